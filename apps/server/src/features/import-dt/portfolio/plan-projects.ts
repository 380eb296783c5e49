import { type Dt4Row, decryptSecret, readDependencyUuids } from '@waybill/dt4';
import type { MovedProject, MovedProperty } from '../../project/moved-in/moved-projects.service.ts';
import type { Planned } from '../import-once.ts';
import { byId, lacks, planRows, type Refusal } from '../plan-rows.ts';
import type { Ledger } from '../report/ledger.ts';
import type { GatheredRows } from '../source/gather-rows.ts';
import { contactsOf, organizationOf, referencesOf, refusalOf } from './party.ts';

export const projectTables = [
  'TAG',
  'PROJECT',
  'PROJECT_METADATA',
  'PROJECTS_TAGS',
  'PROJECT_ACCESS_TEAMS',
  'PROJECT_PROPERTY',
] as const;

export type ProjectRows = GatheredRows<(typeof projectTables)[number] | 'TEAM'>;

export interface ProjectPlan {
  readonly tags: readonly Planned<string>[];
  readonly projects: readonly Planned<MovedProject>[];
  /** Their numbers there, by UUID. */
  readonly numbers: ReadonlyMap<number, string>;
  /** UUIDs of what projects depend on, by their numbers there. */
  readonly dependencies: ReadonlyMap<number, readonly string[]>;
  readonly documents: readonly Planned<string>[];
  readonly tagging: readonly Planned<{ project: string; tag: string }>[];
  readonly access: readonly Planned<{ project: string; team: string }>[];
  /** Secrets are in plain text. */
  readonly properties: readonly Planned<MovedProperty>[];
}

/** What the rows of projects stand for here. */
export function planProjects(rows: ProjectRows, key: Uint8Array | undefined, ledger: Ledger): ProjectPlan {
  const tags = byId(rows.of('TAG'), (row) => row.NAME);
  const teams = byId(rows.of('TEAM'), (row) => row.UUID);
  const uuids = byId(rows.of('PROJECT'), (row) => row.UUID);
  const documents = new Map(rows.of('PROJECT_METADATA').map((row) => [row.PROJECT_ID, row]));
  const dependencies = new Map<number, readonly string[]>();
  const projects = planRows(ledger, 'PROJECT', rows.of('PROJECT'), (row) => {
    const planned = planProject(row, { tags, uuids, document: documents.get(row.ID) });
    if (!('refusal' in planned)) dependencies.set(row.ID, planned.dependencies);
    return 'refusal' in planned ? planned : planned.project;
  });
  const taken = new Set(projects.map((project) => project.key));
  const numbers = new Map([...uuids].filter(([, uuid]) => taken.has(uuid)));
  const joined = { numbers, tags, teams };
  return {
    tags: planRows(ledger, 'TAG', rows.of('TAG'), ({ NAME }) => ({ key: NAME, label: NAME, value: NAME })),
    projects,
    numbers,
    dependencies,
    documents: planRows(ledger, 'PROJECT_METADATA', rows.of('PROJECT_METADATA'), (row) => {
      const uuid = numbers.get(row.PROJECT_ID);
      if (uuid === undefined) return lacks(`PROJECT_METADATA ${row.ID}`, 'PROJECT', row.PROJECT_ID);
      return { key: uuid, label: uuid, value: uuid, facts: [row.AUTHORS, row.SUPPLIER] };
    }),
    ...planJoined(rows, joined, ledger),
    properties: planRows(ledger, 'PROJECT_PROPERTY', rows.of('PROJECT_PROPERTY'), (row) =>
      planProperty(row, numbers, key),
    ),
  };
}

interface Joined {
  readonly numbers: ReadonlyMap<number, string>;
  readonly tags: ReadonlyMap<number, string>;
  readonly teams: ReadonlyMap<number, string>;
}

function planJoined(rows: ProjectRows, { numbers, tags, teams }: Joined, ledger: Ledger) {
  return {
    tagging: planRows(ledger, 'PROJECTS_TAGS', rows.of('PROJECTS_TAGS'), (row) => {
      const [project, tag] = [numbers.get(row.PROJECT_ID), tags.get(row.TAG_ID)];
      const label = `PROJECT ${row.PROJECT_ID}, TAG ${row.TAG_ID}`;
      if (project === undefined) return lacks(label, 'PROJECT', row.PROJECT_ID);
      if (tag === undefined) return lacks(label, 'TAG', row.TAG_ID);
      return { key: `${project} ${tag}`, label, value: { project, tag } };
    }),
    access: planRows(ledger, 'PROJECT_ACCESS_TEAMS', rows.of('PROJECT_ACCESS_TEAMS'), (row) => {
      const [project, team] = [numbers.get(row.PROJECT_ID), teams.get(row.TEAM_ID)];
      const label = `PROJECT ${row.PROJECT_ID}, TEAM ${row.TEAM_ID}`;
      if (project === undefined) return lacks(label, 'PROJECT', row.PROJECT_ID);
      if (team === undefined) return lacks(label, 'TEAM', row.TEAM_ID);
      return { key: `${project} ${team}`, label, value: { project, team } };
    }),
  };
}

