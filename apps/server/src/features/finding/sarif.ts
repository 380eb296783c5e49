import type { Finding, Severity } from '@waybill/api-contract';
import type { DescribedVulnerability } from '../vulnerability/facts/vulnerability-facts.ts';

export interface SarifParts {
  /** One vulnerability for each id. */
  rules: AsyncIterable<readonly DescribedVulnerability[]>;
  findings: AsyncIterable<readonly Finding[]>;
  /** Each result says the other ids of its vulnerability. */
  withAliases: boolean;
  /** Version of the product. */
  version: string;
}

/** Findings as SARIF 2.1.0 (contract §10.1), piece by piece. */
export async function* sarifDocument({
  rules,
  findings,
  withAliases,
  version,
}: SarifParts): AsyncGenerator<string> {
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  yield `{"$schema":"${schema}","version":"2.1.0","runs":[{"tool":{"driver":`;
  yield `${JSON.stringify({ name: 'Waybill', version }).slice(0, -1)},"rules":[`;
  yield* joined(rules, viewRule);
  yield ']}},"results":[';
  yield* joined(findings, (finding) => viewResult(finding, withAliases));
  yield ']}]}';
}

async function* joined<T>(
  batches: AsyncIterable<readonly T[]>,
  toWire: (item: T) => unknown,
): AsyncGenerator<string> {
  let separator = '';
  for await (const batch of batches) {
    let text = '';
    for (const item of batch) {
      text += separator + JSON.stringify(toWire(item));
      separator = ',';
    }
    if (text !== '') yield text;
  }
}

function viewRule(vulnerability: DescribedVulnerability) {
  const { vulnId, cwes } = vulnerability;
  const name = cwes[0]?.name;
  return {
    id: vulnId,
    ...(name === undefined ? {} : { name: pascalCase(name) }),
    shortDescription: { text: vulnId },
    fullDescription: { text: describe(vulnerability) },
  };
}

/** A text is required; ids stand in for vulnerabilities of which no source says anything. */
function describe({ description, title, vulnId }: DescribedVulnerability | Finding['vulnerability']): string {
  return description ?? title ?? vulnId;
}

function viewResult({ component, vulnerability }: Finding, withAliases: boolean) {
  return {
    ruleId: vulnerability.vulnId,
    message: { text: describe(vulnerability) },
    locations: [{ logicalLocations: [{ fullyQualifiedName: locationOf(component) }] }],
    level: levels[vulnerability.severity],
    properties: {
      name: component.name,
      group: component.group ?? '',
      version: component.version ?? '',
      source: vulnerability.source,
      cweId: text(vulnerability.cweId),
      cvssV3BaseScore: text(vulnerability.cvssV3BaseScore),
      epssScore: text(vulnerability.epssScore),
      epssPercentile: text(vulnerability.epssPercentile),
      severityRank: text(vulnerability.severityRank),
      recommendation: vulnerability.recommendation ?? '',
      ...(withAliases ? { aliases: otherIds(vulnerability) } : {}),
    },
  };
}

function otherIds({ vulnId, aliases }: Finding['vulnerability']): string {
  const ids = new Set(aliases.flatMap((alias) => Object.values(alias)));
  return [...ids].filter((id) => id !== vulnId).join(', ');
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
function locationOf({ purl, cpe, name, version }: Finding['component']): string {
  return purl ?? cpe ?? (version === undefined ? name : `${name}@${version}`);
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
