import type { Component } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { componentLabel } from './component.data.ts';
import { updateBodyOf, valuesOf } from './component-body.ts';

const component = (uuid: string, more: Partial<Component> = {}): Component => ({
  uuid,
  name: uuid,
  isInternal: false,
  expandDependencyGraph: false,
  ...more,
});

test('a component is called by what is known of it', () => {
  expect(componentLabel({ group: 'org', name: 'lib', version: '1' })).toBe('org ▸ lib ▸ 1');
  expect(componentLabel({ name: 'lib' })).toBe('lib');
});

test('a change empties what was emptied and sends back what the form does not show', () => {
  const before = component('a', {
    version: '1',
    cpe: 'cpe:/a:x:y',
    supplier: { name: 'ACME' },
    sha384: 'f'.repeat(96),
    license: 'Our own',
  });
  const values = { ...valuesOf(before), cpe: '' };
  expect(updateBodyOf(before, values)).toMatchObject({
    uuid: 'a',
    version: '1',
    cpe: null,
    supplier: { name: 'ACME' },
    sha384: 'f'.repeat(96),
    license: 'Our own',
    licenseExpression: null,
  });
});
