import type { Dt4ReadTable, Dt4Row } from '@waybill/dt4';
import type { Transaction } from '../../../db/database.ts';
import { stageMovedAnalyses, stageMovedComments } from '../../analysis/moved-analyses.service.ts';
import {
  stageKnownComponents,
  stageMovedComponents,
  stageMovedProperties,
} from '../../component/moved-in/moved-components.service.ts';
import { stageMovedEdges } from '../../dependency-graph/moved-edges.service.ts';
import { stageMovedFindings } from '../../matching/moved-findings.service.ts';
import { stageMovedServices } from '../../service/moved-services.service.ts';
import { lacks } from '../plan-rows.ts';
import type { Ledger } from '../report/ledger.ts';
import type { OpenedSource } from '../source/source.ts';
import { streamRows } from '../source/stream-rows.ts';
import type { OpenProjects } from './follow-contents.ts';
import { type ElementPlaces, type PlannedComponent, planComponent } from './plan-component.ts';
import { planService } from './plan-service.ts';
import { digestOfRow } from './row-digest.ts';

/** Rows that are staged at once: their statements cost the same for fewer, and more would need more memory. */
const batch = 10_000;

/**
 * Reads what is in projects once, and stages it. Rows of no project are refused in the ledger, those of a deleted one are present.
 * @returns identities that are new here
 */
export async function stageContents(
  trx: Transaction,
  { source, zone }: OpenedSource,
  projects: OpenProjects,
  places: ElementPlaces,
  ledger: Ledger,
): Promise<readonly number[]> {
  const identities: number[] = [];
  const components = inBatches<Dt4Row<'COMPONENT'>>(batch, async (rows) => {
    const placed = rows.flatMap((row): PlacedRow[] => {
      const projectId = placeOf(row, 'COMPONENT', projects, ledger);
      return projectId === undefined
        ? []
        : [{ row, projectId, oldId: row.ID, uuid: row.UUID, said: digestOfRow(row) }];
    });
    const before = placed.filter(({ projectId }) => !projects.fresh.has(projectId));
    const known = await stageKnownComponents(trx, before);
    const fresh = placed.filter(
      ({ uuid, projectId }) => !known.has(uuid) && !projects.touched.has(projectId),
    );
    ledger.add('COMPONENT', 'kept', placed.length - known.size - fresh.length);
    const planned = planComponents(fresh, places, ledger);
    const staged = planned.map((one) => one.component);
    identities.push(...(await stageMovedComponents(trx, staged)));
    await stageMovedEdges(
      trx,
      planned.flatMap(({ component: { projectId, oldId }, dependencies }) =>
        dependencies.map((toUuid) => ({ projectId, fromOldId: oldId, toUuid })),
      ),
    );
  });
  await streamRows(
    source,
    {
      COMPONENT: components.add,
      COMPONENT_PROPERTY: (rows) => stageMovedProperties(trx, rows.map(propertyOf)),
      SERVICECOMPONENT: async (rows) => {
        const planned = rows.map((row) => {
          const projectId = placeOf(row, 'SERVICECOMPONENT', projects, ledger);
          return projectId === undefined ? undefined : planService(row, projectId);
        });
        for (const one of planned) {
          if (!one || !('refusal' in one)) continue;
          ledger.tell('SERVICECOMPONENT', { row: one.label, outcome: 'refused', reason: one.refusal });
        }
        await stageMovedServices(
          trx,
          planned.flatMap((one) => (one && !('refusal' in one) ? [one] : [])),
        );
      },
      FINDINGATTRIBUTION: (rows) => stageMovedFindings(trx, rows.map(findingOf)),
      ANALYSIS: async (rows) => {
        const usable = rows.flatMap((row) => {
          if (row.COMPONENT_ID !== null) return [{ ...row, COMPONENT_ID: row.COMPONENT_ID }];
          const reason = 'It is about no component.';
          ledger.tell('ANALYSIS', { row: `ANALYSIS ${row.ID}`, outcome: 'refused', reason });
          return [];
        });
        await stageMovedAnalyses(trx, usable.map(analysisOf));
      },
      ANALYSISCOMMENT: (rows) => stageMovedComments(trx, rows.map(commentOf)),
    },
    zone,
    ledger,
  );
  await components.end();
  return identities;
}

