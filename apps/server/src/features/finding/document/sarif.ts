import type { CvssVersion, Severity } from '@waybill/api-contract';
import { adviceOf } from '../../document-facts/document-facts.service.ts';
import { type DocumentedFlaw, idsOfFlaw } from '../../document-facts/documented-flaw.ts';
import { cweName } from '../../vulnerability/cwe.service.ts';
import type { ToldFinding } from '../finding.service.ts';

export interface SarifParts {
  /** One vulnerability for each id. */
  rules: AsyncIterable<readonly DocumentedFlaw[]>;
  findings: AsyncIterable<readonly ToldFinding[]>;
  /** The leading record of a vulnerability represents all. Rules are vulnerabilities, by their CVEs. */
  isFolded: boolean;
  /** Version of the product. */
  version: string;
}

/** Findings as SARIF 2.1.0 (contract §10.1), piece by piece. */
export async function* sarifDocument({
  rules,
  findings,
  isFolded,
  version,
}: SarifParts): AsyncGenerator<string> {
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  yield `{"$schema":"${schema}","version":"2.1.0","runs":[{"tool":{"driver":`;
  yield `${JSON.stringify({ name: 'Waybill', version }).slice(0, -1)},"rules":[`;
  const seen = new Set<string>();
  yield* joined(rules, (flaw) => {
    // Components may have different records of one flaw.
    const id = ruleIdOf(flaw, isFolded);
    if (seen.has(id)) return undefined;
    seen.add(id);
    return viewRule(flaw, id);
  });
  yield ']}},"results":[';
  yield* joined(findings, (finding) => viewResult(finding, isFolded));
  yield ']}]}';
}

/** Undefined parts are omitted. */
async function* joined<T>(
  batches: AsyncIterable<readonly T[]>,
  toWire: (item: T) => object | undefined,
): AsyncGenerator<string> {
  let separator = '';
  for await (const batch of batches) {
    let text = '';
    for (const item of batch) {
      const wire = toWire(item);
      if (wire === undefined) continue;
      text += separator + JSON.stringify(wire);
      separator = ',';
    }
    if (text !== '') yield text;
  }
}

/** As the contract has it the id of the record, which some results of other tools are compared by. */
function ruleIdOf({ vulnId, ids }: DocumentedFlaw, isFolded: boolean): string {
  return isFolded ? (ids[0] ?? vulnId) : vulnId;
}

function viewRule(flaw: DocumentedFlaw, id: string) {
  const { cwes, cvss } = flaw.merged;
  const name = cwes[0] === undefined ? undefined : cweName(cwes[0]);
  return {
    id,
    ...(name === undefined ? {} : { name: pascalCase(name) }),
    shortDescription: { text: id },
    fullDescription: { text: describe(flaw) },
    properties: {
      // The score by which code hosts order results: from 0.0 to 10.0, as a text.
      ...(cvss === undefined ? {} : { 'security-severity': cvss.value.toFixed(1) }),
      tags: ['security', ...cwes.map((cwe) => `external/cwe/cwe-${String(cwe).padStart(3, '0')}`)],
    },
  };
}

/** A text is required. The id is used for vulnerabilities without a description. */
function describe({ description, title, merged, vulnId }: DocumentedFlaw): string {
  return description ?? title ?? merged.title?.value ?? vulnId;
}

function viewResult({ row, flaw, fix }: ToldFinding, isFolded: boolean) {
  const { merged } = flaw;
  const epss = merged.epss?.value;
  const newest = merged.scores[0];
  return {
    ruleId: ruleIdOf(flaw, isFolded),
    message: { text: describe(flaw) },
    locations: [{ logicalLocations: [{ fullyQualifiedName: locationOf(row) }] }],
    level: levels[flaw.effectiveSeverity],
    properties: {
      name: row.name,
      group: row.group_name ?? '',
      version: row.version ?? '',
      source: flaw.source,
      cweId: text(flaw.cwes[0]?.cweId ?? merged.cwes[0]),
      cvssV3BaseScore: text(flaw.cvssV3 ?? scoreOf(flaw, 'V3')?.score),
      epssScore: text(flaw.epssScore ?? epss?.score),
      epssPercentile: text(flaw.epssPercentile ?? epss?.percentile),
      severityRank: text(flaw.effectiveSeverityRank),
      recommendation: flaw.recommendation ?? (fix === undefined ? '' : adviceOf(fix)),
      aliases: otherIds(flaw, isFolded).join(', '),
      cveId: merged.cveId ?? '',
      cvssScore: text(merged.cvss?.value),
      cvssVector: newest?.vector ?? '',
      knownExploited: String(merged.exploited !== undefined),
      fixedVersion: fix?.nearest ?? '',
    },
  };
}

function scoreOf({ merged }: DocumentedFlaw, version: CvssVersion) {
  return merged.scores.find((score) => score.version === version);
}

/** The switches of the contract may hide aliases of a record; a flaw has them all. */
function otherIds(flaw: DocumentedFlaw, isFolded: boolean): string[] {
  if (isFolded) return flaw.ids.filter((id) => id !== ruleIdOf(flaw, true));
  const shown = idsOfFlaw({ vulnId: flaw.vulnId, allAliases: flaw.aliases }, []);
  return shown.filter((id) => id !== flaw.vulnId);
}

const levels: Record<Severity, 'error' | 'warning' | 'note' | 'none'> = {
  CRITICAL: 'error',
  HIGH: 'error',
  MEDIUM: 'warning',
  LOW: 'note',
  INFO: 'note',
  UNASSIGNED: 'none',
};

/** The purl; a component without one still has to be named. */
function locationOf({ purl, cpe, name, version }: ToldFinding['row']): string {
  return purl ?? cpe ?? (version === null ? name : `${name}@${version}`);
}

/** Properties are texts in this document, empty where nothing is known. */
function text(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

function pascalCase(words: string): string {
  return words
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
