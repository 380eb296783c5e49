import type { EndpointsData } from '../format.ts';

export const licenseEndpoints = {
  'GET /api/v1/license': {
    operation: 'getLicenses',
    summary: 'Lists the licenses with their texts',
    access: 'authenticated',
    paged: { search: ['name', 'licenseId'] },
    answers: { 200: 'License[]' },
  },
  'PUT /api/v1/license': {
    operation: 'createLicense',
    summary: 'Adds a custom license',
    access: ['SYSTEM_CONFIGURATION'],
    body: { type: 'License', requires: ['name', 'licenseId'] },
    answers: { 201: 'License', 409: 'text' },
  },
  'GET /api/v1/license/concise': {
    operation: 'getConciseLicenses',
    summary: 'Lists all licenses without their texts',
    access: 'authenticated',
    answers: { 200: 'License[]' },
  },
  'DELETE /api/v1/license/{licenseId}': {
    operation: 'deleteLicense',
    summary: 'Deletes a custom license',
    access: ['SYSTEM_CONFIGURATION'],
    path: { licenseId: 'string' },
    answers: { 204: 'empty', 404: 'text', 409: 'text' },
  },
  'GET /api/v1/license/{licenseId}': {
    operation: 'getLicense',
    summary: 'Returns a license',
    access: 'authenticated',
    path: { licenseId: 'string' },
    answers: { 200: 'License', 404: 'text' },
  },
} satisfies EndpointsData;
