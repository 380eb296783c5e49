import type { EndpointsData } from '../format.ts';

export const repositoryEndpoints = {
  'GET /api/v1/repository': {
    operation: 'getRepositories',
    summary: 'Lists the package repositories',
    access: ['SYSTEM_CONFIGURATION'],
    paged: { search: ['identifier'] },
    answers: { 200: 'Repository[]' },
  },
  'POST /api/v1/repository': {
    operation: 'updateRepository',
    summary: 'Changes a package repository',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'Repository', requires: ['identifier', 'url'] },
    answers: { 200: 'Repository', 404: 'text' },
  },
  'PUT /api/v1/repository': {
    operation: 'createRepository',
    summary: 'Adds a package repository',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'Repository', requires: ['identifier', 'url'] },
    answers: { 201: 'Repository', 409: 'text' },
  },
  'GET /api/v1/repository/latest': {
    operation: 'getLatestVersion',
    summary: 'Returns the latest version of a package',
    access: 'authenticated',
    query: { purl: { type: 'string', required: true } },
    answers: { 200: 'RepositoryMetaComponent', 204: 'empty', 400: 'empty', 404: 'text' },
  },
  'GET /api/v1/repository/{type}': {
    operation: 'getRepositoriesByType',
    summary: 'Lists the package repositories of a type',
    access: ['SYSTEM_CONFIGURATION'],
    path: { type: 'RepositoryType' },
    paged: {},
    answers: { 200: 'Repository[]' },
  },
  'DELETE /api/v1/repository/{uuid}': {
    operation: 'deleteRepository',
    summary: 'Deletes a package repository',
    access: ['SYSTEM_CONFIGURATION'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 404: 'text' },
  },
} satisfies EndpointsData;
