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

test('a change replaces every member with what the form holds', () => {
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
    publisher: null,
    authors: [],
    manufacturer: { name: 'ACME', urls: [], contacts: [] },
    supplier: null,
    externalReferences: [{ type: 'vcs', url: 'https://x.example', comment: null }],
  });
});

test('the parent is shown by name and version', () => {
  expect(valuesOf(project).parent).toEqual({ value: 'u0', label: 'Suite 2' });
});
