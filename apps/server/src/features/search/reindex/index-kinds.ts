import type { TextKind } from '../../search-index/rebuild.service.ts';

/** The types that can be reindexed (contract §21), in list order. */
export const indexTypes = [
  'PROJECT',
  'COMPONENT',
  'SERVICECOMPONENT',
  'VULNERABILITY',
  'LICENSE',
  'VULNERABLESOFTWARE',
  'CPE',
] as const;
export type IndexType = (typeof indexTypes)[number];

/** An index of the database over rows themselves, with what has the database read all of it. */
export interface RowIndex {
  readonly table: string;
  readonly index: string;
  readonly text: string;
  /** Which rows it has. */
  readonly where?: string;
}

/** The indexes behind a type's searches: indexes of rows, and texts stored separately. */
interface TypeIndexes {
  readonly rows: readonly RowIndex[];
  readonly texts: readonly TextKind[];
}

const projectText =
  "lower(coalesce(group_name || '/', '') || name || ' ' || coalesce(version, '') || ' ' || coalesce(description, ''))";

/** Expressions are those of the indexes (db/schema.sql). */
export const indexesOf: Readonly<Record<IndexType, TypeIndexes>> = {
  PROJECT: {
    rows: [
      { table: 'project', index: 'project_name_search', text: 'lower(name)' },
      { table: 'project', index: 'project_search', text: projectText },
    ],
    texts: [],
  },
  COMPONENT: { rows: [], texts: ['name'] },
  SERVICECOMPONENT: {
    rows: [
      {
        table: 'service',
        index: 'service_search',
        text: "lower(coalesce(group_name || '/', '') || name)",
      },
    ],
    texts: [],
  },
  VULNERABILITY: {
    rows: [
      { table: 'vuln', index: 'vuln_ext_id_search', text: 'lower(ext_id)' },
      { table: 'vuln', index: 'vuln_title_search', text: 'lower(title)', where: 'title is not null' },
    ],
    texts: [],
  },
  LICENSE: {
    rows: [{ table: 'license', index: 'license_search', text: "lower(spdx_id || ' ' || name)" }],
    texts: [],
  },
  VULNERABLESOFTWARE: { rows: [], texts: ['package', 'cpe'] },
  CPE: { rows: [], texts: ['cpe'] },
};

/** The types among some words, by their exact names, each once. */
export function indexTypesIn(words: readonly string[]): IndexType[] {
  return indexTypes.filter((type) => words.includes(type));
}
