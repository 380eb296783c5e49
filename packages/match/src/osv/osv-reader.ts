import type {
  Advisory,
  AffectedPackage,
  OsvEvent,
  PackageRange,
  ReadResult,
  VulnSource,
} from '../advisory.ts';
import { coordinateOfPackage } from '../coordinate.ts';
import { defined } from '../defined.ts';
import {
  findText,
  items,
  type Json,
  looseItems,
  looseMember,
  looseText,
  member,
  readSafely,
  requireText,
  root,
} from '../json.ts';
import { cweNumbers, referencesOf, timeOf, titleOf } from '../record-text.ts';
import { sourceOfVulnId } from '../vuln-source.ts';
import { readWithdrawn } from '../withdrawn.ts';
import { readOsvRating } from './osv-rating.ts';

/**
 * Reads one record of an OSV database (https://ossf.github.io/osv-schema/).
 *
 * The fields that decide a match (id, `withdrawn`, packages, ranges, versions) must have the right shape. Otherwise the
 * record is refused with the path of the fault. Other broken fields (credits, references, ratings) are omitted.
 * Ids that start with `GHSA-` or `CVE-` belong to the sources GITHUB and NVD, all others to OSV.
 *
 * @example
 * const result = readOsvRecord({ id: 'GHSA-1', affected: [
 *   { package: { ecosystem: 'npm', name: 'acme' }, versions: ['1.0.0'] }] });
 * [result.advisory.source, result.advisory.affected[0].versions] // ['GITHUB', ['1.0.0']]
 */
export function readOsvRecord(record: unknown): ReadResult {
  const read = readSafely(() => readRecord(root(record)));
  return read.ok ? { ok: true, advisory: read.value } : read;
}

function readRecord(record: Json): Advisory {
  const id = requireText(member(record, 'id'));
  const specific = looseMember(record, 'database_specific');
  return {
    feed: 'osv',
    recordId: id,
    source: osvSource(id),
    vulnId: id,
    aliases: items(member(record, 'aliases')).map(requireText),
    ...upstreamOf(record),
    ...readWithdrawn(member(record, 'withdrawn')),
    ...defined('title', titleOf(looseText(member(record, 'summary')))),
    ...defined('description', looseText(member(record, 'details'))),
    ...defined('credits', credits(record)),
    references: referencesOf(
      looseItems(member(record, 'references')).map((item) => looseText(looseMember(item, 'url'))),
    ),
    cwes: cweNumbers(looseItems(looseMember(specific, 'cwe_ids')).map(looseText)),
    ...readOsvRating(record),
    ...defined('published', timeOf(looseText(member(record, 'published')))),
    ...defined('modified', timeOf(looseText(member(record, 'modified')))),
    ...affectedOf(record),
  };
}

function affectedOf(record: Json): Pick<Advisory, 'affected' | 'purlDisagrees'> {
  const read = items(member(record, 'affected')).flatMap(readAffected);
  const affected = tellLines(read.map((entry) => entry.affected));
  return read.some((entry) => entry.purlDisagrees) ? { affected, purlDisagrees: true } : { affected };
}

/**
 * Ubuntu's lines are distinguished only if a record also has an entry for the release itself (see
 * `ubuntuLine`). A release out of standard support has none, and a build without Pro is then as vulnerable as
 * one with it.
 */
function tellLines(affected: readonly AffectedPackage[]): AffectedPackage[] {
  const keyOf = ({ name, distro }: AffectedPackage) => `${name} ${distro}`;
  const released = new Set<string>();
  const extra = new Set<string>();
  for (const entry of affected) {
    if (entry.namespace !== 'ubuntu' || entry.stream === undefined) continue;
    (entry.stream === 'main' ? released : extra).add(keyOf(entry));
  }
  return affected.map((entry) => {
    if (entry.namespace !== 'ubuntu' || entry.stream === undefined) return entry;
    if (released.has(keyOf(entry)) && extra.has(keyOf(entry))) return entry;
    const { stream: _onlyOne, ...whole } = entry;
    return whole;
  });
}

interface ReadEntry {
  readonly affected: AffectedPackage;
  readonly purlDisagrees: boolean;
}

/** Ids of other issuers (SNYK-…) that come through OSV stay with OSV: it is what says so. */
function osvSource(id: string): VulnSource {
  const source = sourceOfVulnId(id);
  return source === 'NVD' || source === 'GITHUB' ? source : 'OSV';
}

/** Records of distributions name no aliases but what they rest on (https://ossf.github.io/osv-schema/#upstream-field). */
function upstreamOf(record: Json): Pick<Advisory, 'upstream'> {
  const ids = looseItems(member(record, 'upstream')).flatMap((id) => looseText(id) ?? []);
  return ids.length > 0 ? { upstream: [...new Set(ids)] } : {};
}

function credits(record: Json): string | undefined {
  const names = looseItems(member(record, 'credits')).map((credit) => looseText(looseMember(credit, 'name')));
  return names.filter((name) => name !== undefined).join(', ') || undefined;
}

function readAffected(json: Json, at: number): ReadEntry[] {
  const pkg = member(json, 'package');
  if (pkg.value === undefined) return [];
  const ecosystem = findText(member(pkg, 'ecosystem'));
  const found = coordinateOfPackage(ecosystem, findText(member(pkg, 'name')), findText(member(pkg, 'purl')));
  if (!found) return [];
  const lastKnown = looseText(
    looseMember(looseMember(json, 'database_specific'), 'last_known_affected_version_range'),
  );
  const affected: AffectedPackage = {
    kind: 'purl',
    ...found.coordinate,
    ...defined('ecosystem', ecosystem),
    ranges: items(member(json, 'ranges')).map((range) => readRange(range, lastKnown)),
    versions: [...new Set(items(member(json, 'versions')).map(requireText))],
    at,
  };
  return [{ affected, purlDisagrees: found.purlDisagrees }];
}

function readRange(json: Json, lastKnown: string | undefined): PackageRange {
  if (requireText(member(json, 'type')) === 'GIT') return { kind: 'git' };
  const events = items(member(json, 'events')).flatMap(readEvent);
  const last = events.at(-1);
  const end = last && 'introduced' in last ? lastKnownEnd(lastKnown) : undefined;
  return { kind: 'events', events: end ? [...events, end] : events };
}

/** The schema allows one member per event; some databases write two, which then count in this order. */
function readEvent(json: Json): OsvEvent[] {
  const events: OsvEvent[] = [];
  const introduced = findText(member(json, 'introduced'));
  if (introduced) events.push({ introduced });
  const fixed = findText(member(json, 'fixed'));
  if (fixed) events.push({ fixed });
  const lastAffected = findText(member(json, 'last_affected'));
  if (lastAffected) events.push({ last_affected: lastAffected });
  const limit = findText(member(json, 'limit'));
  if (limit) events.push({ limit });
  return events;
}

/** GitHub keeps the end of a range that has no fix yet beside the range: `<= 1.2.3` or `< 1.2.3`. */
function lastKnownEnd(text: string | undefined): OsvEvent | undefined {
  const match = /^\s*(<=?)\s*(\S+)\s*$/.exec(text ?? '');
  const version = match?.[2];
  if (!match || version === undefined) return undefined;
  return match[1] === '<' ? { fixed: version } : { last_affected: version };
}
