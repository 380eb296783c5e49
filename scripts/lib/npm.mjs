import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { LauncherError, waitFor } from './run.mjs';

/** No package needs its install scripts, so none runs. Packages that ask for a newer Node get one: the pinned one. */
const OPTIONS = [
  '--ignore-scripts',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--engine-strict=false',
  '--loglevel=error',
  '--no-update-notifier',
];

/** Runs npm at the root. All messages go to stderr, because stdout is for the output of the command. */
export async function runNpm(args) {
  const [command, before] = npmCommand();
  const child = spawn(command, [...before, ...args, ...OPTIONS], {
    cwd: root,
    stdio: ['inherit', process.stderr, process.stderr],
    shell: command === 'npm' && process.platform === 'win32',
  });
  const code = await waitFor(child);
  if (code !== 0) {
    throw new LauncherError(
      `The packages could not be installed ("npm ${args[0]}" ended with ${code}). Its message above says why; often the package registry cannot be reached.`,
    );
  }
}

/** The npm that runs us, else the one on the path. */
export function npmCommand() {
  const running = process.env.npm_execpath;
  return running && /npm-cli\.c?js$/.test(running) ? [process.execPath, [running]] : ['npm', []];
}
