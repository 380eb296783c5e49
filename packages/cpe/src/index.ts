/** CPE names: 2.2 URIs and 2.3 formatted strings, and how names relate, by NISTIR 7695 and 7696. */
export {
  ANY,
  CPE_ATTRIBUTES,
  type Cpe,
  type CpeAttribute,
  type CpeAttributeName,
  type CpeError,
  type CpeResult,
  NA,
} from './cpe.types.ts';
export { formatAttribute, formatCpe23 } from './formatted-string.ts';
export { MAX_CPE_LENGTH, parseCpe } from './parse-cpe.ts';
export {
  type AttributeRelation,
  compareAttribute,
  cpeApplies,
  cpeNameRelation,
  isCandidateAttribute,
  type NameRelation,
} from './relation.ts';
export { formatCpe22 } from './uri-binding.ts';
export { matchesWildcard } from './wildcard.ts';
