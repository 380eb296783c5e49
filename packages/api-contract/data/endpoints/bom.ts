import type { EndpointsData } from '../format.ts';

export const bomEndpoints = {
  'POST /api/v1/bom': {
    operation: 'uploadBomForm',
    summary: 'Uploads a bill of materials as a form',
    access: ['BOM_UPLOAD'],
    multipart: {
      project: 'string',
      autoCreate: 'boolean',
      projectName: 'string',
      projectVersion: 'string',
      parentName: 'string',
      parentVersion: 'string',
      parentUUID: 'string',
      bom: 'file',
      projectTags: 'string',
      accessTeams: {
        type: 'string',
        ours: true,
        description:
          'Teams that shall see the project if this upload creates it, by uuid or name, separated by commas.',
      },
      isLatest: 'boolean',
      isLatestProjectVersion: { type: 'boolean', ours: true, description: 'As in JSON uploads.' },
    },
    answers: { 200: 'TokenResponse', 400: 'InvalidBomProblemDetails', 401: 'text', 403: 'text', 404: 'text' },
  },
  'PUT /api/v1/bom': {
    operation: 'uploadBom',
    summary: 'Uploads a bill of materials as Base64 text',
    access: ['BOM_UPLOAD'],
    // One without a BOM is refused with a problem, not with a list of broken rules.
    body: 'BomSubmitRequest',
    answers: { 200: 'TokenResponse', 400: 'InvalidBomProblemDetails', 401: 'text', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/bom/cyclonedx/component/{uuid}': {
    operation: 'exportComponentBom',
    summary: 'Exports a component as a CycloneDX document',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    // Words in any case; what is none of them is refused by a sentence.
    query: { format: 'string', version: 'string' },
    answers: {
      200: { file: ['application/vnd.cyclonedx+json', 'application/vnd.cyclonedx+xml'] },
      400: 'text',
      403: 'text',
      404: 'text',
    },
  },
  'GET /api/v1/bom/cyclonedx/project/{uuid}': {
    operation: 'exportProjectBom',
    summary: 'Exports a project as a CycloneDX document',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    query: { format: 'string', variant: 'string', download: 'boolean', version: 'string' },
    answers: {
      200: {
        file: ['application/vnd.cyclonedx+json', 'application/vnd.cyclonedx+xml', 'application/octet-stream'],
      },
      400: 'text',
      403: 'text',
      404: 'text',
    },
  },
  'GET /api/v1/bom/token/{uuid}': {
    operation: 'isBomBeingProcessed',
    summary: 'Returns whether an upload is still being processed',
    access: ['BOM_UPLOAD'],
    deprecated: true,
    path: { uuid: 'uuid' },
    answers: { 200: 'IsTokenBeingProcessedResponse' },
  },
} satisfies EndpointsData;
