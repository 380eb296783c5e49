import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Platform } from './contents/lock.ts';
import { ReleaseError } from './release-error.ts';

/** Sources of a commit with the packages of a platform, apart from the checkout. */
export interface Draft {
  root: string;
}

interface Commit {
  commit: string;
  /** In seconds since 1970; all files of the release get it. */
  time: number;
  /** Such as `Jane <jane@example.com>`; Debian packages want to know whom to ask. */
  author: string;
  /** Whether the checkout has nothing else. */
  isClean: boolean;
}

/** The commit that a release is made of. @param ref such as `v0.1.0` @throws {ReleaseError} when there is none of that name */
export function readCommit(repository: string, ref = 'HEAD'): Commit {
  const git = (...args: string[]) => run('git', args, { cwd: repository }).trim();
  const [commit = '', time = ''] = git('show', '-s', '--format=%H %ct', `${ref}^{commit}`).split(' ');
  const author = git('show', '-s', '--format=%an <%ae>', commit);
  return { commit, time: Number(time), author, isClean: git('status', '--porcelain') === '' };
}

/**
 * Lays out the sources of a commit and installs what runs on the platform, as package-lock.json has it; npm checks the digest of every
 * package, and no install script runs.
 */
export async function makeDraft(
  repository: string,
  commit: string,
  root: string,
  { cpu }: Platform,
): Promise<Draft> {
  mkdirSync(root, { recursive: true });
  const archive = spawnSync('git', ['archive', '--format=tar', commit], {
    cwd: repository,
    maxBuffer: 2 ** 30,
  });
  if (archive.status !== 0)
    throw new ReleaseError(`git archive ended with ${archive.status}: ${archive.stderr}`);
  run('tar', ['-x', '-C', root], { input: archive.stdout });
  // @ts-expect-error TypeScript does not read the launcher, which is plain JavaScript.
  const { npmCommand }: { npmCommand(): [string, string[]] } = await import('../lib/npm.mjs');
  const [npm, before] = npmCommand();
  const options = ['--omit=dev', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
  const platform = [
    '--os=linux',
    `--cpu=${cpu}`,
    '--libc=glibc',
    '--engine-strict=false',
    '--loglevel=error',
  ];
  run(npm, [...before, 'ci', ...options, ...platform], { cwd: root });
  return { root };
}

/** Builds the console of a draft with the tools installed there. @returns its folder, and the packages whose code it has */
export function buildConsole({ root }: Draft): { folder: string; bundled: string[] } {
  const app = path.join(root, 'apps/console');
  const list = path.join(root, 'bundled-packages.json');
  run(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: app,
    env: { ...process.env, NODE_ENV: 'production', WAYBILL_BUNDLED_PACKAGES: list },
  });
  return { folder: path.join(app, 'dist'), bundled: JSON.parse(readFileSync(list, 'utf8')) as string[] };
}

/** Writes the documentation of a draft as a site. @returns its folder */
export function buildDocs({ root }: Draft): string {
  const folder = path.join(root, 'docs/dist');
  run(process.execPath, [path.join(root, 'scripts/docs-site/main.ts'), folder]);
  return folder;
}

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  input?: Buffer;
}

/** Runs a program to its end. @returns what it printed; throws with what it complained about */
export function run(command: string, args: readonly string[], options: RunOptions = {}): string {
  const { status, signal, stdout, stderr, error } = spawnSync(command, args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (error) throw new ReleaseError(`"${command}" cannot be run: ${error.message}`, { cause: error });
  if (status !== 0)
    throw new ReleaseError(
      `${command} ${args[0]} ended with ${status ?? signal}: ${stderr.trim() || stdout.trim()}`,
    );
  return stdout;
}

/** Whether a program is on the path. */
export function hasProgram(name: string): boolean {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.some((folder) => existsSync(path.join(folder, name)));
}
