import { componentFilter } from '../endpoints/component.ts';
import type { EndpointsData, Models } from '../format.ts';

const listFilter = {
  osiApproved: { type: 'boolean', description: 'Only those that the OSI has approved.' },
  fsfLibre: { type: 'boolean', description: 'Only those that the FSF calls free.' },
  deprecated: { type: 'boolean', description: 'Only those whose ID is deprecated.' },
  custom: { type: 'boolean', description: 'Only those that are not of the SPDX list.' },
  group: { type: 'uuid[]', description: 'Only those that are in any of these license groups.' },
  ungrouped: { type: 'boolean', description: 'Only those that are in no license group.' },
  other: {
    type: 'boolean',
    description: 'Only those that are neither approved by the OSI, free to the FSF, deprecated, nor custom.',
  },
  used: { type: 'boolean', description: 'Only those that a component has.' },
} as const;

/** Licenses as the console lists them. */
export const licenseOwnEndpoints = {
  'GET /api/waybill/v1/licenses': {
    operation: 'getLicenseSummaries',
    summary: 'Lists the licenses without their texts, with filters',
    access: ['VIEW_PORTFOLIO'],
    query: listFilter,
    paged: {
      search: ['name', 'licenseId'],
      sort: [
        'name',
        'licenseId',
        'components',
        'projects',
        'isOsiApproved',
        'isFsfLibre',
        'isDeprecatedLicenseId',
        'isCustomLicense',
      ],
    },
    answers: { 200: 'LicenseSummary[]' },
  },
  'GET /api/waybill/v1/licenses/groups': {
    operation: 'getLicenseSummaryGroups',
    summary: 'Groups the licenses by license group or by kind; license groups need POLICY_MANAGEMENT',
    access: ['VIEW_PORTFOLIO'],
    query: { by: { type: 'LicenseGrouping', required: true }, ...listFilter },
    paged: { search: ['name', 'licenseId'], sort: ['name', 'licenses', 'components'] },
    answers: { 200: 'LicenseSummaryGroup[]' },
  },
  'GET /api/waybill/v1/licenses/{licenseId}/use': {
    operation: 'getLicenseUse',
    summary: 'Returns how many components and projects have a license',
    access: ['VIEW_PORTFOLIO'],
    path: { licenseId: 'string' },
    answers: { 200: 'LicenseUse', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/licenses/{licenseId}/components': {
    operation: 'getComponentsOfLicense',
    summary: 'Lists the components that have a license',
    access: ['VIEW_PORTFOLIO'],
    path: { licenseId: 'string' },
    query: {
      ...componentFilter,
      excludeInactiveProjects: 'boolean',
      onlyLatestProjectVersions: 'boolean',
    },
    paged: { search: ['name'], sort: ['name', 'project.name'] },
    answers: { 200: 'FoundComponent[]', 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/licenses/{licenseId}': {
    operation: 'updateLicense',
    summary: 'Changes a custom license; its ID stays',
    access: ['SYSTEM_CONFIGURATION'],
    path: { licenseId: 'string' },
    body: { type: 'License', requires: ['name'] },
    answers: { 200: 'License', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
} satisfies EndpointsData;

const use = {
  components: {
    type: 'integer',
    always: true,
    description:
      'Components of projects that the caller may see. Expressions of several licenses do not count.',
  },
  projects: { type: 'integer', always: true },
  countedOn: {
    type: 'timestamp',
    description: 'When the figures were worked out. Absent when they are those of this moment.',
  },
} as const;

export const licenseOwnModels = {
  NamedLicenseGroup: {
    members: { uuid: { type: 'uuid', always: true }, name: { type: 'string', always: true } },
  },
  LicenseSummaryGroup: {
    description:
      'Licenses of one license group or of one kind; without either, those in no license group or of no kind.',
    members: {
      group: { type: 'NamedLicenseGroup', description: 'A license may be in several.' },
      kind: { type: 'LicenseKind', description: 'A license may be of several kinds.' },
      licenses: { type: 'integer', always: true },
      components: use.components,
      countedOn: use.countedOn,
    },
  },
  LicenseUse: { description: 'How far a license is used.', members: use },
  LicenseSummary: {
    description: 'A license without its texts, with how far it is used.',
    extends: 'License',
    members: use,
  },
} satisfies Models;
