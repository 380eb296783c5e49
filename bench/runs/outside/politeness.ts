import { createRateMeter, startSourceServer } from '@waybill/test-kit';
import { closeDatabase, openDatabase } from '../../../apps/server/src/db/database.ts';
import { paceOf as paceOfRegistry } from '../../../apps/server/src/features/repository/registry/registry-pace.ts';
import { paceOf as paceOfNvd } from '../../../apps/server/src/features/source/nvd/nvd-pace.ts';
import { plainOutgoingConfig } from '../../../apps/server/src/outgoing/outgoing.fixtures.ts';
import { createOutgoing } from '../../../apps/server/src/outgoing/outgoing.ts';
import { databaseTurns } from '../../../apps/server/src/outgoing/turns.ts';
import { withBenchDatabase } from '../../database.ts';
import { atLeast, atMost, type Figure } from '../../report.ts';

/** What hosts publish of how often they may be asked, in a window that is short enough to be measured in a minute. */
const limits = [
  { host: 'services.nvd.nist.gov', requests: 5, windowMs: 30_000, intervalMs: nvdInterval(false) },
  { host: 'services.nvd.nist.gov with a key', requests: 50, windowMs: 30_000, intervalMs: nvdInterval(true) },
  { host: 'crates.io', requests: 10, windowMs: 10_000, intervalMs: registryInterval('crates.io') },
  { host: 'rubygems.org', requests: 10, windowMs: 1_000, intervalMs: registryInterval('rubygems.org') },
  { host: 'hex.pm', requests: 100, windowMs: 60_000, intervalMs: registryInterval('hex.pm') },
];
const measuredMs = 65_000;

function nvdInterval(hasKey: boolean): number {
  return paceOfNvd(new URL('https://services.nvd.nist.gov'), hasKey, undefined).intervalMs;
}

function registryInterval(host: string): number {
  return paceOfRegistry(new URL(`https://${host}`), undefined).intervalMs;
}

/** Two nodes with a database in common ask as much as they may, several times at once each; the host counts. */
export async function measurePoliteness(): Promise<Figure[]> {
  return withBenchDatabase(async ({ url }) => {
    const open = () => openDatabase({ connection: { connectionString: url }, onError: () => undefined });
    const nodes = [open(), open()];
    const clients = nodes.map((node) =>
      createOutgoing({ config: plainOutgoingConfig, turns: databaseTurns(node), now: () => new Date() }),
    );
    try {
      const figures = await Promise.all(limits.map((limit) => measureOne(limit, [...clients, ...clients])));
      return figures.flat();
    } finally {
      for (const client of clients) await client.close();
      for (const node of nodes) await closeDatabase(node);
    }
  });
}

async function measureOne(
  { host, intervalMs, ...limit }: (typeof limits)[number],
  clients: readonly ReturnType<typeof createOutgoing>[],
): Promise<Figure[]> {
  const meter = createRateMeter(limit);
  const times: number[] = [];
  const played = await startSourceServer({
    root: '.',
    services: {
      '/api': () => {
        times.push(performance.now());
        meter.isTooMany(performance.now());
        return { status: 200 };
      },
    },
  });
  const url = new URL(`${played.url}/api`);
  const endsAt = performance.now() + measuredMs;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < endsAt) {
        const pace = { lane: host, intervalMs };
        (await client.ask({ url, pace, signal: AbortSignal.timeout(2 * measuredMs) })).drop();
      }
    }),
  );
  await played.close();
  const tookMs = (times.at(-1) ?? 0) - (times[0] ?? 0);
  const used = (((times.length - 1) / tookMs) * limit.windowMs) / limit.requests;
  return [
    atMost(`${host}: most in ${limit.windowMs / 1_000} s, two nodes`, meter.most, 'requests', limit.requests),
    atLeast(`${host}: of its limit used`, used * 100, '%', 80),
  ];
}
