// Public to other features.
import { notificationGroups } from '@waybill/api-contract';
import type { Transaction } from '../../../db/database.ts';
import { type FactsByKey, readFollowed, removeFollowed, writeFollowed } from '../../../db/followed-rows.ts';
import { type FreeName, freeNames } from '../../../db/free-name.ts';
import type { ImportResult } from '../../../db/import-result.ts';
import { sampleOf } from '../event/samples.ts';
import { templateContext } from '../event/template-context.ts';
import { compileFor } from '../publisher/compile.ts';
import { kindOf, type PublisherKind } from '../publisher/publisher-kinds.ts';
import { levelOf } from '../rule/rule.view.ts';
import {
  adoptPublishers,
  followedPublishers,
  insertImportedPublishers,
  lockPublishers,
  type StoredPublisher,
} from './publisher-import.queries.ts';

/** A publisher as another installation has it. */
export interface ImportedPublisher {
  readonly uuid: string;
  readonly name: string;
  readonly description: string | null;
  readonly publisherClass: string;
  readonly template: string | null;
  readonly mimeType: string;
  /** It came with the product there. */
  readonly isDefault: boolean;
}

/**
 * Adds publishers with their UUIDs and templates. Those that came with the product there are those that come with it here, with the
 * template that ours has; they take over the UUID as long as no rule here uses them.
 * @param at of the sample by which templates are tried
 */
export async function importPublishers(
  trx: Transaction,
  publishers: readonly ImportedPublisher[],
  at: Date,
): Promise<ImportResult[]> {
  const stored = await lockPublishers(trx);
  const names = freeNames(stored.map(({ name }) => name));
  const uuids = new Set(stored.map(({ uuid }) => uuid));
  const decided = publishers.map((given) => decide(given, stored, uuids, names, at));
  await insertImportedPublishers(
    trx,
    decided.flatMap(({ add }) => add ?? []),
  );
  await adoptPublishers(
    trx,
    decided.flatMap(({ adopt }) => adopt ?? []),
  );
  return decided.map(({ result }) => result);
}

interface Decided {
  readonly result: ImportResult;
  readonly add?: ImportedPublisher & { readonly template: string };
  readonly adopt?: { readonly id: number; readonly uuid: string };
}

function decide(
  given: ImportedPublisher,
  stored: readonly StoredPublisher[],
  uuids: ReadonlySet<string>,
  names: FreeName,
  at: Date,
): Decided {
  const kind = kindOf({ publisher_class: given.publisherClass, own_kind: null });
  if (!kind) {
    const note = `Its class ${given.publisherClass} is none that Waybill has.`;
    return { result: { outcome: 'refused', note } };
  }
  if (uuids.has(given.uuid)) {
    return { result: { outcome: 'merged', note: 'A publisher with its UUID is here already.' } };
  }
  if (given.isDefault) return adoptDefault(given, stored);
  const name = names(given.name);
  const template = given.template ?? '';
  const notes = [
    name === given.name ? undefined : `The name was taken, so it is called "${name}".`,
    faultOfTemplate(kind, template, at),
  ].filter((note) => note !== undefined);
  return {
    result: { outcome: 'written', note: notes.length === 0 ? undefined : notes.join(' ') },
    add: { ...given, name, template },
  };
}

function adoptDefault(given: ImportedPublisher, stored: readonly StoredPublisher[]): Decided {
  const ours = stored.find((row) => row.is_default && row.publisher_class === given.publisherClass);
  if (!ours || ours.has_rules) return { result: { outcome: 'merged' } };
  return { result: { outcome: 'merged' }, adopt: { id: ours.publisher_id, uuid: given.uuid } };
}

/** Why messages cannot be made by a template; it is kept, so that somebody can mend it. */
function faultOfTemplate(kind: PublisherKind, template: string, at: Date): string | undefined {
  if (template.trim() === '') return 'It has no template, so its alerts send nothing.';
  const compiled = compileFor(kind, template);
  if (!compiled.ok) {
    return `Waybill cannot read its template, so its alerts send nothing until it is mended: ${compiled.error.message}`;
  }
  for (const group of notificationGroups) {
    const sample = sampleOf(group, at);
    const told = { ...sample, level: levelOf(sample.level) };
    const fault = faultOf(() => compiled.template.render(templateContext(told, surroundings(kind))));
    if (fault !== undefined) return `Waybill cannot fill in its template for ${group}: ${fault}`;
  }
  return undefined;
}

function surroundings(kind: PublisherKind) {
  const jira = kind === 'jira' ? { jira: { projectKey: 'SAMPLE', ticketType: 'Task' } } : {};
  return { baseUrl: 'https://waybill.example', ...jira };
}

function faultOf(render: () => string): string | undefined {
  try {
    render();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Follows templates of people, by UUID, without their names and classes. */
export const followPublishers = (trx: Transaction) => ({
  read: (uuids: readonly string[]) => readFollowed(trx, followedPublishers, uuids),
  change: (changes: FactsByKey) => writeFollowed(trx, followedPublishers, changes),
  remove: async (gone: FactsByKey): Promise<void> => {
    await removeFollowed(trx, followedPublishers, [...gone.keys()]);
  },
});
