import type { Figures, PlainProject } from './plain-figures.ts';

/**
 * What a place tells that the recount does not, by the name of the project; empty where they agree. A place tells some of the figures.
 * @param names of the projects by which the world knows them
 */
export async function findDisagreements(
  read: (uuid: string) => Promise<Partial<Figures>>,
  projects: readonly PlainProject[],
  expected: (project: PlainProject) => Figures,
  names: ReadonlyMap<string, string>,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const project of projects) {
    const told = await read(project.uuid).catch((error: unknown) => ({ error: String(error) }));
    const right: Record<string, unknown> = { ...expected(project) };
    const wrong = Object.entries(told).filter(([name, value]) => value !== right[name]);
    if (wrong.length > 0)
      found[nameIn(names, project.uuid)] = wrong.map(
        ([name, value]) => `${name}: ${value}, right ${right[name]}`,
      );
  }
  return found;
}

/** By which the world knows a project. */
export function nameIn(names: ReadonlyMap<string, string>, uuid: string): string {
  return [...names].find(([, one]) => one === uuid)?.[0] ?? uuid;
}

export const isCollection = ({ logic }: PlainProject): boolean => logic !== 'NONE';
