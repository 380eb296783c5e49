import type { Advisory, ReadResult } from '../advisory.ts';
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
import { cweNumbers, referencesOf, titleOf } from '../record-text.ts';
import { severityOf, vectorsOf } from './vectors.ts';

/**
 * Reads a vulnerability of a component report of Sonatype OSS Index (https://ossindex.sonatype.org/rest). One that has a CVE is
 * that CVE, with Sonatype's own id as its alias; any other one has its own source. The title of a CVE is left out, as it only
 * repeats the id. Never throws.
 *
 * @example
 * readOssIndexVulnerability({ id: 'sonatype-2030-1', cve: 'CVE-2030-0001' }).advisory.vulnId // 'CVE-2030-0001'
 * readOssIndexVulnerability({ id: 'sonatype-2030-1' }).advisory.source // 'OSSINDEX'
 */
export function readOssIndexVulnerability(vulnerability: unknown): ReadResult {
  const read = readSafely(() => readVulnerability(root(vulnerability)));
  return read.ok ? { ok: true, advisory: read.value } : read;
}

function readVulnerability(json: Json): Advisory {
  const id = requireText(member(json, 'id'));
  const cve = [looseText(member(json, 'cve')), id].find((text) => text !== undefined && /^CVE-\d/.test(text));
  const vectors = vectorsOf([looseText(member(json, 'cvssVector'))]);
  const urls = [member(json, 'reference'), ...looseItems(looseMember(json, 'externalReferences'))];
  return {
    feed: 'ossindex',
    recordId: cve ?? id,
    source: cve === undefined ? 'OSSINDEX' : 'NVD',
    vulnId: cve ?? id,
    aliases: cve !== undefined && id.startsWith('sonatype-') ? [id] : [],
    ...(cve === undefined ? defined('title', titleOf(looseText(member(json, 'title')))) : {}),
    ...defined('description', looseText(member(json, 'description'))),
    references: referencesOf(urls.map(looseText)),
    cwes: cweNumbers([looseText(member(json, 'cwe'))]),
    ...vectors,
    severity: severityOf(vectors),
    affected: [],
  };
}
