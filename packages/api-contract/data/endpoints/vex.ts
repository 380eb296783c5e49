import type { EndpointsData } from '../format.ts';

export const vexEndpoints = {
  'POST /api/v1/vex': {
    operation: 'uploadVexForm',
    summary: 'Uploads a VEX document as a form',
    access: ['VULNERABILITY_ANALYSIS'],
    multipart: { project: 'string', projectName: 'string', projectVersion: 'string', vex: 'file' },
    answers: { 200: 'TokenResponse', 400: 'InvalidBomProblemDetails', 403: 'text', 404: 'text' },
  },
  'PUT /api/v1/vex': {
    operation: 'uploadVex',
    summary: 'Uploads a VEX document as Base64 text',
    access: ['VULNERABILITY_ANALYSIS'],
    // As a BOM upload.
    body: 'VexSubmitRequest',
    answers: { 200: 'TokenResponse', 400: 'InvalidBomProblemDetails', 403: 'text', 404: 'text' },
  },
  'GET /api/v1/vex/cyclonedx/project/{uuid}': {
    operation: 'exportProjectVex',
    summary: 'Exports the analyses of a project as a CycloneDX VEX document',
    access: ['VULNERABILITY_ANALYSIS'],
    path: { uuid: 'uuid' },
    query: { download: 'boolean', version: 'string' },
    answers: {
      200: { file: ['application/vnd.cyclonedx+json', 'application/octet-stream'] },
      400: 'text',
      403: 'text',
      404: 'text',
    },
  },
} satisfies EndpointsData;
