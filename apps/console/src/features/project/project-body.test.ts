import type { Project } from '@waybill/api-contract';
import { expect, test } from 'vitest';
import { bodyOf, emptyProject, updateBodyOf, valuesOf } from './project-body.ts';

const project: Project = {
  uuid: 'u1',
  name: 'Shop',
  version: '1',
  description: 'Sells.',
  active: true,
  isLatest: true,
  collectionLogic: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
  collectionTag: { name: 'live' },
  tags: [{ name: 'a' }],
  manufacturer: { name: 'ACME' },
  externalReferences: [{ type: 'vcs', url: 'https://x.example' }],
  parent: { uuid: 'u0', name: 'Suite', version: '2' },
};

test('a new project leaves out nothing that can be empty', () => {
  expect(bodyOf({ ...emptyProject, name: 'x' })).toMatchObject({
    name: 'x',
    version: null,
    parent: null,
    tags: [],
  });
});

test('a change replaces what the form shows and keeps the rest', () => {
  const values = { ...valuesOf(project), description: '', parent: null };
  expect(updateBodyOf(project, values)).toEqual({
    uuid: 'u1',
    name: 'Shop',
    version: '1',
    classifier: 'APPLICATION',
    parent: null,
    description: null,
    tags: [{ name: 'a' }],
    group: null,
    purl: null,
    cpe: null,
    swidTagId: null,
    isLatest: true,
    active: true,
    collectionLogic: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
    collectionTag: { name: 'live' },
    manufacturer: { name: 'ACME' },
    externalReferences: [{ type: 'vcs', url: 'https://x.example' }],
  });
});

test('the parent is shown by name and version', () => {
  expect(valuesOf(project).parent).toEqual({ value: 'u0', label: 'Suite 2' });
});
