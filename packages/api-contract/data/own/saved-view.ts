import type { EndpointsData, Models } from '../format.ts';

/** Lists as people have saved them. */
export const savedViewOwnEndpoints = {
  'GET /api/waybill/v1/views': {
    operation: 'getSavedViews',
    summary: "Lists one's own saved views of all lists, and those that are shared with one's teams, by name",
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
  'PUT /api/waybill/v1/views/{uuid}/team': {
    operation: 'shareSavedView',
    summary: "Shares one of one's own views with one of one's teams, in place of another team",
    access: 'authenticated',
    path: { uuid: 'uuid' },
    body: { type: 'SavedViewTeam', requires: ['team'] },
    answers: { 200: 'SavedView', 401: 'empty', 404: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/views/{uuid}/team': {
    operation: 'unshareSavedView',
    summary: "Ends the sharing of one of one's own views",
    access: 'authenticated',
    path: { uuid: 'uuid' },
    answers: { 200: 'SavedView', 401: 'empty', 404: 'ProblemDetails' },
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
      team: { type: 'string', readOnly: true, description: 'Name of the team that it is shared with.' },
      sharedBy: {
        type: 'string',
        readOnly: true,
        description: "Whose view it is. Absent for one's own, which alone can be changed.",
      },
    },
  },
  SavedViewTeam: {
    members: { team: { type: 'uuid', required: true, description: 'One of the teams of the caller.' } },
  },
} satisfies Models;