interface Surroundings {
  readonly tags: ReadonlyMap<number, string>;
  readonly uuids: ReadonlyMap<number, string>;
  readonly document: Dt4Row<'PROJECT_METADATA'> | undefined;
}

interface PlannedProject {
  readonly project: Planned<MovedProject>;
  readonly dependencies: readonly string[];
}

function planProject(
  row: Dt4Row<'PROJECT'>,
  { tags, uuids, document }: Surroundings,
): PlannedProject | Refusal {
  const label = row.VERSION === null ? row.NAME : `${row.NAME} ${row.VERSION}`;
  const { PARENT_PROJECT_ID: parentId, COLLECTION_TAG: tagId } = row;
  try {
    const lasting = {
      uuid: row.UUID,
      parentUuid: parentId === null ? null : (uuids.get(parentId) ?? null),
      name: row.NAME,
      version: row.VERSION,
      group: row.GROUP,
      description: row.DESCRIPTION,
      classifier: row.CLASSIFIER,
      publisher: row.PUBLISHER,
      cpe: row.CPE,
      purl: row.PURL,
      swidTagId: row.SWIDTAGID,
      active: row.ACTIVE ?? true,
      isLatest: row.IS_LATEST ?? false,
      collectionLogic: row.COLLECTION_LOGIC ?? 'NONE',
      collectionTag: tagId === null ? null : (tags.get(tagId)?.trim().toLowerCase() ?? null),
      authors: contactsOf(row.AUTHORS),
      manufacturer: organizationOf(row.MANUFACTURER),
      supplier: organizationOf(row.SUPPLIER),
      externalReferences: referencesOf(row.EXTERNAL_REFERENCES),
      document: document
        ? { authors: contactsOf(document.AUTHORS), supplier: organizationOf(document.SUPPLIER) }
        : null,
    };
    const times = {
      lastBomImport: row.LAST_BOM_IMPORTED,
      lastBomImportFormat: row.LAST_BOM_IMPORTED_FORMAT,
      lastVulnerabilityAnalysis: row.LAST_VULNERABILITY_ANALYSIS,
    };
    // Each analysis changes the rest.
    const project = { key: row.UUID, label, value: { ...lasting, ...times }, facts: lasting };
    return { project, dependencies: readDependencyUuids(row.DIRECT_DEPENDENCIES) };
  } catch (error) {
    return { ...refusalOf(label, error), key: row.UUID };
  }
}

function planProperty(
  row: Dt4Row<'PROJECT_PROPERTY'>,
  numbers: ReadonlyMap<number, string>,
  key: Uint8Array | undefined,
): Planned<MovedProperty> | Refusal {
  const label = `PROJECT ${row.PROJECT_ID}, ${row.GROUPNAME ?? ''}/${row.PROPERTYNAME}`;
  const project = numbers.get(row.PROJECT_ID);
  if (project === undefined) return lacks(label, 'PROJECT', row.PROJECT_ID);
  const group = row.GROUPNAME ?? '';
  const propertyKey = `${project} ${group}/${row.PROPERTYNAME}`;
  const isSecret = row.PROPERTYTYPE === 'ENCRYPTEDSTRING' && (row.PROPERTYVALUE ?? '') !== '';
  if (isSecret && !key) {
    const refusal = 'It is encrypted. Run the import again with --secret-key.';
    return { label, refusal, key: propertyKey };
  }
  const value = isSecret && key ? decryptSecret(key, row.PROPERTYVALUE ?? '') : row.PROPERTYVALUE;
  if (value === undefined) {
    return { label, refusal: 'The secret key does not open its secret.', key: propertyKey };
  }
  const lasting = {
    project,
    group,
    name: row.PROPERTYNAME,
    type: row.PROPERTYTYPE,
    description: row.DESCRIPTION,
  };
  return {
    key: propertyKey,
    label,
    value: { ...lasting, value },
  };
}
