import type { Bench } from '../../bench.ts';
import type { Figure } from '../../report.ts';
import { runDeliveryKills } from './kills.ts';
import { measurePace } from './pace.ts';
import { measureRules } from './rules.ts';

const eventsBySize = { S: 1_000, M: 10_000, L: 10_000 } as const;

/**
 * Notifications to fifty destinations: throughput, memory, losses when the server is killed, and the cost for
 * the work that causes them.
 */
export const delivery: Bench = {
  id: 'delivery',
  title:
    'events told to 50 rules, 20 kills while 5,000 deliveries are under way, and what rules cost changed advisories, a full pass, and BOMs',
  // The slowdown of other work depends on the load of the machine. It is reported only, and no command exits
  // with 1.
  isGate: ({ name }) => !/^(a BOM|all of them) slower/.test(name),
  async run(size, _probes, { only } = {}) {
    const figures: Figure[] = [];
    const isWanted = (part: string) => only === undefined || part.includes(only);
    if (isWanted('pace')) figures.push(...(await measurePace(eventsBySize[size])));
    if (isWanted('kills'))
      figures.push(...(await runDeliveryKills({ events: 100, projects: 10, rules: 50, kills: 20 })));
    if (isWanted('rules')) figures.push(...(await measureRules(size)));
    return {
      id: 'delivery',
      title: this.title,
      size,
      runs: 1,
      figures,
      notes: ['destinations are on the same machine and answer at once, while kills after 20 ms'],
    };
  },
};
