/** One measured figure of a benchmark. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** The goal, such as `≤ 25`; undefined: reported only. */
  goal?: string;
  met?: boolean;
}

export interface BenchResult {
  id: string;
  title: string;
  size: string;
  runs: number;
  figures: Figure[];
  /** Things a reader must know to trust the figures. */
  notes: string[];
}

/** The middle of the values; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('No values to take a median of');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** The value that a share of the values does not exceed (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const value = [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(share * values.length) - 1)];
  if (value === undefined) throw new Error('No values to take a percentile of');
  return value;
}

export function atMost(name: string, value: number, unit: string, limit: number): Figure {
  return { name, value, unit, goal: `≤ ${limit}`, met: value <= limit };
}

export function atLeast(name: string, value: number, unit: string, limit: number): Figure {
  return { name, value, unit, goal: `≥ ${limit}`, met: value >= limit };
}

export function reported(name: string, value: number, unit: string): Figure {
  return { name, value, unit };
}

/** The result as lines for a terminal. */
export function formatResult(result: BenchResult): string {
  const lines = [`${result.id} ${result.title} (size ${result.size}, median of ${result.runs})`];
  const width = Math.max(...result.figures.map((figure) => figure.name.length));
  for (const figure of result.figures) {
    const verdict =
      figure.goal === undefined ? '' : `  goal ${figure.goal}  ${figure.met ? 'met' : 'MISSED'}`;
    lines.push(`  ${figure.name.padEnd(width)}  ${formatNumber(figure.value)} ${figure.unit}${verdict}`);
  }
  for (const note of result.notes) lines.push(`  note: ${note}`);
  return lines.join('\n');
}

function formatNumber(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 2 : 4;
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}
