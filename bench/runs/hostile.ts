import type { Bench } from '../bench.ts';
import type { Figure } from '../report.ts';
import { attackByLeaving } from './hostile/leaving-uploads.ts';
import { attackByMalformedTraffic } from './hostile/malformed.ts';
import { attackSiblings } from './hostile/siblings.ts';
import { attackSignIns } from './hostile/sign-ins.ts';
import { attackByTrickling } from './hostile/trickle.ts';

const attacks = [attackSignIns, attackByTrickling, attackByLeaving, attackByMalformedTraffic, attackSiblings];

/** Attacks that need time, each on a server of its own, over loopback only. About five minutes. */
export const hostile: Bench = {
  id: 'hostile',
  title: 'attacks that need time: sign-ins, trickling, leaving uploads, floods, contention',
  isGate: true,
  async run(size) {
    const figures: Figure[] = [];
    for (const attack of attacks) figures.push(...(await attack()));
    const notes = [
      'callers and server share the machine; readiness is asked ten times a second from a thread of its own',
    ];
    return { id: 'hostile', title: this.title, size, runs: 1, figures, notes };
  },
};
