import { scoreCvss } from '@waybill/cvss';
import { createRandom, type Random } from '../../random.ts';
import { type Figure, reported } from '../../report.ts';
import { nsPerCall, perSecond } from './measure.ts';

/** Base metrics and their values, in the order of each specification. */
const VERSIONS = [
  {
    name: 'v2',
    prefix: '',
    metrics: 'AV:LAN AC:HML Au:MSN C:NPC I:NPC A:NPC',
  },
  {
    name: 'v3.1',
    prefix: 'CVSS:3.1/',
    metrics: 'AV:NALP AC:LH PR:NLH UI:NR S:UC C:HLN I:HLN A:HLN',
  },
  {
    name: 'v4.0',
    prefix: 'CVSS:4.0/',
    metrics: 'AV:NALP AC:LH AT:NP PR:NLH UI:NPA VC:HLN VI:HLN VA:HLN SC:HLN SI:HLN SA:HLN',
  },
];

const VECTORS = 2_000;

/** Scoring base vectors drawn at random. */
export function measureCvss(): Figure[] {
  const random = createRandom(13);
  return VERSIONS.map(({ name, prefix, metrics }) => {
    const vectors = Array.from({ length: VECTORS }, () => prefix + drawVector(metrics, random));
    const ns = nsPerCall(VECTORS, () => totalScore(vectors));
    return reported(`cvss: scores of ${name} vectors`, perSecond(ns), '/s');
  });
}

function drawVector(metrics: string, random: Random): string {
  return metrics
    .split(' ')
    .map((metric) => {
      const [name = '', values = ''] = metric.split(':');
      return `${name}:${random.pick([...values])}`;
    })
    .join('/');
}

function totalScore(vectors: readonly string[]): number {
  let sum = 0;
  for (const vector of vectors) {
    const result = scoreCvss(vector);
    if (!result.ok) throw new Error(`${vector}: ${JSON.stringify(result.error)}`);
    sum += result.base;
  }
  return sum;
}
