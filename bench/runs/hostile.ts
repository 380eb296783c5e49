import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { type Figure, reported } from '../report.ts';
import { attackByBulk } from './hostile/bulk-flood.ts';
import { attackByLeaving } from './hostile/leaving-uploads.ts';
import { attackByMalformedTraffic } from './hostile/malformed.ts';
import { whileAskingReadiness } from './hostile/readiness.ts';
import { attackSiblings } from './hostile/siblings.ts';
import { attackSignIns } from './hostile/sign-ins.ts';
import { attackBySlowReaders } from './hostile/slow-readers.ts';
import { withTarget } from './hostile/target.ts';
import { attackByTrickling } from './hostile/trickle.ts';
import { attackByUnreadExports } from './hostile/unread-exports.ts';
import { attackByUnreadLists } from './hostile/unread-lists.ts';

const attacks = [
  measureIdle,
  attackSignIns,
  attackByTrickling,
  attackByLeaving,
  attackByMalformedTraffic,
  attackSiblings,
  attackByBulk,
  attackByUnreadExports,
  attackByUnreadLists,
  attackBySlowReaders,
];
const idleMs = 5000;

/** Attacks that need time, each on a server of its own, over loopback only. About ten minutes. */
export const hostile: Bench = {
  id: 'hostile',
  title: 'attacks that need time: sign-ins, trickling, leaving uploads, floods, contention, readers',
  isGate: () => true,
  async run(size) {
    const figures: Figure[] = [];
    for (const attack of attacks) figures.push(...(await attack()));
    const notes = [
      'callers and server share the machine; readiness is asked ten times a second from a thread of its own',
    ];
    return { id: 'hostile', title: this.title, size, runs: 1, figures, notes };
  },
};

/** The effect of the machine itself on the other readiness figures. */
async function measureIdle(): Promise<Figure[]> {
  return withTarget(async ({ url }) => {
    const { readiness } = await whileAskingReadiness(url, () => sleep(idleMs));
    return [reported('idle: /health/ready, worst', readiness.worst, 's')];
  });
}
