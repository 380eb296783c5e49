import { tagName } from '../tag/tag-name.ts';
import type { Dt4Source } from './source/source.ts';
import { streamRows } from './source/stream-rows.ts';
import { UuidBook } from './uuid-book.ts';

/** A thing as it is known here, and by people. */
export interface KnownThing {
  readonly key: string;
  readonly label: string;
}

/** What rows of other tables refer to, by its number. */
export interface KnownThings {
  /** By UUID. */
  readonly projects: ReadonlyMap<number, KnownThing>;
  /** By name. */
  readonly tags: ReadonlyMap<number, KnownThing>;
  readonly components: UuidBook;
}

/** Reads what projects, tags and components are known by. Whether they can be used is told by those who import them. */
export async function readKnownThings(source: Dt4Source, zone: string): Promise<KnownThings> {
  const projects = new Map<number, KnownThing>();
  const tags = new Map<number, KnownThing>();
  const components = new UuidBook();
  await streamRows(
    source,
    {
      PROJECT: async (rows) => {
        for (const { ID, UUID, NAME, VERSION } of rows) {
          projects.set(ID, { key: UUID, label: VERSION === null ? NAME : `${NAME} ${VERSION}` });
        }
      },
      TAG: async (rows) => {
        for (const { ID, NAME } of rows) tags.set(ID, { key: tagName(NAME), label: NAME });
      },
      COMPONENT: async (rows) => {
        for (const { ID, UUID } of rows) components.add(ID, UUID);
      },
    },
    zone,
    undefined,
  );
  return { projects, tags, components };
}
