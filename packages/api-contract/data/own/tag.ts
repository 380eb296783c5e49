import { tagFilter } from '../endpoints/tag.ts';
import type { EndpointsData, Models } from '../format.ts';

export const tagOwnEndpoints = {
  'GET /api/waybill/v1/tags/groups': {
    operation: 'getTagGroups',
    summary: 'Groups the tags by what stands before the first `:`, `=` or `/` of their names',
    access: ['VIEW_PORTFOLIO'],
    query: tagFilter,
    paged: { search: ['name'], sort: ['name', 'tags'] },
    answers: { 200: 'TagGroup[]' },
  },
} satisfies EndpointsData;

export const tagOwnModels = {
  TagGroup: {
    description: 'Tags whose names begin alike.',
    members: {
      prefix: { type: 'string', description: 'Absent for the tags without one.' },
      tags: { type: 'integer', always: true },
    },
  },
} satisfies Models;
