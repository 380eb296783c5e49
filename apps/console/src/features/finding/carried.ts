/** Where a decision was taken that followed its component into another version. */
export interface Carried {
  projectVersion?: string;
  componentVersion?: string;
  by?: string;
}

const line =
  /^Carried from (?:version (?<project>.+?), )?(?:component version (?<component>.+?)|the same component)(?:, decided by (?<by>.+))?$/;

/** Reads the line of the audit trail that the server writes about it. */
export function readCarried(comment: string): Carried | undefined {
  const groups = line.exec(comment)?.groups;
  if (!groups) return undefined;
  const { project, component, by } = groups;
  return {
    ...(project ? { projectVersion: project } : {}),
    ...(component ? { componentVersion: component } : {}),
    ...(by ? { by } : {}),
  };
}
