import type { EndpointsData } from '../format.ts';

export const licenseGroupEndpoints = {
  'GET /api/v1/licenseGroup': {
    operation: 'getLicenseGroups',
    summary: 'Lists the license groups',
    access: ['POLICY_MANAGEMENT'],
    paged: { search: ['name'] },
    answers: { 200: 'LicenseGroup[]' },
  },
  'POST /api/v1/licenseGroup': {
    operation: 'updateLicenseGroup',
    summary: 'Changes a license group',
    access: ['POLICY_MANAGEMENT'],
    body: { type: 'LicenseGroup', requires: ['uuid', 'name'] },
    answers: { 200: 'LicenseGroup', 404: 'text' },
  },
  'PUT /api/v1/licenseGroup': {
    operation: 'createLicenseGroup',
    summary: 'Adds a license group',
    access: ['POLICY_MANAGEMENT'],
    body: { type: 'LicenseGroup', requires: ['name'] },
    answers: { 201: 'LicenseGroup', 409: 'text' },
  },
  'DELETE /api/v1/licenseGroup/{uuid}': {
    operation: 'deleteLicenseGroup',
    summary: 'Deletes a license group',
    access: ['POLICY_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 404: 'text' },
  },
  'GET /api/v1/licenseGroup/{uuid}': {
    operation: 'getLicenseGroup',
    summary: 'Returns a license group',
    access: ['POLICY_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 200: 'LicenseGroup', 404: 'text' },
  },
  'DELETE /api/v1/licenseGroup/{uuid}/license/{licenseUuid}': {
    operation: 'removeLicenseFromLicenseGroup',
    summary: 'Removes a license from a group',
    access: ['POLICY_MANAGEMENT'],
    path: { uuid: 'uuid', licenseUuid: 'uuid' },
    answers: { 200: 'LicenseGroup', 304: 'empty', 404: 'text' },
  },
  'POST /api/v1/licenseGroup/{uuid}/license/{licenseUuid}': {
    operation: 'addLicenseToLicenseGroup',
    summary: 'Adds a license to a group',
    access: ['POLICY_MANAGEMENT'],
    path: { uuid: 'uuid', licenseUuid: 'uuid' },
    answers: { 200: 'LicenseGroup', 304: 'empty', 404: 'text' },
  },
} satisfies EndpointsData;