export interface PlacedRow {
  readonly row: Dt4Row<'COMPONENT'>;
  /** Of its project, here. */
  readonly projectId: number;
  readonly oldId: number;
  readonly uuid: string;
  readonly said: string;
}

export function planComponents(
  rows: readonly PlacedRow[],
  places: ElementPlaces,
  ledger: Ledger | undefined,
): PlannedComponent[] {
  return rows.flatMap(({ row, projectId, said }) => {
    const one = planComponent(row, { projectId, said }, places);
    if (!('refusal' in one)) return [one];
    ledger?.tell('COMPONENT', { row: one.label, outcome: 'refused', reason: one.refusal });
    return [];
  });
}

/** Gathers rows until there are enough for a statement. */
export function inBatches<T>(size: number, work: (rows: readonly T[]) => Promise<void>) {
  let gathered: T[] = [];
  const flush = async () => {
    const rows = gathered;
    gathered = [];
    if (rows.length > 0) await work(rows);
  };
  return {
    add: async (rows: readonly T[]) => {
      gathered.push(...rows);
      if (gathered.length >= size) await flush();
    },
    end: flush,
  };
}

/** The number here of a row's project. What is in a project that was deleted here was here before; what is in none is refused. */
function placeOf(
  row: { readonly ID: number; readonly NAME: string; readonly PROJECT_ID: number },
  table: Dt4ReadTable,
  { ids, known }: OpenProjects,
  ledger: Ledger,
): number | undefined {
  const id = ids.get(row.PROJECT_ID);
  if (id !== undefined) return id;
  if (known.has(row.PROJECT_ID)) {
    ledger.add(table, 'present');
    return undefined;
  }
  const { label, refusal } = lacks(`${row.NAME} (${table} ${row.ID})`, 'PROJECT', row.PROJECT_ID);
  ledger.tell(table, { row: label, outcome: 'refused', reason: refusal });
  return undefined;
}

function propertyOf(row: Dt4Row<'COMPONENT_PROPERTY'>) {
  return {
    componentOldId: row.COMPONENT_ID,
    uuid: row.UUID,
    group: row.GROUPNAME,
    name: row.PROPERTYNAME,
    value: row.PROPERTYVALUE,
    type: row.PROPERTYTYPE,
    description: row.DESCRIPTION,
  };
}

function findingOf(row: Dt4Row<'FINDINGATTRIBUTION'>) {
  return {
    componentOldId: row.COMPONENT_ID,
    vulnOldId: row.VULNERABILITY_ID,
    analyzer: row.ANALYZERIDENTITY,
    alternateIdentifier: row.ALT_ID,
    referenceUrl: row.REFERENCE_URL,
    foundAt: row.ATTRIBUTED_ON,
  };
}

function analysisOf(row: Dt4Row<'ANALYSIS'> & { readonly COMPONENT_ID: number }) {
  return {
    oldId: row.ID,
    componentOldId: row.COMPONENT_ID,
    vulnOldId: row.VULNERABILITY_ID,
    state: row.STATE,
    justification: row.JUSTIFICATION ?? 'NOT_SET',
    response: row.RESPONSE ?? 'NOT_SET',
    details: row.DETAILS,
    suppressed: row.SUPPRESSED,
  };
}

function commentOf(row: Dt4Row<'ANALYSISCOMMENT'>) {
  return {
    oldId: row.ID,
    analysisOldId: row.ANALYSIS_ID,
    at: row.TIMESTAMP,
    commenter: row.COMMENTER,
    comment: row.COMMENT,
  };
}
