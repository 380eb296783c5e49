import { CSAF_PUBLISHERS, type CsafOptions } from '@waybill/sbom';
import { type SettingDefinition, settingGroup } from '../../../config/setting.ts';
import type { Database } from '../../../db/database.ts';
import { present } from '../../../http/present.ts';
import type { JudgedProject } from '../../bom/export/vex-export.service.ts';
import { readSetting } from '../../config-property/setting.service.ts';
import { listProjectSettings } from './publisher.queries.ts';

/** The publisher of a project's documents. */
export interface Publisher extends CsafOptions {
  readonly name: string;
}

const group = 'publisher';

/** Properties of a project with the same group and names count before these. */
export const publisherSettings: readonly SettingDefinition[] = settingGroup(
  group,
  [
    ['name', 'STRING', null, 'Who publishes the VEX documents. Without one, the supplier of the project'],
    ['namespace', 'URL', null, 'Address that stands for the publisher. Without one, the base URL'],
    ['contact', 'STRING', null, 'How to reach the publisher, in words'],
    ['category', 'STRING', 'vendor', 'What the publisher is to the products, in the words of CSAF'],
  ],
  { category: { choices: CSAF_PUBLISHERS } },
);

/** Reads the publisher of a project's documents from its properties, else the settings, else its BOM. */
export async function readPublisher(
  db: Database,
  { projectId, uuid, name, author }: JudgedProject,
): Promise<Publisher> {
  const own = await listProjectSettings(db, projectId, group);
  const stated = async (member: string, isValid: (text: string) => boolean = () => true) => {
    const given = own.get(member);
    return given !== undefined && isValid(given) ? given : readSetting(db, group, member);
  };
  const category = await stated('category', isCategory);
  return {
    name: (await stated('name')) ?? author ?? name,
    namespace: (await stated('namespace', isAddress)) ?? (await baseUrl(db)) ?? `urn:uuid:${uuid}`,
    ...present('contact', await stated('contact')),
    ...(isCategory(category) ? { category } : {}),
  };
}

function isCategory(text: string | undefined): text is NonNullable<CsafOptions['category']> {
  return CSAF_PUBLISHERS.some((category) => category === text);
}

function isAddress(text: string): boolean {
  return URL.canParse(text);
}

async function baseUrl(db: Database): Promise<string | undefined> {
  const url = await readSetting(db, 'general', 'base.url');
  return url !== undefined && isAddress(url) ? url : undefined;
}
