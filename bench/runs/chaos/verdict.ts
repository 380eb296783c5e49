import type { Change } from '../../../apps/server/test/race/writer.ts';
import { atMost, type Figure, reported } from '../../report.ts';
import { stillSeconds } from './course.ts';
import type { Settled } from './settle.ts';
import type { Tally } from './work.ts';

/** All that a run found. */
export interface Outcome extends Settled {
  readonly changes: readonly Change[];
  readonly tally: Tally;
  readonly kills: readonly string[];
  readonly deaths: number;
}

export function figuresOf(outcome: Outcome): Figure[] {
  const { wrong, losses, longest, tally, kills, deaths, settledMs, isReady, changes } = outcome;
  const rows = Object.values(wrong).reduce((sum, count) => sum + count, 0);
  const faults = [...tally.faults.values()].reduce((sum, count) => sum + count, 0);
  return [
    reported('kills', kills.length, ''),
    reported('calls that were answered', tally.done, ''),
    reported('calls while something was away', tally.away, ''),
    reported('changes that were acknowledged', changes.length, ''),
    ...losses.map(({ what, lost }) => atMost(`lost of acknowledged ${what}`, lost.length, '', 0)),
    atMost('rows and counters that a recount has otherwise', rows, '', 0),
    ...Object.entries(wrong).map(([what, count]) => atMost(`wrong: ${what}`, count, '', 0)),
    atMost('longest stand-still of due work', longest, 's', stillSeconds),
    reported('until all work was done after the last kill', settledMs / 1000, 's'),
    atMost('answers that no kill explains', faults, '', 0),
    atMost('processes that ended by themselves', deaths, '', 0),
    atMost('servers that are not ready at the end', isReady ? 0 : 1, '', 0),
  ];
}

const told = 20;

export function notesOf({ losses, tally, kills }: Outcome): string[] {
  const byKind = Map.groupBy(kills, (kind) => kind);
  return [
    `killed: ${[...byKind].map(([kind, each]) => `${kind} ${each.length}`).join(', ')}`,
    ...losses.flatMap(({ what, lost }) => lost.slice(0, told).map((one) => `lost of ${what}: ${one}`)),
    ...[...tally.faults].slice(0, told).map(([what, times]) => `${times} ×: ${what}`),
  ];
}
