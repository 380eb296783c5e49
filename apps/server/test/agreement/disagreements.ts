import type { Figures, PlainProject } from './plain-figures.ts';

/**
 * The figures of a place that differ from the recount, by the name of the project; empty if they agree. A
 * place has some of the figures.
 * @param names of the projects in the world
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

/** The name of a project in the world. */
export function nameIn(names: ReadonlyMap<string, string>, uuid: string): string {
  return [...names].find(([, one]) => one === uuid)?.[0] ?? uuid;
}

export const isCollection = ({ logic }: PlainProject): boolean => logic !== 'NONE';
