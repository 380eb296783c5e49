import type { CreateProjectPropertyBody, ProjectProperty } from '@waybill/api-contract';

const group = 'integrations';

/** The contract's names of what a project says to integrations. */
const texts = {
  engagement: 'defectdojo.engagementId',
  testTitle: 'defectdojo.testTitle',
  groupBy: 'defectdojo.groupBy',
  applicationVersion: 'fortify.ssc.applicationId',
  asset: 'kenna.asset.external_id',
} as const;
/** The defaults of the flags. */
const flags = {
  reimport: { name: 'defectdojo.reimport', standard: false },
  doNotReactivate: { name: 'defectdojo.doNotReactivate', standard: false },
  verified: { name: 'defectdojo.verified', standard: true },
} as const;

type Values = Record<keyof typeof texts, string> & Record<keyof typeof flags, boolean>;

/** The form values of the stored properties. */
export function integrationValues(properties: readonly ProjectProperty[]): Values {
  const textOf = (name: string) => find(properties, name)?.propertyValue?.trim() ?? '';
  const flagOf = ({ name, standard }: (typeof flags)[keyof typeof flags]) => {
    const value = textOf(name).toLowerCase();
    return value === '' ? standard : value === 'true' || value === '1';
  };
  return {
    engagement: textOf(texts.engagement),
    testTitle: textOf(texts.testTitle),
    groupBy: textOf(texts.groupBy),
    applicationVersion: textOf(texts.applicationVersion),
    asset: textOf(texts.asset),
    reimport: flagOf(flags.reimport),
    doNotReactivate: flagOf(flags.doNotReactivate),
    verified: flagOf(flags.verified),
  };
}

/** The changes of properties that a form requires. */
export interface PropertyChanges {
  readonly create: readonly CreateProjectPropertyBody[];
  readonly update: readonly CreateProjectPropertyBody[];
  readonly remove: readonly ProjectProperty[];
}

/** An empty or default value needs no property. */
export function changesOf(properties: readonly ProjectProperty[], values: Values): PropertyChanges {
  const before = integrationValues(properties);
  const create: CreateProjectPropertyBody[] = [];
  const update: CreateProjectPropertyBody[] = [];
  const remove: ProjectProperty[] = [];
  const set = (propertyName: string, propertyValue: string, propertyType: 'STRING' | 'BOOLEAN') => {
    const known = find(properties, propertyName);
    const body = { groupName: group, propertyName, propertyValue };
    if (propertyValue !== '')
      (known ? update : create).push({ ...body, propertyType: known?.propertyType ?? propertyType });
    else if (known) remove.push(known);
  };
  for (const [key, name] of entriesOf(texts))
    if (values[key].trim() !== before[key]) set(name, values[key].trim(), 'STRING');
  for (const [key, { name, standard }] of entriesOf(flags))
    if (values[key] !== before[key]) set(name, values[key] === standard ? '' : `${values[key]}`, 'BOOLEAN');
  return { create, update, remove };
}

function find(properties: readonly ProjectProperty[], name: string): ProjectProperty | undefined {
  return properties.find((one) => one.groupName === group && one.propertyName === name);
}

function entriesOf<T extends object>(record: T): [keyof T, T[keyof T]][] {
  return Object.entries(record) as [keyof T, T[keyof T]][];
}
