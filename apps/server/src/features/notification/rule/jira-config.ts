import { illegalArgument } from '../../../http/errors.ts';

type Members = Readonly<Record<string, unknown>>;

/**
 * A rule's settings for Jira issues beyond project and type: Waybill's own members of its `publisherConfig`.
 */
export interface JiraFields {
  /** Fields of every issue by their ids, required and custom ones, as Jira's API takes them. */
  readonly fields: Members;
  /** By tag of the project that a message is about: another project of Jira, and further fields. */
  readonly byTag: Readonly<Record<string, { readonly destination?: string; readonly fields: Members }>>;
  /** True if the tags of the project become labels. */
  readonly labelsFromTags: boolean;
}

/** Set by the template, or by the rule itself. */
const ownFields: ReadonlySet<string> = new Set(['project', 'issuetype']);
const maxTags = 200;

/** @throws 400 problem for members that are not as they must be */
export function requireJiraFields(config: Members): void {
  requireFields(config.jiraFields, 'jiraFields');
  const { jiraByTag, jiraLabelsFromTags } = config;
  if (jiraLabelsFromTags !== undefined && typeof jiraLabelsFromTags !== 'boolean')
    throw illegalArgument('The publisherConfig must have true or false as "jiraLabelsFromTags".');
  if (jiraByTag === undefined) return;
  if (!isObject(jiraByTag)) throw illegalArgument('The publisherConfig must have an object as "jiraByTag".');
  const entries = Object.entries(jiraByTag);
  if (entries.length > maxTags) throw illegalArgument(`"jiraByTag" must not have more than ${maxTags} tags.`);
  for (const [tag, value] of entries) {
    if (!isObject(value)) throw illegalArgument(`"jiraByTag" must have an object for the tag "${tag}".`);
    const { destination } = value;
    if (destination !== undefined && (typeof destination !== 'string' || destination.trim() === ''))
      throw illegalArgument(`The destination for the tag "${tag}" must be the key of a project of Jira.`);
    requireFields(value.fields, `jiraByTag.${tag}.fields`);
  }
}

function requireFields(value: unknown, name: string): void {
  if (value === undefined) return;
  if (!isObject(value)) throw illegalArgument(`The publisherConfig must have an object as "${name}".`);
  const taken = Object.keys(value).find((field) => ownFields.has(field));
  if (taken !== undefined)
    throw illegalArgument(`"${name}" cannot set "${taken}", because the rule sets it.`);
}

export function readJiraFields(config: Members): JiraFields {
  const byTag = Object.entries(isObject(config.jiraByTag) ? config.jiraByTag : {}).map(([tag, value]) => {
    const { destination, fields } = isObject(value) ? value : {};
    const known = typeof destination === 'string' ? { destination: destination.trim() } : {};
    return [tag.trim().toLowerCase(), { ...known, fields: isObject(fields) ? fields : {} }] as const;
  });
  return {
    fields: isObject(config.jiraFields) ? config.jiraFields : {},
    byTag: Object.fromEntries(byTag),
    labelsFromTags: config.jiraLabelsFromTags === true,
  };
}

export function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
