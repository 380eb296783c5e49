import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../src');

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a command of the command line to its end. @param words such as `['user', 'set-password', 'admin']` */
export function runCli(words: string[], environment: NodeJS.ProcessEnv, input = ''): Promise<Finished> {
  const child = startNode('cli/main.ts', words, environment);
  child.stdin?.end(input);
  return finished(child);
}

/** Starts the server as `npm start` does, without the launcher. */
export function startServerProcess(environment: NodeJS.ProcessEnv): ChildProcess {
  return startNode('main.ts', [], environment);
}

function startNode(entry: string, args: string[], environment: NodeJS.ProcessEnv): ChildProcess {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...environment };
  return spawn(process.execPath, [path.join(source, entry), ...args], { env, stdio: 'pipe' });
}

/** Waits for a line on standard output. @throws when the process ends before, with what it said */
export function lineOf(child: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stderr?.on('data', (text) => {
      stderr += text;
    });
    child.stdout?.on('data', (text) => {
      stdout += text;
      const found = pattern.exec(stdout);
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`Ended with ${code}: ${stdout}${stderr}`)));
  });
}

export function finished(child: ChildProcess): Promise<Finished> {
  const result: Finished = { code: null, stdout: '', stderr: '' };
  child.stdout?.on('data', (text) => {
    result.stdout += text;
  });
  child.stderr?.on('data', (text) => {
    result.stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...result, code }));
  });
}
