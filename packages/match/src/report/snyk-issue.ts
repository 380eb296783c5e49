import type { Severity } from '@waybill/cvss';
import type { Advisory } from '../advisory.ts';
import { defined } from '../defined.ts';
import {
  type Json,
  looseItems,
  looseMember,
  looseText,
  member,
  readSafely,
  requireText,
  root,
} from '../json.ts';
import { severityOfWord } from '../osv/osv-rating.ts';
import { cweNumbers, referencesOf, timeOf, titleOf } from '../record-text.ts';
import { readSnykAffected } from './snyk-affected.ts';
import { severityOf, type Vectors, vectorsOf } from './vectors.ts';

/** An issue of Snyk, with what it recommends to do. */
export type SnykIssue =
  | { ok: true; advisory: Advisory; recommendation?: string }
  | { ok: false; error: { path: string; message: string } };

/**
 * Reads an issue of Snyk's REST API (https://docs.snyk.io/snyk-api/reference/issues). Several parties rate it: of each
 * generation of CVSS the vector of the preferred one is taken, else Snyk's, the NVD's, or any; the word that goes with the newest
 * generation is the severity. Never throws.
 *
 * @param preferred whose rating comes first: NVD, SNYK, RHEL or SUSE, in any case
 * @param asked the package URL that it is an answer about, for issues that do not name their package
 * @example
 * const problems = [{ id: 'CVE-2030-0001', source: 'CVE' }, { id: 'CWE-79', source: 'CWE' }];
 * const { advisory } = readSnykIssue({ id: 'SNYK-JS-A-1', attributes: { title: 'XSS', problems } }, 'NVD');
 * [advisory.source, advisory.aliases, advisory.cwes] // ['SNYK', ['CVE-2030-0001'], [79]]
 */
export function readSnykIssue(issue: unknown, preferred: string, asked?: string): SnykIssue {
  const read = readSafely(() => readIssue(root(issue), preferred, asked));
  return read.ok ? { ok: true, ...read.value } : read;
}

function readIssue(
  issue: Json,
  preferred: string,
  asked: string | undefined,
): { advisory: Advisory; recommendation?: string } {
  const id = requireText(member(issue, 'id'));
  const attributes = looseMember(issue, 'attributes');
  const text = (name: string) => looseText(looseMember(attributes, name));
  const problems = looseItems(looseMember(attributes, 'problems')).map((problem) =>
    looseText(looseMember(problem, 'id')),
  );
  const slots = looseMember(attributes, 'slots');
  const advisory: Advisory = {
    feed: 'snyk',
    recordId: id,
    source: 'SNYK',
    vulnId: id,
    aliases: problems.filter((problem) => problem !== undefined && /^(CVE|GHSA)-/i.test(problem)) as string[],
    ...defined('title', titleOf(text('title'))),
    ...defined('description', text('description')),
    references: referencesOf(
      looseItems(looseMember(slots, 'references')).map((item) => looseText(looseMember(item, 'url'))),
    ),
    cwes: cweNumbers(problems),
    ...readRating(looseItems(looseMember(attributes, 'severities')), preferred),
    ...defined('published', timeOf(looseText(looseMember(slots, 'publication_time')) ?? text('created_at'))),
    ...defined('modified', timeOf(text('updated_at'))),
    affected: readSnykAffected(looseItems(looseMember(attributes, 'coordinates')), asked),
  };
  return { advisory, ...defined('recommendation', recommendationOf(attributes)) };
}

function readRating(ratings: readonly Json[], preferred: string): Vectors & { severity: Severity } {
  const first = partyOf(preferred);
  const order = [first, first === 'NVD' ? 'SNYK' : 'NVD'];
  const rank = (rating: Json) => {
    const at = order.indexOf(partyOf(looseText(looseMember(rating, 'source')) ?? ''));
    return at < 0 ? order.length : at;
  };
  const sorted = ratings.toSorted((a, b) => rank(a) - rank(b));
  const vectorOf = (rating: Json) => looseText(looseMember(rating, 'vector'));
  const vectors = vectorsOf(sorted.map(vectorOf));
  const newest = vectors.cvssV4 ?? vectors.cvssV3 ?? vectors.cvssV2;
  const chosen =
    sorted.find((rating) => newest && vectorsOf([vectorOf(rating)])[generation(newest)]) ?? sorted[0];
  const word = severityOfWord(chosen && looseText(looseMember(chosen, 'level')));
  return { ...vectors, severity: word === 'UNASSIGNED' ? severityOf(vectors) : word };
}

function generation({ version }: { version: string }): keyof Vectors {
  if (version === '2.0') return 'cvssV2';
  return version === '4.0' ? 'cvssV4' : 'cvssV3';
}

/** Snyk has called Red Hat by two names. */
function partyOf(source: string): string {
  const upper = source.trim().toUpperCase();
  return upper === 'RED HAT' || upper === 'REDHAT' ? 'RHEL' : upper;
}

function recommendationOf(attributes: Json): string | undefined {
  const texts = looseItems(looseMember(attributes, 'coordinates'))
    .flatMap((coordinate) => looseItems(looseMember(coordinate, 'remedies')))
    .map((remedy) => looseText(looseMember(remedy, 'description')));
  return [...new Set(texts.filter((text) => text !== undefined))].join('\n') || undefined;
}
