import type { FindingView, Severity } from '@waybill/api-contract';
import type { VulnTexts } from './finding.queries.ts';

/** A finding with the long texts of its vulnerability. */
export interface SarifFinding {
  finding: FindingView;
  texts: VulnTexts | undefined;
}

export interface SarifParts {
  /** One vulnerability for each id. */
  rules: AsyncIterable<readonly VulnTexts[]>;
  findings: AsyncIterable<readonly SarifFinding[]>;
  /** Version of the product. */
  version: string;
  cweName(id: number): string | undefined;
}

/** Findings as SARIF 2.1.0 (contract §10.1), piece by piece. */
export async function* sarifDocument({
  rules,
  findings,
  version,
  cweName,
}: SarifParts): AsyncGenerator<string> {
  const schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  yield `{"$schema":"${schema}","version":"2.1.0","runs":[{"tool":{"driver":`;
  yield `${JSON.stringify({ name: 'Waybill', version }).slice(0, -1)},"rules":[`;
  yield* joined(rules, (texts) => viewRule(texts, cweName));
  yield ']}},"results":[';
  yield* joined(findings, viewResult);
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

function viewRule(texts: VulnTexts, cweName: SarifParts['cweName']) {
  const [cwe] = texts.cwes ?? [];
  const name = cwe === undefined ? undefined : cweName(cwe);
  return {
    id: texts.ext_id,
    ...(name === undefined ? {} : { name: pascalCase(name) }),
    shortDescription: { text: texts.ext_id },
    fullDescription: { text: describe(texts) },
  };
}

/** A text is required; ids stand in for vulnerabilities of which no source says anything. */
function describe(texts: VulnTexts): string {
  return texts.description ?? texts.title ?? texts.ext_id;
}

function viewResult({ finding, texts }: SarifFinding) {
  const { component, vulnerability } = finding;
  return {
    ruleId: vulnerability.vulnId,
    message: { text: texts ? describe(texts) : vulnerability.vulnId },
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
      recommendation: texts?.recommendation ?? '',
    },
  };
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
function locationOf({ purl, cpe, name, version }: FindingView['component']): string {
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
