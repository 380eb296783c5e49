import type { EndpointsData } from '../format.ts';

/** Further filters of the project list; not in the contract. */
export const ownProjectFilter = {
  tag: { type: 'string', ours: true },
  classifier: { type: 'string', ours: true },
  latest: { type: 'boolean', ours: true, description: 'Only those that are the latest version.' },
  collection: { type: 'boolean', ours: true, description: 'Only collections.' },
  severity: {
    type: 'Severity[]',
    ours: true,
    description: 'Only those with vulnerabilities of any of these severities.',
  },
  importedSince: { type: 'date', ours: true, description: 'Last BOM import on this day or later.' },
  importedUntil: { type: 'date', ours: true, description: 'Last BOM import on this day or earlier.' },
  owner: {
    type: 'string',
    ours: true,
    description:
      'Only those of this owner: the name of a user or a team, in any case. Projects without an owner are those of the teams with access.',
  },
  notCovered: {
    type: 'boolean',
    ours: true,
    description: 'Only those with components that no enabled source covers.',
  },
} as const;

/** Not in the contract: clients that read a list's figures can request their coverage. */
export const withCoverage = {
  coverage: {
    type: 'boolean',
    ours: true,
    description: 'Adds the member `coverage`: how many components no enabled source covers.',
  },
} as const;

/** Not in the contract: clients that show a list can request who is responsible. */
const withOwners = {
  owners: { type: 'boolean', ours: true, description: 'Adds the member `owner`: who is responsible.' },
} as const;

/** Columns of the console: counters. */
export const sortMore = [
  'metrics.inheritedRiskScore',
  'metrics.components',
  'metrics.vulnerableComponents',
  'metrics.vulnerabilities',
  'metrics.critical',
  'metrics.high',
  'metrics.medium',
  'metrics.low',
  'metrics.unassigned',
  'metrics.findingsTotal',
  'metrics.suppressed',
  'metrics.policyViolationsTotal',
  'coverage.blind',
];

