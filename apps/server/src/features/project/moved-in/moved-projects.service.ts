// Public to other features.
/** Projects that move in from another installation: whole sets, each as it was there. Who asks has checked the values. */
import type { Contact, ExternalReference, Organization } from '@waybill/sbom';
import type { Transaction } from '../../../db/database.ts';
import type { ImportResult } from '../../../db/import-result.ts';
import { noteProjectChange } from '../../policy-evaluation/evaluate.service.ts';
import { giveByUuids } from '../../project-access/given-access.service.ts';
import { refreshAccess } from '../../project-access/project-access.service.ts';
import {
  insertMovedProjects,
  insertMovedProperties,
  selectMoved,
  setMovedParents,
} from './moved-projects.queries.ts';

export interface MovedProject {
  readonly uuid: string;
  readonly parentUuid: string | null;
  readonly name: string;
  readonly version: string | null;
  readonly group: string | null;
  readonly description: string | null;
  readonly classifier: string | null;
  readonly publisher: string | null;
  readonly cpe: string | null;
  readonly purl: string | null;
  readonly swidTagId: string | null;
  readonly active: boolean;
  readonly isLatest: boolean;
  readonly collectionLogic: string;
  /** Name of a tag that is here. */
  readonly collectionTag: string | null;
  readonly authors: readonly Contact[] | null;
  readonly manufacturer: Organization | null;
  readonly supplier: Organization | null;
  readonly externalReferences: readonly ExternalReference[] | null;
  /** Who made its last BOM. */
  readonly document: {
    readonly authors: readonly Contact[] | null;
    readonly supplier: Organization | null;
  } | null;
  readonly lastBomImport: Date | null;
  readonly lastBomImportFormat: string | null;
  readonly lastVulnerabilityAnalysis: Date | null;
}

export interface MovedProperty {
  readonly project: string;
  readonly group: string;
  readonly name: string;
  /** Encrypted with the key of this installation, where the type is that of a secret. */
  readonly value: string | null;
  readonly type: string;
  readonly description: string | null;
}

/**
 * Adds projects with their UUIDs. Of several with one name and version all stay: the one that a BOM came to last is found by these, the
 * others by their UUID alone until somebody gives them a name of their own. One version is the latest.
 */
export async function moveProjects(
  trx: Transaction,
  projects: readonly MovedProject[],
): Promise<ImportResult[]> {
  const made = await insertMovedProjects(trx, projects);
  await setMovedParents(
    trx,
    projects.filter((project) => project.parentUuid !== null && made.has(project.uuid)),
  );
  return projects.map(({ uuid, isLatest }) => {
    const row = made.get(uuid);
    if (!row) return { outcome: 'merged', note: 'A project with its UUID is here already.' };
    const notes = [
      ...(row.namesake > 0
        ? [
            'Another project has its name and version. Both stay: names lead to the other one, the UUID to this. Give it another name or version.',
          ]
        : []),
      ...(isLatest && !row.is_latest ? ['Another version is marked as the latest one.'] : []),
    ];
    return { outcome: 'written', note: notes.length > 0 ? notes.join(' ') : undefined };
  });
}

export { noteRoots } from './moved-projects.queries.ts';

/** Lets teams see projects, both by their UUIDs. */
export async function moveProjectAccess(
  trx: Transaction,
  grants: readonly { project: string; team: string }[],
): Promise<ImportResult[]> {
  const done = await giveByUuids(trx, grants);
  return grants.map((_, n) => ({ outcome: done.has(n) ? 'written' : 'merged' }));
}

export async function moveProjectProperties(
  trx: Transaction,
  properties: readonly MovedProperty[],
): Promise<ImportResult[]> {
  const done = await insertMovedProperties(trx, properties);
  return properties.map((_, n) =>
    done.has(n)
      ? { outcome: 'written' }
      : { outcome: 'merged', note: 'The project has a property of this group and name, or is not here.' },
  );
}

/** After projects moved in with their tags and teams: who sees them, and which policies they have, follows from these. */
export async function settleMovedProjects(trx: Transaction, projectIds: readonly number[]): Promise<void> {
  await noteProjectChange(trx, projectIds);
  await refreshAccess(trx, projectIds);
}

export { selectMoved };
