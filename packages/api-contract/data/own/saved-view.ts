import type { EndpointsData, Models } from '../format.ts';

/** Lists as people have saved them. */
export const savedViewOwnEndpoints = {
  'GET /api/waybill/v1/views': {
    operation: 'getSavedViews',
    summary: "Lists one's own saved views of all lists, by name",
    access: 'authenticated',
    answers: { 200: 'SavedView[]', 401: 'empty' },
  },
  'PUT /api/waybill/v1/views': {
    operation: 'createSavedView',
    summary: 'Saves a view of a list',
    access: 'authenticated',
    body: { type: 'SavedView', requires: ['list', 'name'] },
    answers: { 201: 'SavedView', 401: 'empty', 409: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/views/{uuid}': {
    operation: 'updateSavedView',
    summary: 'Changes a saved view; it stays one of its list',
    access: 'authenticated',
    path: { uuid: 'uuid' },
    body: { type: 'SavedView', requires: ['name'] },
    answers: { 200: 'SavedView', 401: 'empty', 404: 'ProblemDetails', 409: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/views/{uuid}': {
    operation: 'deleteSavedView',
    summary: 'Deletes a saved view',
    access: 'authenticated',
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 401: 'empty', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const savedViewOwnModels = {
  SavedView: {
    description:
      'How a user wants to see a list: filters, search, order, grouping and columns, under a name.',
    members: {
      uuid: { type: 'uuid', always: true, readOnly: true },
      list: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 100,
        form: 'identifier',
        trimmed: true,
        description: 'Of which list it is a view, such as `ProjectFindings`.',
      },
      name: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 100,
        form: 'printable',
        trimmed: true,
        description: 'Unique among the views of the list that the user has.',
      },
      search: {
        type: 'string',
        always: true,
        max: 4000,
        form: 'noControls',
        description: 'What the address of the list holds behind the question mark.',
      },
      columns: {
        type: 'string',
        max: 2000,
        form: 'noControls',
        description: 'Ids of the columns in their order, between commas; those of the list without it.',
      },
    },
  },
} satisfies Models;