export const projectEndpoints = {
  'GET /api/v1/project': {
    operation: 'getProjects',
    summary: 'Lists the projects',
    access: ['VIEW_PORTFOLIO'],
    query: {
      name: 'string',
      excludeInactive: 'boolean',
      onlyRoot: 'boolean',
      notAssignedToTeamWithUuid: 'uuid',
      ...ownProjectFilter,
      ...withCoverage,
      ...withOwners,
    },
    paged: { search: ['name', 'tag'], sortMore },
    answers: { 200: 'Project[]', 404: 'text' },
  },
  'POST /api/v1/project': {
    operation: 'updateProject',
    summary: 'Updates a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    body: { type: 'Project', requires: ['name'] },
    answers: { 200: 'Project', 400: 'text', 403: 'text', 404: 'text', 409: 'text' },
  },
  'PUT /api/v1/project': {
    operation: 'createProject',
    summary: 'Adds a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    body: { type: 'Project', requires: ['name'] },
    answers: { 201: 'Project', 400: 'text', 403: 'text', 404: 'text', 409: 'text' },
  },
  'POST /api/v1/project/batchDelete': {
    operation: 'deleteProjects',
    summary: 'Deletes several projects',
    access: ['PORTFOLIO_MANAGEMENT'],
    body: { type: 'uuid[]', min: 1, max: 1000 },
    answers: { 204: 'empty', 400: 'ProjectOperationProblemDetails' },
  },
  'GET /api/v1/project/classifier/{classifier}': {
    operation: 'getProjectsByClassifier',
    summary: 'Lists the projects of a classifier',
    access: ['VIEW_PORTFOLIO'],
    path: { classifier: 'string' },
    query: { excludeInactive: 'boolean', onlyRoot: 'boolean' },
    paged: { sortMore },
    answers: { 200: 'Project[]', 400: 'text' },
  },
  'PUT /api/v1/project/clone': {
    operation: 'cloneProject',
    summary: 'Clones a project into a new version',
    access: ['PORTFOLIO_MANAGEMENT'],
    body: { type: 'CloneProjectRequest', requires: ['project', 'version'] },
    answers: { 200: 'TokenResponse', 403: 'text', 404: 'text', 409: 'text' },
  },
  'GET /api/v1/project/latest/{name}': {
    operation: 'getLatestProjectByName',
    summary: 'Returns the latest version of a project',
    access: ['VIEW_PORTFOLIO'],
    path: { name: 'string' },
    answers: { 200: 'Project', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/project/lookup': {
    operation: 'getProjectByNameAndVersion',
    summary: 'Finds a project by name and version',
    access: ['VIEW_PORTFOLIO'],
    query: { name: 'string', version: 'string' },
    answers: { 200: 'Project', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/project/tag/{tag}': {
    operation: 'getProjectsByTag',
    summary: 'Lists the projects with a tag',
    access: ['VIEW_PORTFOLIO'],
    path: { tag: 'string' },
    query: { excludeInactive: 'boolean', onlyRoot: 'boolean' },
    paged: { search: ['name'], sortMore },
    answers: { 200: 'Project[]' },
  },
  'GET /api/v1/project/withoutDescendantsOf/{uuid}': {
    operation: 'getProjectsWithoutDescendantsOf',
    summary: 'Lists the projects that are not below a project',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    query: { name: 'string', excludeInactive: 'boolean' },
    paged: { search: ['name', 'tag'], sortMore },
    answers: { 200: 'Project[]', 403: 'text', 404: 'text' },
  },
  'DELETE /api/v1/project/{uuid}': {
    operation: 'deleteProject',
    summary: 'Deletes a project and its children',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/project/{uuid}': {
    operation: 'getProject',
    summary: 'Returns a project',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    answers: { 200: 'Project', 403: 'text', 404: 'text' },
  },
  'PATCH /api/v1/project/{uuid}': {
    operation: 'patchProject',
    summary: 'Updates some members of a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: 'Project',
    answers: { 200: 'Project', 304: 'empty', 400: 'text', 403: 'text', 404: 'text', 409: 'text' },
  },
  'GET /api/v1/project/{uuid}/children': {
    operation: 'getChildrenProjects',
    summary: 'Lists the projects directly below a project',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    query: { excludeInactive: 'boolean', ...withCoverage, ...withOwners },
    paged: { search: ['name', 'tag'], sortMore },
    answers: { 200: 'Project[]', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/project/{uuid}/children/classifier/{classifier}': {
    operation: 'getChildrenProjectsByClassifier',
    summary: 'Lists the projects of a classifier below a project',
    access: ['VIEW_PORTFOLIO'],
    path: { classifier: 'string', uuid: 'uuid' },
    query: { excludeInactive: 'boolean' },
    paged: { sortMore },
    answers: { 200: 'Project[]', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/project/{uuid}/children/tag/{tag}': {
    operation: 'getChildrenProjectsByTag',
    summary: 'Lists the projects with a tag below a project',
    access: ['VIEW_PORTFOLIO'],
    path: { tag: 'string', uuid: 'uuid' },
    query: { excludeInactive: 'boolean' },
    paged: { search: ['name'], sortMore },
    answers: { 200: 'Project[]', 403: 'text', 404: 'text' },
  },
  'DELETE /api/v1/project/{uuid}/property': {
    operation: 'deleteProjectProperty',
    summary: 'Deletes a property of a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: { type: 'ProjectProperty', requires: ['groupName', 'propertyName'] },
    answers: { 204: 'empty', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/project/{uuid}/property': {
    operation: 'getProjectProperties',
    summary: 'Lists the properties of a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 200: 'ProjectProperty[]', 403: 'text', 404: 'text' },
  },
  'POST /api/v1/project/{uuid}/property': {
    operation: 'updateProjectProperty',
    summary: 'Changes a property of a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: { type: 'ProjectProperty', requires: ['groupName', 'propertyName'] },
    answers: { 200: 'ProjectProperty', 304: 'empty', 400: 'text', 403: 'text', 404: 'text' },
  },
  'PUT /api/v1/project/{uuid}/property': {
    operation: 'createProjectProperty',
    summary: 'Adds a property to a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: { type: 'ProjectProperty', requires: ['groupName', 'propertyName'] },
    answers: { 201: 'ProjectProperty', 403: 'text', 404: 'text', 409: 'text' },
  },
} satisfies EndpointsData;
