import { readFileSync, writeFileSync } from 'node:fs';
import type { Quality } from './measure.ts';
import type { QualityCase, QualitySet } from './quality-set.ts';

const file = (name: string) => new URL(`testdata/${name}`, import.meta.url);

/** The set that is checked in. */
export function readSample(): QualitySet {
  return {
    osv: readLines('osv.jsonl'),
    nvd: readLines('nvd.jsonl'),
    cases: readLines<QualityCase>('cases.jsonl'),
  };
}

/** The figures below which none of the sample may fall. */
export function readFigures(): Quality[] {
  return JSON.parse(readFileSync(file('figures.json'), 'utf8'));
}

/** Replaces the set that is checked in, and its figures. */
export function writeSample({ osv, nvd, cases }: QualitySet, figures: readonly Quality[]): void {
  writeLines('osv.jsonl', osv);
  writeLines('nvd.jsonl', nvd);
  writeLines('cases.jsonl', cases);
  writeFileSync(file('figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
}

function readLines<T>(name: string): T[] {
  const lines = readFileSync(file(name), 'utf8').split('\n');
  return lines.flatMap((line): T[] => (line === '' ? [] : [JSON.parse(line)]));
}

function writeLines(name: string, items: readonly unknown[]): void {
  writeFileSync(file(name), items.map((item) => `${JSON.stringify(item)}\n`).join(''));
}
