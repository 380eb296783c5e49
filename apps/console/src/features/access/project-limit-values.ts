import type { ManagedApiKey } from '@waybill/api-contract';
import type { SearchOption } from '../../ui/use-option-search.ts';
import { projectLabel } from '../project/project-label.ts';

/** The form values of a limit to projects. */
export interface LimitValues {
  limited: boolean;
  /** Projects alone, and projects with all below them. */
  projects: SearchOption[];
  trees: SearchOption[];
}

/** @param limit undefined: there is none */
export function limitValues(limit: ManagedApiKey['projects']): LimitValues {
  const projects = (limit ?? []).map(({ uuid, withChildren, ...project }) => ({
    withChildren,
    option: { value: uuid, label: projectLabel(project) },
  }));
  return {
    limited: limit !== undefined,
    projects: projects.filter((one) => !one.withChildren).map((one) => one.option),
    trees: projects.filter((one) => one.withChildren).map((one) => one.option),
  };
}

/** The body to send. A project chosen both ways includes everything below it. */
export function limitBody({ limited, projects, trees }: LimitValues): {
  projects?: { uuid: string; withChildren: boolean }[];
} {
  if (!limited) return {};
  const chosen = new Map([
    ...projects.map(({ value }) => [value, false] as const),
    ...trees.map(({ value }) => [value, true] as const),
  ]);
  return { projects: [...chosen].map(([uuid, withChildren]) => ({ uuid, withChildren })) };
}

/** A limit to no project is one that somebody forgot to fill in. */
export function isLimitFilled({ limited, projects, trees }: LimitValues): boolean {
  return !limited || projects.length + trees.length > 0;
}
