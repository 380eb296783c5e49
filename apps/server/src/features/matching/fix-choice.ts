import { isPrerelease, schemeFromCode } from '@waybill/version';

/** A version that mends a finding. */
export interface FixedVersion {
  readonly fixed: string;
  /** 0 by its package URL, 1 by its CPE. */
  readonly kind: number;
  /** How it is ordered, as it is stored. */
  readonly scheme: number;
}

/** The fixed versions to show for a finding. */
export interface ChosenFix<Row> {
  readonly nearest: Row;
  /** All that the records name with its major version are pre-releases. */
  readonly isPrerelease: boolean;
  /** The greatest one, a release where there is one. */
  readonly latest: Row;
}

/**
 * Chooses among the versions that fix a finding. It is the lowest one, or, for a pre-release, the lowest
 * release with the same major version. Only versions in records are considered, because others are unknown.
 * @param rows those of package URLs before those of CPEs, each from the lowest to the highest
 */
export function chooseFix<Row extends FixedVersion>(rows: readonly Row[]): ChosenFix<Row> | undefined {
  const [least] = rows;
  if (!least) return undefined;
  const ofKind = rows.filter((row) => row.kind === least.kind);
  const releases = ofKind.filter((row) => !isBeforeRelease(row));
  const major = majorOf(least);
  const nearest = isBeforeRelease(least) ? releases.find((row) => majorOf(row) === major) : least;
  return {
    nearest: nearest ?? least,
    isPrerelease: nearest === undefined,
    latest: releases.at(-1) ?? ofKind.at(-1) ?? least,
  };
}

/** True if a version announces a release and is none itself. */
export function isBeforeRelease({ fixed, scheme }: Omit<FixedVersion, 'kind'>): boolean {
  const id = schemeFromCode(scheme);
  return id !== undefined && isPrerelease(id, fixed);
}

/** Its first number, behind the epoch of a Python version. */
function majorOf({ fixed }: FixedVersion): string | undefined {
  return /^\D*(\d+(?:!\d+)?)/.exec(fixed)?.[1]?.replace(/^0+(?=\d)/, '');
}
