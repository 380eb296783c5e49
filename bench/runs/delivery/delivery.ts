import type { Bench } from '../../bench.ts';
import type { Figure } from '../../report.ts';
import { runDeliveryKills } from './kills.ts';
import { measurePace } from './pace.ts';

const eventsBySize = { S: 1_000, M: 10_000, L: 10_000 } as const;

/** Notifications to fifty destinations: how fast, in how much memory, and what is lost when the server is killed. */
export const delivery: Bench = {
  id: 'delivery',
  title: 'events told to 50 rules, and 20 kills while 5,000 deliveries are under way',
  isGate: () => true,
  async run(size, _probes, { only } = {}) {
    const figures: Figure[] = [];
    const isWanted = (part: string) => only === undefined || part.includes(only);
    if (isWanted('pace')) figures.push(...(await measurePace(eventsBySize[size])));
    if (isWanted('kills'))
      figures.push(...(await runDeliveryKills({ events: 100, projects: 10, rules: 50, kills: 20 })));
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
