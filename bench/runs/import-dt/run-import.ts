import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { peakResident } from '../../process-memory.ts';

const cli = fileURLToPath(new URL('../../../apps/server/src/cli/main.ts', import.meta.url));

export interface ImportRun {
  readonly seconds: number;
  /** Memory of the process at its largest, in MB. */
  readonly peak: number;
  readonly isKilled: boolean;
}

/**
 * Runs the command as people do.
 * @param killAfterMs kills it then, if it has not ended by itself
 * @throws when it fails, or a row is not accounted for
 */
export async function runImport(url: string, there: string, killAfterMs?: number): Promise<ImportRun> {
  const begin = performance.now();
  const child = spawn(process.execPath, [cli, 'import', 'dt', '--from', there], {
    env: { ...process.env, WAYBILL_DATABASE_URL: url, WAYBILL_SECRET_KEY: 'a key for this benchmark' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [text, errors, peak] = ['', '', 0];
  child.stdout.on('data', (data: Buffer) => {
    text += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    errors += data.toString();
  });
  const watch = setInterval(() => {
    peak = Math.max(peak, peakResident(child.pid ?? 0));
  }, 100);
  const killer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const [code, signal] = await once(child, 'exit');
  clearInterval(watch);
  clearTimeout(killer);
  const seconds = (performance.now() - begin) / 1000;
  if (signal === 'SIGKILL') return { seconds, peak, isKilled: true };
  if (code !== 0 || !text.includes('\n0 rows are not accounted for.')) {
    throw new Error(`The import ended with ${code}: ${errors}${text}`);
  }
  return { seconds, peak, isKilled: false };
}
