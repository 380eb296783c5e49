import type { Severity } from '@waybill/cvss';
import { buildPurl, formatPurl } from '@waybill/purl';
import type { Advisory, AffectedPackage, Bounds, ReadResult } from '../advisory.ts';
import { boundOf } from '../bound-of.ts';
import { coordinateOfPackage } from '../coordinate.ts';
import { cvssOfVector } from '../cvss-memo.ts';
import { defined } from '../defined.ts';
import {
  findText,
  items,
  type Json,
  looseItems,
  looseMember,
  looseNumber,
  looseText,
  MalformedRecord,
  member,
  readSafely,
  requireText,
  root,
} from '../json.ts';
import { severityOfWord } from '../osv/osv-rating.ts';
import { cweNumbers, referencesOf, timeOf, titleOf } from '../record-text.ts';
import { readWithdrawn } from '../withdrawn.ts';

/** GitHub's ecosystems (https://docs.github.com/graphql/reference/enums#securityadvisoryecosystem) as OSV names them. */
const ECOSYSTEMS: ReadonlyMap<string, string> = new Map([
  ['MAVEN', 'Maven'],
  ['RUST', 'crates.io'],
  ['PIP', 'PyPI'],
  ['RUBYGEMS', 'RubyGems'],
  ['GO', 'Go'],
  ['NPM', 'npm'],
  ['COMPOSER', 'Packagist'],
  ['NUGET', 'NuGet'],
  ['ERLANG', 'Hex'],
  ['PUB', 'Pub'],
  ['SWIFT', 'SwiftURL'],
  ['ACTIONS', 'GitHub Actions'],
]);

/**
 * Reads a `SecurityAdvisory` node of GitHub's GraphQL API, asked with the fields that its mirror asks for
 * (https://docs.github.com/graphql/reference/objects#securityadvisory). Packages of other ecosystems than those
 * with a purl type are generic ones (contract §18.3); a range that cannot be read refuses the record with the path of the fault, of a
 * generic package it leaves that out. Never throws.
 *
 * @example
 * const result = readGithubAdvisory({ ghsaId: 'GHSA-1', vulnerabilities: { nodes: [
 *   { package: { ecosystem: 'NPM', name: 'acme' }, vulnerableVersionRange: '>= 1.0, < 1.4' }] } });
 * result.advisory.affected[0].ranges // [{ kind: 'bounds', bounds: { startIncluding: '1.0', endExcluding: '1.4' } }]
 */
export function readGithubAdvisory(node: unknown): ReadResult {
  const read = readSafely(() => readNode(root(node)));
  return read.ok ? { ok: true, advisory: read.value } : read;
}

function readNode(node: Json): Advisory {
  const id = requireText(member(node, 'ghsaId'));
  const identifiers = looseItems(member(node, 'identifiers')).map((item) =>
    looseText(looseMember(item, 'value')),
  );
  return {
    feed: 'github',
    recordId: id,
    source: 'GITHUB',
    vulnId: id,
    aliases: identifiers.filter((value): value is string => value !== undefined && value !== id),
    ...readWithdrawn(member(node, 'withdrawnAt')),
    ...defined('title', titleOf(looseText(member(node, 'summary')))),
    ...defined('description', looseText(member(node, 'description'))),
    references: referencesOf(
      looseItems(member(node, 'references')).map((item) => looseText(looseMember(item, 'url'))),
    ),
    cwes: cweNumbers(connection(node, 'cwes').map((item) => looseText(looseMember(item, 'cweId')))),
    ...readRating(node),
    ...defined('epss', readEpss(looseMember(node, 'epss'))),
    ...defined('published', timeOf(looseText(member(node, 'publishedAt')))),
    ...defined('modified', timeOf(looseText(member(node, 'updatedAt')))),
    affected: connection(node, 'vulnerabilities').flatMap(readVulnerability),
  };
}

/** The nodes of a GraphQL connection, written as `nodes` or as `edges` of nodes. */
function connection(parent: Json, name: string): Json[] {
  const list = member(parent, name);
  if (list.value === undefined) return [];
  const nodes = member(list, 'nodes');
  return nodes.value === undefined
    ? items(member(list, 'edges')).map((edge) => member(edge, 'node'))
    : items(nodes);
}

function readRating(node: Json): Partial<Advisory> {
  const severities = looseMember(node, 'cvssSeverities');
  const cvssV3 = vectorOf(looseMember(severities, 'cvssV3')) ?? vectorOf(looseMember(node, 'cvss'));
  const severity: Severity = severityOfWord(looseText(member(node, 'severity')));
  return {
    ...(cvssV3?.version.startsWith('3') ? { cvssV3 } : {}),
    ...defined('cvssV4', vectorOf(looseMember(severities, 'cvssV4'))),
    severity,
  };
}

function readEpss(epss: Json): Advisory['epss'] {
  const [score, percentile] = [
    looseNumber(looseMember(epss, 'percentage')),
    looseNumber(looseMember(epss, 'percentile')),
  ];
  return isShare(score) && isShare(percentile) ? { score, percentile } : undefined;
}

function isShare(value: number | undefined): value is number {
  return value !== undefined && value >= 0 && value <= 1;
}

function vectorOf(cvss: Json) {
  const text = looseText(looseMember(cvss, 'vectorString'));
  return text === undefined ? undefined : cvssOfVector(text);
}

function readVulnerability(json: Json, at: number): AffectedPackage[] {
  const pkg = member(json, 'package');
  const ecosystem = ECOSYSTEMS.get(requireText(member(pkg, 'ecosystem')));
  const name = requireText(member(pkg, 'name'));
  const found = coordinateOfPackage(ecosystem, name, ecosystem === undefined ? genericPurl(name) : undefined);
  if (!found) return [];
  const range = member(json, 'vulnerableVersionRange');
  const bounds = readBounds(range);
  if (!bounds) {
    if (ecosystem === undefined) return [];
    throw new MalformedRecord(
      range.path,
      `Expected a version range, found "${findText(range)?.slice(0, 100)}"`,
    );
  }
  return [
    {
      kind: 'purl',
      ...found.coordinate,
      ...defined('ecosystem', ecosystem),
      ranges: [{ kind: 'bounds', bounds }],
      versions: [],
      at,
    },
  ];
}

/** For a package whose ecosystem has no purl type. The text before the last slash is its namespace. */
function genericPurl(path: string): string | undefined {
  const cut = path.lastIndexOf('/');
  const built = buildPurl({
    type: 'generic',
    namespace: cut < 0 ? undefined : path.slice(0, cut),
    name: path.slice(cut + 1),
  });
  return built.ok ? formatPurl(built.purl) : undefined;
}

/** Reads a range such as `>= 8.0.0, < 8.5.38` or `= 1.2`; undefined for any other text. */
function readBounds(json: Json): Bounds | undefined {
  const bounds: Bounds = {};
  for (const part of requireText(json).split(',')) {
    const match = /^\s*(>=|>|<=|<|=)\s*(\S+)\s*$/.exec(part);
    const version = match?.[2];
    if (!match || version === undefined) return undefined;
    Object.assign(bounds, boundOf(match[1] ?? '', version));
  }
  return bounds;
}
