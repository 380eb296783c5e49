import { type InternalRule, tellsOwnName } from '../component-internal/internal-rule.ts';

/** How components name a package. */
export interface PackageUse {
  readonly purl: string;
  readonly group_name: string | null;
  readonly name: string;
}

/** True if a package is one of our own: one component that says so is enough, since its name must not leave the house. */
export function isInternalPackage(uses: readonly PackageUse[], isInternal: InternalRule): boolean {
  return uses.some((use) => tellsOwnName(isInternal, use));
}

/** Packages of our own are asked for at internal repositories only, and all others at those of others (contract §17). */
export function mayAsk(
  { isInternal }: { readonly isInternal: boolean },
  repository: { readonly isInternal: boolean },
): boolean {
  return isInternal === repository.isInternal;
}
