import { type BomHead, type BomStreams, type Metadata, streamJsonBom, streamXmlBom } from '@waybill/sbom';
import { schemaLicenseIds } from '@waybill/sbom/node';
import { newUuid } from '../../../db/uuid.ts';
import { productVersion } from '../../../http/about.ts';
import { present } from '../../../http/present.ts';
import type { ExportedProject } from './bom-export.queries.ts';
import { exportProject } from './export-component.ts';
import type { ExportForm } from './export-options.ts';

/** The text of a document, piece by piece. */
export type DocumentText = AsyncGenerator<string, void, undefined>;

export function write(head: BomHead, streams: BomStreams, form: ExportForm): DocumentText {
  const licenseIds = schemaLicenseIds();
  return form.format === 'xml'
    ? streamXmlBom(head, streams, { specVersion: form.specVersion, licenseIds })
    : streamJsonBom(head, streams, { specVersion: form.specVersion, licenseIds });
}

export function headOf(now: Date, about: Metadata): BomHead {
  return {
    serialNumber: `urn:uuid:${newUuid()}`,
    metadata: {
      timestamp: now.toISOString().replace(/\.\d+Z$/, 'Z'),
      tools: { tools: [{ vendor: 'Waybill', name: 'Waybill', version: productVersion }] },
      ...about,
    },
  };
}

export function projectMetadata(project: ExportedProject): Metadata {
  const { bom_metadata, manufacturer } = project;
  return {
    component: exportProject(project),
    ...present('authors', bom_metadata?.authors),
    ...present('manufacture', manufacturer),
    ...present('supplier', bom_metadata?.supplier),
  };
}

export async function* each<Row, T>(
  batches: AsyncIterable<readonly Row[]>,
  view: (row: Row) => T,
): AsyncGenerator<T[], void, undefined> {
  for await (const rows of batches) yield rows.map(view);
}
