import { componentFilter, componentSortMore } from '../endpoints/component.ts';
import { ownProjectFilter, sortMore } from '../endpoints/project.ts';
import { ownServiceFilter } from '../endpoints/service.ts';
import type { EndpointsData } from '../format.ts';

/** Filters of the project list. */
const projectFilter = { excludeInactive: 'boolean', onlyRoot: 'boolean', ...ownProjectFilter } as const;

/** For a bulk change: its selection may be everything that the list shows. */
const listedProjects = {
  ...projectFilter,
  searchText: { type: 'string', description: 'As of the list of projects.' },
} as const;

const listedComponents = {
  ...componentFilter,
  searchText: { type: 'string', description: 'As of the list of components.' },
} as const;

const compared = {
  from: {
    type: 'uuid',
    required: true,
    description: 'The project that is compared with, such as the earlier version.',
  },
  to: { type: 'uuid', required: true, description: 'The project that is compared.' },
} as const;

const refused = { 403: 'ProblemDetails', 404: 'ProblemDetails' } as const;

/** Projects and components: many at once, folded under one name, and two versions compared. */
export const portfolioEndpoints = {
  'GET /api/waybill/v1/project/names': {
    operation: 'getFoldedProjects',
    summary:
      'Lists the projects with their versions folded under one name, each by its latest or newest version',
    access: ['VIEW_PORTFOLIO'],
    query: projectFilter,
    paged: { search: ['name', 'tag'], sortMore },
    answers: { 200: 'FoldedProject[]' },
  },
  'GET /api/waybill/v1/project/{uuid}/versions': {
    operation: 'getProjectVersions',
    summary: 'Lists all versions of a project, itself included, the newest first',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    query: projectFilter,
    paged: { search: ['name', 'tag'], sortMore },
    answers: { 200: 'Project[]', ...refused },
  },
  'GET /api/waybill/v1/project/{uuid}/members': {
    operation: 'getCollectionMembers',
    summary:
      'Lists the projects that a collection is made of, as far as the caller may see them; a collection among them stands for its own',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    paged: { search: ['name', 'tag'], sortMore },
    answers: { 200: 'Project[]', ...refused },
  },
  'POST /api/waybill/v1/project/tags': {
    operation: 'tagManyProjects',
    summary: 'Adds tags to many projects and removes others',
    access: ['PORTFOLIO_MANAGEMENT'],
    query: listedProjects,
    body: { type: 'ProjectTagging', requires: ['selection'] },
    answers: { 202: 'BulkStarted', 403: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/project/activation': {
    operation: 'activateManyProjects',
    summary: 'Activates or deactivates many projects',
    access: ['PORTFOLIO_MANAGEMENT'],
    query: listedProjects,
    body: { type: 'ProjectActivation', requires: ['selection', 'active'] },
    answers: { 202: 'BulkStarted', 403: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/project/parent': {
    operation: 'moveManyProjects',
    summary: 'Moves many projects below another one, or to the top',
    access: ['PORTFOLIO_MANAGEMENT'],
    query: listedProjects,
    body: { type: 'ProjectMove', requires: ['selection'] },
    answers: { 202: 'BulkStarted', 409: 'ProblemDetails', ...refused },
  },
  'POST /api/waybill/v1/project/deletion': {
    operation: 'deleteManyProjects',
    summary: 'Deletes many projects with everything below them',
    access: ['PORTFOLIO_MANAGEMENT'],
    query: listedProjects,
    body: { type: 'ProjectSelection', requires: ['selection'] },
    answers: { 202: 'BulkStarted', 403: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/project/deletion/preview': {
    operation: 'previewProjectDeletion',
    summary: 'Tells what the deletion of projects takes with it, as far as the caller may see it',
    access: ['PORTFOLIO_MANAGEMENT'],
    query: listedProjects,
    body: { type: 'ProjectSelection', requires: ['selection'] },
    answers: { 200: 'ProjectDeletionPreview', 403: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/project/{uuid}/components': {
    operation: 'getShownComponents',
    summary: 'Lists the components of a project, and of a collection those of its members',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    query: componentFilter,
    paged: { search: ['name', 'group'], sortMore: [...componentSortMore, 'project.name'] },
    answers: { 200: 'Component[]', ...refused },
  },
  'GET /api/waybill/v1/component/{uuid}/dependents': {
    operation: 'getDependents',
    summary: 'Lists the components of the same project that depend directly on a component',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    query: componentFilter,
    paged: { search: ['name', 'group'], sort: ['name', 'version', 'group', 'purl'] },
    answers: { 200: 'Component[]', ...refused },
  },
  'POST /api/waybill/v1/project/{uuid}/components/deletion': {
    operation: 'deleteManyComponents',
    summary: 'Deletes many components of a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    query: listedComponents,
    body: { type: 'ComponentSelection', requires: ['selection'] },
    answers: { 202: 'BulkStarted', ...refused },
  },
  'POST /api/waybill/v1/project/{uuid}/services/deletion': {
    operation: 'deleteManyServices',
    summary: 'Deletes many services of a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    query: {
      ...ownServiceFilter,
      searchText: { type: 'string', description: 'As of the list of services.' },
    },
    body: { type: 'ServiceSelection', requires: ['selection'] },
    answers: { 202: 'BulkStarted', ...refused },
  },
  'GET /api/waybill/v1/comparison': {
    operation: 'compareProjects',
    summary: 'Tells in numbers how two projects, such as two versions of one, differ',
    access: ['VIEW_PORTFOLIO'],
    query: compared,
    answers: { 200: 'Comparison', ...refused },
  },
  'GET /api/waybill/v1/comparison/components': {
    operation: 'compareComponents',
    summary: 'Lists the components of two projects by what became of each',
    access: ['VIEW_PORTFOLIO'],
    query: { ...compared, change: 'ComponentChange[]' },
    paged: {
      search: ['name', 'group'],
      sort: [
        'change',
        'name',
        'group',
        'from.version',
        'to.version',
        'from.vulnerabilities',
        'to.vulnerabilities',
      ],
    },
    answers: { 200: 'ComparedComponent[]', ...refused },
  },
  'GET /api/waybill/v1/comparison/findings': {
    operation: 'compareFindings',
    summary: 'Lists the vulnerabilities of the components of two projects by what became of each',
    access: ['VIEW_VULNERABILITY'],
    query: {
      ...compared,
      change: 'FindingChange[]',
      severity: 'Severity[]',
      suppressed: { type: 'boolean', description: 'Include suppressed findings.' },
    },
    paged: {
      search: [
        'component.name',
        'component.group',
        'vulnerability.vulnId',
        'vulnerability.cveId',
        'vulnerability.title',
      ],
      sort: [
        'vulnerability.urgency',
        'vulnerability.severity',
        'vulnerability.vulnId',
        'vulnerability.cvss',
        'vulnerability.epssScore',
        'change',
        'component.name',
        'component.group',
        'from.version',
        'to.version',
      ],
    },
    answers: { 200: 'ComparedFinding[]', ...refused },
  },
  'GET /api/waybill/v1/comparison/violations': {
    operation: 'compareViolations',
    summary: 'Lists the policy violations of two projects by what became of each',
    access: ['VIEW_POLICY_VIOLATION'],
    query: {
      ...compared,
      change: 'FindingChange[]',
      state: 'PolicyViolationState[]',
      type: 'PolicyViolationType[]',
      suppressed: { type: 'boolean', description: 'Include suppressed violations.' },
    },
    paged: {
      search: ['component.name', 'component.group', 'policy.name'],
      sort: ['state', 'type', 'policy.name', 'change', 'component.name', 'component.group'],
    },
    answers: { 200: 'ComparedViolation[]', ...refused },
  },
  'GET /api/waybill/v1/comparison/licenses': {
    operation: 'compareLicenses',
    summary: 'Lists the licenses of two projects by what became of each',
    access: ['VIEW_PORTFOLIO'],
    query: { ...compared, change: 'LicenseChange[]' },
    paged: { search: ['name'], sort: ['change', 'name', 'fromComponents', 'toComponents'] },
    answers: { 200: 'ComparedLicense[]', ...refused },
  },
} satisfies EndpointsData;
