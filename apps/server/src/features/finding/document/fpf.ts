import type { Finding, FindingVulnerability } from '@waybill/api-contract';
import { contractApplication, contractLevel, product } from '../../../http/about.ts';
import { memberTexts } from '../../../http/json-text.ts';
import { present } from '../../../http/present.ts';
import type { ProjectKey } from '../finding.queries.ts';

/** Which installation a document comes from, and when. */
export interface FpfOrigin {
  at: Date;
  baseUrl: string | undefined;
}

/** As much of a project as the document tells. */
type PackagedProject = Pick<ProjectKey, 'uuid' | 'name' | 'version' | 'description' | 'purl' | 'cpe'>;

/**
 * Finding Packaging Format as other tools read it (contract §20.1, the version of level 4.14.3), piece by
 * piece.
 * @param toReader adapts a vulnerability for a reader
 */
export async function* fpfDocument(
  project: PackagedProject,
  findings: AsyncIterable<readonly Finding[]>,
  about: FpfOrigin,
  toReader: (vulnerability: FindingVulnerability) => FindingVulnerability = (same) => same,
): AsyncGenerator<string> {
  const head = {
    version: '1.4',
    meta: {
      application: contractApplication,
      version: contractLevel,
      timestamp: about.at.toISOString(),
      ...present('baseUrl', about.baseUrl),
      product,
    },
    project: withoutNulls({
      uuid: project.uuid,
      name: project.name,
      version: project.version,
      description: project.description,
      purl: project.purl,
      cpe: project.cpe,
    }),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"findings":[`;
  const textOf = memberTexts('vulnerability', (vulnerability: FindingVulnerability) =>
    packagedVulnerability(toReader(vulnerability)),
  );
  let separator = '';
  for await (const batch of findings) {
    let text = '';
    for (const finding of batch) {
      text += separator + textOf(packaged(finding));
      separator = ',';
    }
    yield text;
  }
  yield ']}';
}

/** In this document times are texts. */
function packaged({ attribution, ...finding }: Finding) {
  return { ...finding, attribution: { ...attribution, attributedOn: timeText(attribution.attributedOn) } };
}

function packagedVulnerability({ published, ...vulnerability }: FindingVulnerability) {
  return {
    ...vulnerability,
    ...present('published', published === undefined ? undefined : timeText(published)),
  };
}

/** As the readers of this format know times, in UTC: `2020-01-02 03:04:05.0`, fractions without zeros at their end. */
function timeText(epochMs: number): string {
  const [seconds = '', fraction = ''] = new Date(epochMs)
    .toISOString()
    .replace('T', ' ')
    .slice(0, -1)
    .split('.');
  return `${seconds}.${fraction.replace(/0{1,2}$/, '')}`;
}

function withoutNulls(record: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
