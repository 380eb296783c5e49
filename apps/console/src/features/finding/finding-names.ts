import type { FindingProject, GroupedComponent } from '@waybill/api-contract';

/** Name and version, such as `lodash 4.17.20`. */
export function versionedName({ name, version }: Pick<GroupedComponent, 'name' | 'version'>): string {
  return version ? `${name} ${version}` : name;
}

/** Such as `acme-shop 2.0`; undefined where the list does not tell it. */
export function projectName({ name, version }: Partial<FindingProject>): string | undefined {
  return name === undefined || version === undefined ? name : `${name} ${version}`;
}
