import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

describe('the log', () => {
  it('goes to standard error, without secrets', () => {
    const script = `
      import { createLogger } from ${JSON.stringify(new URL('./logging.ts', import.meta.url).href)};
      createLogger('info').info({ password: 'p1', user: { password: 'p2' }, headers: { 'x-api-key': 'p3' } }, 'hello');`;
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(run.stdout).toBe('');
    const line = JSON.parse(run.stderr);
    expect(line).toMatchObject({ level: 'info', msg: 'hello', password: '[redacted]' });
    expect(run.stderr).not.toMatch(/p[123]/);
  });
});
