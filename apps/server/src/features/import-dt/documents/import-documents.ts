import { type MovedBom, moveBoms } from '../../bom/moved-boms.service.ts';
import { type MovedVex, moveVex } from '../../vex/moved-vex.service.ts';
import { importOnce, type Moving, type Planned } from '../import-once.ts';
import { lacks, planRows } from '../plan-rows.ts';
import type { Ledger } from '../report/ledger.ts';
import type { GatheredRows } from '../source/gather-rows.ts';

/** What is kept of uploads: that they were, not what they said. */
export const documentTables = ['BOM', 'VEX'] as const;

export interface DocumentPlan {
  readonly boms: readonly Planned<MovedBom>[];
  readonly vex: readonly Planned<MovedVex>[];
}

/** @param projects UUIDs of projects by their numbers there */
export function planDocuments(
  rows: GatheredRows<(typeof documentTables)[number]>,
  projects: ReadonlyMap<number, string>,
  ledger: Ledger,
): DocumentPlan {
  return {
    boms: planRows(ledger, 'BOM', rows.of('BOM'), (row) => {
      const project = projects.get(row.PROJECT_ID);
      if (project === undefined) return lacks(`BOM ${row.UUID}`, 'PROJECT', row.PROJECT_ID);
      const value = {
        project,
        uuid: row.UUID,
        format: row.BOM_FORMAT,
        specVersion: row.SPEC_VERSION,
        serialNumber: row.SERIAL_NUMBER,
        bomVersion: row.BOM_VERSION,
        importedAt: row.IMPORTED,
      };
      return { key: row.UUID, label: row.UUID, value };
    }),
    vex: planRows(ledger, 'VEX', rows.of('VEX'), (row) => {
      const project = projects.get(row.PROJECT_ID);
      if (project === undefined) return lacks(`VEX ${row.UUID}`, 'PROJECT', row.PROJECT_ID);
      const isCycloneDx = row.VEX_FORMAT === 'CycloneDX';
      const value = {
        project,
        uuid: row.UUID,
        format: isCycloneDx ? ('CYCLONEDX' as const) : null,
        specVersion: row.SPEC_VERSION,
        importedAt: row.IMPORTED,
      };
      return { key: row.UUID, label: row.UUID, value };
    }),
  };
}

export async function importDocuments(moving: Moving, { boms, vex }: DocumentPlan): Promise<void> {
  await importOnce(moving, 'BOM', boms, { write: (values) => moveBoms(moving.trx, values) });
  await importOnce(moving, 'VEX', vex, { write: (values) => moveVex(moving.trx, values) });
}
