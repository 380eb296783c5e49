import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finished } from '../process.ts';

/** A network of its own: the loopback, and an interface that everything else would leave by and that leads nowhere. */
const outside = 'nowhere0';
const makeNetwork = [
  'ip link set lo up',
  `ip link add ${outside} type veth peer name nowhere1`,
  // What the kernel itself says to its neighbors is not ours.
  ...[outside, 'nowhere1'].map((name) => `ip link set ${name} addrgenmode none arp off multicast off`),
  `ip addr add 192.0.2.2/24 dev ${outside}`,
  `ip link set ${outside} up`,
  'ip link set nowhere1 up',
  `ip route add default via 192.0.2.1 dev ${outside} onlink`,
].join(' && ');
const unshare = [
  '--net',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user', '--keep-caps']),
];

const canMakeNetwork =
  process.platform === 'linux' &&
  spawnSync('unshare', [...unshare, 'sh', '-c', makeNetwork], { stdio: 'ignore' }).status === 0;

interface Tour {
  sent: number;
  failed: string[];
  mirror: number;
  tested: number;
}

describe.skipIf(!canMakeNetwork)(
  'a server without a way out (needs network namespaces)',
  { timeout: 300_000 },
  () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'waybill-offline-'));
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    async function tour(name: string, environment: NodeJS.ProcessEnv): Promise<Tour> {
      const script = path.join(import.meta.dirname, 'offline-tour.ts');
      const words = [process.execPath, script, path.join(folder, name), outside];
      const child = spawn(
        'unshare',
        [...unshare, 'sh', '-c', `${makeNetwork} && exec "$@"`, 'sh', ...words],
        {
          env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
          stdio: 'pipe',
        },
      );
      const { code, stdout, stderr } = await finished(child);
      expect(code, stderr).toBe(0);
      return JSON.parse(stdout) as Tour;
    }

    it('works, and sends not one packet', async () => {
      const told = await tour('offline', {});
      expect(told.failed).toEqual([]);
      expect(told.mirror).toBe(409);
      expect(told.sent).toBe(0);
    });

    it('that is not told so would send some: the look at packets is no idle one', async () => {
      const told = await tour('online', { TOUR_OFFLINE: 'false', TOUR_WAIT_MS: '8000' });
      expect(told.sent).toBeGreaterThan(0);
    });
  },
);
