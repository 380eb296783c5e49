// Public to other features.
import type { ProjectReference } from '@waybill/api-contract';

/** How a project is called where only one line is there for it. */
export function projectLabel({ name, version }: Omit<ProjectReference, 'uuid'>): string {
  return version ? `${name} ${version}` : name;
}
