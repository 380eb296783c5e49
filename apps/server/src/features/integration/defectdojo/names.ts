import type { Target } from '../target.queries.ts';

const placeholders: Readonly<Record<string, (project: Target) => string | null>> = {
  name: ({ name }) => name,
  version: ({ version }) => version ?? 'unversioned',
  group: ({ group_name }) => group_name,
  classifier: ({ classifier }) => classifier,
  uuid: ({ uuid }) => uuid,
  tag: ({ tags }) => tags[0] ?? null,
};

/** Names at DefectDojo end here. */
const maxLength = 255;

/**
 * A DefectDojo name from a pattern such as `{name} {version}`. Missing facts of the project are omitted.
 * Unknown placeholders stay.
 */
export function fillIn(pattern: string, project: Target): string {
  const filled = pattern.replace(/\{([a-z]+)\}/g, (whole, word: string) =>
    Object.hasOwn(placeholders, word) ? (placeholders[word]?.(project) ?? '') : whole,
  );
  const text = filled.replace(/\s+/g, ' ').trim().slice(0, maxLength);
  return text === '' ? project.name.slice(0, maxLength) : text;
}

/** True if patterns give every project a name of its own. */
export function areDistinct(...patterns: readonly string[]): boolean {
  const has = (word: string) => patterns.some((pattern) => pattern.includes(`{${word}}`));
  return has('uuid') || (has('name') && has('version'));
}

/** Title of the test of a project where several share an engagement. */
export function ownTitle(project: Target): string {
  return fillIn('{name} {version}', project);
}
