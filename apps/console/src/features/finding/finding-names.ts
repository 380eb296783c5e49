import type { AuditFindingComponent } from '@waybill/api-contract';

/** Name and version, such as `lodash 4.17.20`. */
export function versionedName({ name, version }: Pick<AuditFindingComponent, 'name' | 'version'>): string {
  return version ? `${name} ${version}` : name;
}
