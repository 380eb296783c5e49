import type { BomImportView } from '@waybill/api-contract';
import type { ImportRow } from './bom.queries.ts';

export function viewImport(row: ImportRow): BomImportView {
  return {
    uuid: row.uuid,
    token: row.token,
    sha256: row.sha256,
    mediaType: row.media_type,
    byteSize: row.byte_size,
    ...(row.format === null ? {} : { format: row.format }),
    ...(row.spec_version === null ? {} : { specVersion: row.spec_version }),
    ...(row.serial_number === null ? {} : { serialNumber: row.serial_number }),
    ...(row.bom_version === null ? {} : { bomVersion: row.bom_version }),
    ...(row.components === null ? {} : { components: row.components }),
    ...(row.services === null ? {} : { services: row.services }),
    receivedAt: row.received_at.getTime(),
    ...(row.processed_at === null ? {} : { processedAt: row.processed_at.getTime() }),
  };
}
