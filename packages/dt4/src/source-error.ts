/**
 * The input is not what a Dependency-Track installation writes. The message states what is wrong, where, and
 * what was expected.
 *
 * @example
 * new Dt4Error('TEAM has no column UUID.').message // 'TEAM has no column UUID.'
 */
export class Dt4Error extends Error {
  override readonly name = 'Dt4Error';
}
