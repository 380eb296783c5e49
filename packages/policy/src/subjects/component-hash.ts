import { allHold, check } from '../evaluation.ts';
import { IS_OPERATORS } from '../operator.ts';
import { type ReadResult, read, refuse } from '../problem.ts';
import { defineSubject } from '../subject.ts';
import { findHashAlgorithm, HASH_ALGORITHMS, type HashAlgorithm } from '../value/hash-algorithm.ts';
import { readJsonObject, readTextMember } from '../value/json-object.ts';

interface ExpectedHash {
  readonly algorithm: HashAlgorithm;
  readonly digest: string;
}

/** The component's digest is (`IS`) or is not (`IS_NOT`) the value; one without a digest of that kind is not it. */
export const componentHash = defineSubject({
  violationType: 'OPERATIONAL',
  operators: IS_OPERATORS,
  reads: ['hashes'],
  readValue: readHash,
  evaluate(operator, { algorithm, digest }, { hashes }) {
    const actual = hashes[algorithm] ?? null;
    const held = (actual?.toLowerCase() === digest) === (operator === 'IS');
    return allHold(check('hash', actual, operator, digest, held, { algorithm }));
  },
});

function readHash(value: string): ReadResult<ExpectedHash> {
  const object = readJsonObject(value, '{"algorithm":"SHA-256","value":"9f86d0…"}');
  if (!object.ok) return object;
  const name = readTextMember(object.value, 'algorithm');
  if (!name.ok) return name;
  const algorithm = findHashAlgorithm(name.value ?? '');
  if (!algorithm) {
    const message = `'${name.value ?? ''}' is not a hash algorithm, expected ${HASH_ALGORITHMS.join(', ')}`;
    return refuse('value_not_listed', message);
  }
  const digest = readTextMember(object.value, 'value');
  if (!digest.ok) return digest;
  if (digest.value === null)
    return refuse('member_unreadable', `Member 'value' is absent, expected a digest`);
  return read({ algorithm, digest: digest.value.toLowerCase() });
}
