import type { EpssScore } from './epss.queries.ts';

/** Reads a line `CVE-…,score,percentile`; undefined for blank lines, comments and the heading. */
export function parseScore(line: string): EpssScore | 'malformed' | undefined {
  const text = line.trim();
  if (text === '' || text.startsWith('#') || text.startsWith('cve,')) return undefined;
  const [cve = '', score = '', percentile = ''] = text.split(',');
  const isCve = /^CVE-\d{4}-\d{4,}$/.test(cve);
  return isCve && isShare(score) && isShare(percentile)
    ? [cve, Number(score), Number(percentile)]
    : 'malformed';
}

function isShare(text: string): boolean {
  const number = Number(text);
  return text !== '' && number >= 0 && number <= 1;
}
