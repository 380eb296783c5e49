import { expect, it } from 'vitest';
import { identifierNeeded } from './form-rules.ts';

it.each([
  ['LIBRARY', 'purl'],
  ['FRAMEWORK', 'purl'],
  ['APPLICATION', 'cpe'],
  ['OPERATING_SYSTEM', 'cpe'],
  ['DEVICE', 'cpe'],
  ['FILE', undefined],
  ['CONTAINER', undefined],
] as const)('%s is identified by %s', (classifier, identifier) => {
  expect(identifierNeeded(classifier)).toBe(identifier);
});
