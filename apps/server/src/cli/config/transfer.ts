import { CommandError } from '../command.ts';
import type { ConfigApi, ImportReport, Section } from './config-api.ts';
import { licenseGroups } from './license-groups.ts';
import { policies } from './policies.ts';
import { repositories } from './repositories.ts';
import { settings } from './settings.ts';
import { teams } from './teams.ts';

/** In the order of an import: policies name license groups, and settings may switch on what needs the rest. */
const sections: Readonly<Record<string, Section<unknown>>> = {
  teams,
  licenseGroups,
  policies,
  repositories,
  settings,
} as Readonly<Record<string, Section<unknown>>>;

const FORMAT = 'waybill-configuration';
const VERSION = 1;

/** A configuration as it is written: readable, without secrets, and the same text for the same configuration. */
export interface ConfigDocument {
  format: typeof FORMAT;
  version: typeof VERSION;
  /** Lists of entries by the name of their section. */
  [section: string]: unknown;
}

export async function exportConfig(
  api: ConfigApi,
  report: Pick<ImportReport, 'left'>,
): Promise<ConfigDocument> {
  const document: ConfigDocument = { format: FORMAT, version: VERSION };
  for (const [name, section] of Object.entries(sections)) document[name] = await section.read(api, report);
  return document;
}

/** Makes the configuration like that of the document. Entries that only this installation has stay. */
export async function importConfig(
  api: ConfigApi,
  document: ConfigDocument,
  report: ImportReport,
): Promise<void> {
  for (const [name, section] of Object.entries(sections)) {
    const entries = document[name];
    if (entries === undefined) continue;
    if (!Array.isArray(entries)) throw new CommandError(`"${name}" of the configuration is no list.`);
    await section.apply(api, entries, report);
  }
}

/** @throws CommandError for a text that is none, or that a later version wrote */
export function parseConfig(text: string, file: string): ConfigDocument {
  const document = parse(text, file);
  if (typeof document !== 'object' || document === null || Reflect.get(document, 'format') !== FORMAT) {
    throw new CommandError(`"${file}" is no configuration: its member "format" is not "${FORMAT}".`);
  }
  const version: unknown = Reflect.get(document, 'version');
  if (version !== VERSION) {
    throw new CommandError(
      `"${file}" has the version ${JSON.stringify(version)} of the format; this Waybill reads version ${VERSION}.`,
    );
  }
  const unknown = Object.keys(document).find(
    (name) => !(name in sections) && !['format', 'version'].includes(name),
  );
  if (unknown !== undefined)
    throw new CommandError(`"${file}" has "${unknown}", which this version does not know.`);
  return document as ConfigDocument;
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new CommandError(`"${file}" is not JSON: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}
