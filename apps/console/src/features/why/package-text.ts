import type { PackageName } from '@waybill/match';

/** A package as people write it: `type:namespace/name`. */
export function packageText({ type, namespace, name }: PackageName): string {
  return `${type}:${namespace === '' ? '' : `${namespace}/`}${name}`;
}
