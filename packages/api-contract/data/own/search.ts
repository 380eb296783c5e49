import type { EndpointsData, Models } from '../format.ts';

const queryText = {
  type: 'string',
  description:
    'Terms between spaces, all of which must hold: words, `name:`, `group:`, `version:` (also `<`, `<=`, `>`, `>=`, `=`), `purl:`, `cpe:`, `swid:`, `hash:`, `license:`, `project:`. `-` negates, `=` asks for exactly that, quotes keep spaces.',
} as const;

const presentFilter = {
  excludeInactiveProjects: 'boolean',
  onlyLatestProjectVersions: 'boolean',
  onlyOutdated: { type: 'boolean', description: 'Of another version than the latest one of their package.' },
} as const;

const componentQuery = {
  query: { ...queryText, required: true },
  past: { type: 'boolean', description: 'Components that are no longer in their project, too.' },
  ...presentFilter,
} as const;

/** Searches that the contract does not have. */
export const searchOwnEndpoints = {
  'GET /api/waybill/v1/components/search': {
    operation: 'findComponents',
    summary: 'Finds components of the portfolio by a query, and those that have left it',
    access: ['VIEW_PORTFOLIO'],
    query: componentQuery,
    paged: {
      sort: [
        'name',
        'version',
        'group',
        'purl',
        'cpe',
        'swidTagId',
        'license',
        'project.name',
        'findings',
        'riskScore',
        'firstSeen',
        'lastSeen',
      ],
    },
    answers: { 200: 'FoundComponent[]' },
  },
  'GET /api/waybill/v1/components/search/groups': {
    operation: 'findComponentGroups',
    summary: 'Groups the components that a query finds by version or by project',
    access: ['VIEW_PORTFOLIO'],
    query: { by: { type: 'FoundGrouping', required: true }, ...componentQuery },
    paged: { sort: ['name', 'components', 'projects'] },
    answers: { 200: 'FoundGroup[]' },
  },
  'POST /api/waybill/v1/components/deletion': {
    operation: 'deleteFoundComponents',
    summary: 'Deletes many components, of whatever projects',
    access: ['PORTFOLIO_MANAGEMENT'],
    query: { query: queryText, ...presentFilter },
    body: { type: 'ComponentSelection', requires: ['selection'] },
    answers: { 202: 'BulkStarted', 403: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/components/deletion/preview': {
    operation: 'previewComponentDeletion',
    summary: 'Returns how many components of which projects a deletion would take, without deleting any',
    access: ['PORTFOLIO_MANAGEMENT'],
    query: { query: queryText, ...presentFilter },
    body: { type: 'ComponentSelection', requires: ['selection'] },
    answers: { 200: 'ComponentDeletionPreview', 403: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/components/search/suggestions': {
    operation: 'suggestWords',
    summary: 'Returns words of visible components that are spelled almost as a word is, at most three',
    access: ['VIEW_PORTFOLIO'],
    query: { word: { type: 'string', required: true } },
    answers: { 200: 'string[]' },
  },
  'GET /api/waybill/v1/search': {
    operation: 'findAnything',
    summary: 'Finds projects, components, vulnerabilities, licenses, and services, the best six of each',
    access: ['VIEW_PORTFOLIO'],
    query: { query: { type: 'string', required: true } },
    answers: { 200: 'SearchHits' },
  },
} satisfies EndpointsData;

export const searchOwnModels = {
  FoundProject: {
    description: 'The project of something that was found.',
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
      deleted: {
        type: 'boolean',
        description: 'It was deleted. Shown only to callers who can access all projects.',
      },
      hasGraph: { type: 'boolean', always: true, description: 'It has a dependency graph.' },
    },
  },
  FoundComponent: {
    description: 'A component of a project, or one that was there.',
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      group: 'string',
      version: 'string',
      purl: 'string',
      cpe: 'string',
      swidTagId: 'string',
      latestVersion: { type: 'string', description: 'Of its package, as far as that is known.' },
      license: { type: 'string', description: 'ID, name, or expression.' },
      licenseId: { type: 'string', description: 'Where it is a license of the list.' },
      isInternal: { type: 'boolean', always: true },
      project: { type: 'FoundProject', always: true },
      findings: { type: 'SeverityCounts', description: 'Only of those that are there.' },
      coverage: { type: 'CoverageStatus', description: 'Only of those that are there.' },
      riskScore: { type: 'number', description: 'Only of those that are there.' },
      firstSeen: { type: 'timestamp', always: true },
      lastSeen: { type: 'timestamp', description: 'When it left its project.' },
    },
  },
  FoundGroup: {
    description: 'Components that were found, by what they have in common.',
    members: {
      name: { type: 'string', always: true },
      group: 'string',
      version: 'string',
      project: { type: 'uuid', description: 'Of a group that is a project.' },
      projectDeleted: { type: 'boolean', description: 'Of a group that is a deleted project.' },
      components: { type: 'integer', always: true },
      projects: { type: 'integer', always: true },
    },
  },
  SearchHit: {
    description: 'Something that a search leads to.',
    members: {
      id: {
        type: 'string',
        always: true,
        description: 'UUID, license ID, or source and ID of a vulnerability.',
      },
      label: { type: 'string', always: true },
      detail: 'string',
      similar: { type: 'boolean', description: 'It is only spelled almost like that.' },
      severity: { type: 'Severity', description: 'Of a vulnerability.' },
      projects: {
        type: 'integer',
        description: 'How many active projects a vulnerability concerns, of those that the caller sees.',
      },
    },
  },
  SearchHits: {
    description: 'What a search leads to, by kind, the best first.',
    members: {
      projects: { type: 'SearchHit[]', always: true },
      components: {
        type: 'SearchHit[]',
        always: true,
        description: 'Names of components, with their group.',
      },
      vulnerabilities: { type: 'SearchHit[]', always: true },
      licenses: { type: 'SearchHit[]', always: true },
      services: { type: 'SearchHit[]', always: true },
    },
  },
} satisfies Models;
