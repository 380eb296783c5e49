import { applyMutant, mutantsOf } from '@waybill/test-kit';

/** Sources of the product, without what only tests use and what is generated. */
const PRODUCT = /^(apps|packages)\/(?!test-kit\/)[^/]+\/src\/.*\.tsx?$/;
const NO_PRODUCT = /\.(test|fixtures|gen)\.tsx?$|\/(test|testing|testdata|locales|migrations)\//;

/** Where a limit is one more or less, often nothing is different. */
const BOUNDARY = /^ [<>]=? $/;

/** @param {string} file its path from the root */
export const isProduct = (file) => PRODUCT.test(file) && !NO_PRODUCT.test(file);

/**
 * @typedef {object} Changed a file that a commit changed
 * @property {string} file
 * @property {string} text as it is now
 * @property {ReadonlySet<number>} lines those that are still as the commit left them, from 1
 */

/**
 * One wrong operator or constant in what a commit changed, in the lines that are still its own where they have any.
 * @param {readonly Changed[]} changed
 * @param {string} seed chooses; the same one chooses the same
 * @returns {{ file: string, text: string, label: string } | undefined} the file with the fault; nothing where none can be made
 */
export function chooseFault(changed, seed) {
  const all = changed.flatMap(({ file, text, lines }) =>
    mutantsOf(text).map((mutant) => ({ file, text, mutant, isOwn: lines.has(lineOf(text, mutant.offset)) })),
  );
  const own = all.filter(({ isOwn }) => isOwn);
  const known = own.length > 0 ? own : all;
  const telling = known.filter(({ mutant }) => !BOUNDARY.test(mutant.text));
  const faults = telling.length > 0 ? telling : known;
  const fault = faults[numberOf(seed) % faults.length];
  if (!fault) return undefined;
  const { file, text, mutant } = fault;
  return { file, text: applyMutant(text, mutant), label: `${file}: ${mutant.label}` };
}

const lineOf = (text, offset) => text.slice(0, offset).split('\n').length;

/** The same number for the same text (FNV-1a). */
function numberOf(text) {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/**
 * Tests by how near they are to a file, in groups that are run one after the other: what stands beside it, a few more, all
 * others.
 * @param {readonly string[]} tests
 * @param {string} file
 * @returns {string[][]} none is empty
 */
export function groupsByDistance(tests, file) {
  const near = [...tests].sort((a, b) => nearness(b, file) - nearness(a, file) || (a < b ? -1 : 1));
  return [near.slice(0, 2), near.slice(2, 10), near.slice(10)].filter((group) => group.length > 0);
}

/** How many characters of their paths are the same from the beginning; a test of the file by its name counts most. */
function nearness(test, file) {
  let same = 0;
  while (same < file.length && test[same] === file[same]) same += 1;
  return same;
}
