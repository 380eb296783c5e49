import type { EndpointsData } from '../format.ts';
import { ownProjectFilter } from './project.ts';

/** Filters the projects that have a tag, like their own list. */
const taggedFilter = {
  excludeInactive: { type: 'boolean', ours: true },
  latest: ownProjectFilter.latest,
  classifier: { type: 'Classifier', ours: true },
} as const;

/** Filters both the list and its groups. */
export const tagFilter = {
  use: {
    type: 'TagUse[]',
    ours: true,
    description: 'Only those that are used by any of these, or by nothing.',
  },
  prefix: {
    type: 'string',
    ours: true,
    description: 'Only those with this before the first `:`, `=` or `/` of their name.',
  },
  withoutPrefix: {
    type: 'boolean',
    ours: true,
    description: 'Only those without anything before a `:`, `=` or `/`.',
  },
} as const;

export const tagEndpoints = {
  'DELETE /api/v1/tag': {
    operation: 'deleteTags',
    summary: 'Deletes tags',
    access: ['TAG_MANAGEMENT'],
    body: { type: 'string[]', min: 1, max: 100, item: { notBlank: true, max: 255 } },
    answers: { 204: 'empty', 400: 'TagOperationProblemDetails' },
  },
  'GET /api/v1/tag': {
    operation: 'getTags',
    summary: 'Lists the tags with the number of uses of each',
    access: ['VIEW_PORTFOLIO'],
    query: tagFilter,
    paged: {
      search: ['name'],
      sort: ['name', 'projectCount', 'policyCount', 'notificationRuleCount', 'collectionProjectCount'],
    },
    answers: { 200: 'TagListResponseItem[]' },
  },
  'PUT /api/v1/tag': {
    operation: 'createTags',
    summary: 'Adds tags',
    access: ['TAG_MANAGEMENT'],
    body: { type: 'string[]', min: 1, max: 100, item: { notBlank: true, max: 255 } },
    answers: { 201: 'empty' },
  },
  'GET /api/v1/tag/policy/{uuid}': {
    operation: 'getTagsForPolicy',
    summary: 'Lists the tags that a policy can be limited to',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    paged: {},
    answers: { 200: 'Tag[]', 404: 'text' },
  },
  'GET /api/v1/tag/{name}/collectionProject': {
    operation: 'getTaggedCollectionProjects',
    summary: 'Lists the collection projects that use a tag',
    access: ['VIEW_PORTFOLIO'],
    path: { name: 'string' },
    query: taggedFilter,
    paged: { search: ['name'], sort: ['name', 'version'] },
    answers: { 200: 'TaggedCollectionProjectListResponseItem[]' },
  },
  'DELETE /api/v1/tag/{name}/notificationRule': {
    operation: 'untagNotificationRules',
    summary: 'Removes a tag from notification rules',
    access: ['SYSTEM_CONFIGURATION'],
    path: { name: 'string' },
    body: { type: 'string[]', min: 1, max: 100, item: { form: 'uuid' } },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'GET /api/v1/tag/{name}/notificationRule': {
    operation: 'getTaggedNotificationRules',
    summary: 'Lists the notification rules with a tag',
    access: ['SYSTEM_CONFIGURATION'],
    path: { name: 'string' },
    paged: { search: ['name'], sort: ['name'] },
    answers: { 200: 'TaggedNotificationRuleListResponseItem[]' },
  },
  'POST /api/v1/tag/{name}/notificationRule': {
    operation: 'tagNotificationRules',
    summary: 'Adds a tag to notification rules',
    access: ['SYSTEM_CONFIGURATION'],
    path: { name: 'string' },
    body: { type: 'string[]', min: 1, max: 100, item: { form: 'uuid' } },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'DELETE /api/v1/tag/{name}/policy': {
    operation: 'untagPolicies',
    summary: 'Removes a tag from policies',
    access: ['POLICY_MANAGEMENT'],
    path: { name: 'string' },
    body: { type: 'string[]', min: 1, max: 100, item: { form: 'uuid' } },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'GET /api/v1/tag/{name}/policy': {
    operation: 'getTaggedPolicies',
    summary: 'Lists the policies with a tag',
    access: ['VIEW_PORTFOLIO'],
    path: { name: 'string' },
    query: { state: { type: 'PolicyViolationState[]', ours: true } },
    paged: { search: ['name'], sort: ['name'] },
    answers: { 200: 'TaggedPolicyListResponseItem[]' },
  },
  'POST /api/v1/tag/{name}/policy': {
    operation: 'tagPolicies',
    summary: 'Adds a tag to policies',
    access: ['POLICY_MANAGEMENT'],
    path: { name: 'string' },
    body: { type: 'string[]', min: 1, max: 100, item: { form: 'uuid' } },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'DELETE /api/v1/tag/{name}/project': {
    operation: 'untagProjects',
    summary: 'Removes a tag from projects',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { name: 'string' },
    body: { type: 'string[]', min: 1, max: 100, item: { form: 'uuid' } },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'GET /api/v1/tag/{name}/project': {
    operation: 'getTaggedProjects',
    summary: 'Lists the projects with a tag',
    access: ['VIEW_PORTFOLIO'],
    path: { name: 'string' },
    query: taggedFilter,
    paged: { search: ['name'], sort: ['name', 'version'] },
    answers: { 200: 'TaggedProjectListResponseItem[]' },
  },
  'POST /api/v1/tag/{name}/project': {
    operation: 'tagProjects',
    summary: 'Adds a tag to projects',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { name: 'string' },
    body: { type: 'string[]', min: 1, max: 100, item: { form: 'uuid' } },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'GET /api/v1/tag/{policyUuid}': {
    operation: 'getTagsForPolicyByPath',
    summary: 'Lists the tags that a policy can be limited to',
    access: ['VIEW_PORTFOLIO'],
    deprecated: true,
    path: { policyUuid: 'uuid' },
    paged: {},
    answers: { 200: 'Tag[]', 404: 'empty' },
  },
} satisfies EndpointsData;
