import type { BomImport } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import type { ImportRow } from './bom.queries.ts';

export function viewBomImport(row: ImportRow): BomImport {
  return {
    uuid: row.uuid,
    token: row.token,
    ...present('sha256', row.sha256 || null),
    ...present('mediaType', row.media_type),
    ...present('byteSize', row.byte_size),
    ...present('format', row.format),
    ...present('specVersion', row.spec_version),
    ...present('serialNumber', row.serial_number),
    ...present('bomVersion', row.bom_version),
    ...present('components', row.components),
    ...present('services', row.services),
    receivedAt: row.received_at.getTime(),
    ...present('processedAt', row.processed_at?.getTime()),
  };
}
