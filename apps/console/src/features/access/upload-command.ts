import type { ManagedApiKey } from '@waybill/api-contract';

/** Which project the first upload goes to: a new one, a new one below another, or one that is there. */
function target(projects: ManagedApiKey['projects']): string[] {
  const tree = projects?.find((project) => project.withChildren);
  const alone = projects?.[0];
  if (!tree && alone) return [`project=${alone.uuid}`];
  return [
    'autoCreate=true',
    ...(tree ? [`parentUUID=${tree.uuid}`] : []),
    'projectName=my-application',
    'projectVersion=1.0.0',
  ];
}

/** True if the first upload makes a project: no key that is limited to projects alone can. */
export function createsProject(projects: ManagedApiKey['projects']): boolean {
  return target(projects).includes('autoCreate=true');
}

/**
 * The shell command that uploads a BOM with a key. For a key limited to projects, it is a command that is not
 * refused.
 *
 * @param address of `POST /api/v1/bom`
 */
export function uploadCommand(address: string, secret: string, projects: ManagedApiKey['projects']): string {
  return [
    `curl -X POST "${address}"`,
    `  -H "X-Api-Key: ${secret}"`,
    ...[...target(projects), 'bom=@bom.json'].map((part) => `  -F "${part}"`),
  ].join(' \\\n');
}
