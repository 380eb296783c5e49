import type { Advisory, ReadResult } from '../advisory.ts';
import { defined } from '../defined.ts';
import {
  type Json,
  looseItems,
  looseMember,
  looseText,
  MalformedRecord,
  member,
  readSafely,
  requireText,
  root,
} from '../json.ts';
import { cweNumbers, referencesOf, timeOf } from '../record-text.ts';
import { readConfigurations } from './nvd-configuration.ts';
import { readNvdRating } from './nvd-rating.ts';

/**
 * Reads the `cve` object of an NVD 2.0 feed or API answer (https://nvd.nist.gov/developers/vulnerabilities).
 *
 * The id and the configurations must have the right shape, else the record is refused with the path of the fault;
 * broken ornaments are left out. A rejected CVE is read with `rejected` set and never affects anything.
 *
 * @example
 * const criteria = 'cpe:2.3:a:acme:rocket:*:*:*:*:*:*:*:*';
 * const cpeMatch = [{ vulnerable: true, criteria, versionEndExcluding: '1.4' }];
 * const nodes = [{ operator: 'OR', negate: false, cpeMatch }];
 * const [affected] = readNvdCve({ id: 'CVE-2024-0001', configurations: [{ nodes }] }).advisory.affected;
 * [affected.criterion === criteria, affected.bounds] // [true, { endExcluding: '1.4' }]
 * readNvdCve({}) // { ok: false, error: { path: 'id', message: 'Expected a text' } }
 */
export function readNvdCve(cve: unknown): ReadResult {
  const read = readSafely(() => readCve(root(cve)));
  return read.ok ? { ok: true, advisory: read.value } : read;
}

function readCve(cve: Json): Advisory {
  const idJson = member(cve, 'id');
  const id = requireText(idJson);
  if (!/^CVE-\d{4}-\d{4,}$/.test(id)) {
    throw new MalformedRecord(idJson.path, `Expected a CVE id, found "${id.slice(0, 40)}"`);
  }
  return {
    feed: 'nvd',
    recordId: id,
    source: 'NVD',
    vulnId: id,
    aliases: [],
    ...(looseText(member(cve, 'vulnStatus')) === 'Rejected' ? { rejected: true } : {}),
    ...defined('description', englishTexts(member(cve, 'descriptions')).join('\n\n') || undefined),
    references: referencesOf(
      looseItems(member(cve, 'references')).map((item) => looseText(looseMember(item, 'url'))),
    ),
    cwes: cweNumbers(
      looseItems(member(cve, 'weaknesses')).flatMap((item) => englishTexts(looseMember(item, 'description'))),
    ),
    ...readNvdRating(member(cve, 'metrics')),
    ...defined('published', timeOf(looseText(member(cve, 'published')))),
    ...defined('modified', timeOf(looseText(member(cve, 'lastModified')))),
    affected: readConfigurations(member(cve, 'configurations')),
  };
}

/** The values of the entries whose language is English; NVD writes `en`, some sources `en-US`. */
function englishTexts(list: Json): string[] {
  const texts: string[] = [];
  for (const entry of looseItems(list)) {
    const value = looseText(looseMember(entry, 'value'));
    if (value !== undefined && /^en\b/i.test(looseText(looseMember(entry, 'lang')) ?? '')) texts.push(value);
  }
  return texts;
}
