import { ReadBudget, type ReadLimits } from '../../../outgoing/read-budget.ts';

const mebibyte = 1_048_576;
const dayMs = 86_400_000;

/** Asking for a package reads one document as a rule; a NuGet package has a page for each 64 versions, up to some hundred. */
const packageLimits: ReadLimits = { bytes: 64 * mebibyte, pages: 250, totalMs: 600_000 };
/** Some repositories have up to four documents of their own for each version. */
const ofVersion = { pages: 4, totalMs: 10_000 };

/** The root of a Composer repository and the files that it includes, or the index of another. */
const sharedLimits: ReadLimits = {
  bytes: 128 * mebibyte,
  pages: 100,
  totalMs: 900_000,
  heldBytes: 64 * mebibyte,
};

/**
 * The maximum that a repository may send for one package. @param versions the number of requested versions
 */
export function packageBudget(versions: number): ReadBudget {
  return new ReadBudget('for one package', {
    ...packageLimits,
    pages: packageLimits.pages + ofVersion.pages * versions,
    totalMs: packageLimits.totalMs + ofVersion.totalMs * versions,
  });
}

/** The maximum that a repository may send per run for data shared by all packages. */
export function sharedBudget(limits: ReadLimits = sharedLimits): ReadBudget {
  return new ReadBudget('about all of its packages', limits);
}

/** Something that sent too much after this is left alone. */
export function excessSince(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}

/** When it is asked again. */
export function askedAgainAt(excessAt: Date): Date {
  return new Date(excessAt.getTime() + dayMs);
}

/** True if something that sent too much is still left alone: for a day. */
export function isExcessive(excessAt: Date | null, now: Date): boolean {
  return excessAt !== null && excessAt > excessSince(now);
}
