import { readSharedJsonLines, type VectorCase, type VectorSource } from '@waybill/test-kit';
import { formatCpe22, formatCpe23, parseCpe } from '../index.ts';

/** All vectors about CPE names in the shared data: real names of products, written as formatted strings. */
export const CPE_VECTORS: readonly VectorSource[] = [
  {
    package: 'cpe',
    set: 'match-truth/cpe (names, both bindings)',
    count: 12_000,
    cases: () => readSharedJsonLines<{ cpe: string }>('match-truth/cpe.expected.jsonl.gz').map(judge),
  },
];

/** A name comes back from its formatted string and from its URI as it was. */
function judge({ cpe }: { cpe: string }): VectorCase {
  return {
    case: cpe,
    expected: { formatted: cpe, uri: cpe },
    got: { formatted: throughBinding(cpe, formatCpe23), uri: throughBinding(cpe, formatCpe22) },
  };
}

function throughBinding(text: string, format: typeof formatCpe23): string {
  const read = parseCpe(text);
  if (!read.ok) return `refused: ${read.error.message}`;
  const again = parseCpe(format(read.cpe));
  return again.ok ? formatCpe23(again.cpe) : `refused: ${again.error.message}`;
}
