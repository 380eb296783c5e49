import type { EndpointsData, Models } from '../format.ts';

const file = { 200: { file: ['application/octet-stream'] }, 404: 'ProblemDetails' } as const;

/** Links by which people without an account read the BOM and the VEX of a version. */
export const shareLinkOwnEndpoints = {
  'GET /api/waybill/v1/project/{uuid}/share-link': {
    operation: 'getShareLinks',
    summary: 'Lists the share links of a project, the newest first',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 200: 'ShareLink[]', 404: 'ProblemDetails' },
  },
  'PUT /api/waybill/v1/project/{uuid}/share-link': {
    operation: 'createShareLink',
    summary: 'Makes a link by which people without an account read the BOM or the VEX of a project',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    body: { type: 'ShareLinkInput', requires: ['label', 'expiresAt', 'sbom', 'vex'] },
    answers: { 201: 'NewShareLink', 404: 'ProblemDetails' },
  },
  'DELETE /api/waybill/v1/share-link/{uuid}': {
    operation: 'revokeShareLink',
    summary: 'Ends a share link at once',
    access: ['PORTFOLIO_MANAGEMENT'],
    path: { uuid: 'uuid' },
    answers: { 204: 'empty', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/shared/{token}': {
    operation: 'getSharedRelease',
    summary: 'Returns what a share link shows',
    access: 'none',
    path: { token: 'string' },
    answers: { 200: 'SharedRelease', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/shared/{token}/sbom': {
    operation: 'getSharedSbom',
    summary: 'Downloads the BOM that a share link shows, as CycloneDX',
    access: 'none',
    path: { token: 'string' },
    answers: file,
  },
  'GET /api/waybill/v1/shared/{token}/vex/{format}': {
    operation: 'getSharedVex',
    summary: 'Downloads the VEX that a share link shows',
    access: 'none',
    path: { token: 'string', format: 'SharedVexFormat' },
    // Documents of OpenVEX and CSAF have at least one statement.
    answers: { ...file, 409: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const shareLinkOwnModels = {
  ShareLinkInput: {
    members: {
      label: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 255,
        form: 'printable',
        trimmed: true,
        description: 'Whom the link is for.',
      },
      expiresAt: { type: 'timestamp', always: true, required: true, description: 'At most 366 days ahead.' },
      sbom: { type: 'boolean', always: true, required: true },
      vex: { type: 'boolean', always: true, required: true },
    },
  },
  ShareLink: {
    description: 'A link by which people without an account read documents of a project.',
    members: {
      uuid: { type: 'uuid', always: true },
      label: { type: 'string', always: true, description: 'Whom the link is for.' },
      sbom: { type: 'boolean', always: true, description: 'Whether it shows the BOM.' },
      vex: { type: 'boolean', always: true, description: 'Whether it shows the VEX.' },
      state: { type: 'ShareLinkState', always: true },
      createdBy: { type: 'string', always: true },
      createdAt: { type: 'timestamp', always: true },
      expiresAt: { type: 'timestamp', always: true },
      revokedAt: 'timestamp',
      lastUsed: { type: 'timestamp', description: 'When something was last downloaded by it.' },
      uses: { type: 'integer', always: true, description: 'Downloads.' },
    },
  },
  NewShareLink: {
    extends: 'ShareLink',
    members: {
      token: { type: 'string', always: true, description: 'The secret in the link. It is told this once.' },
    },
  },
  SharedRelease: {
    description: 'What a share link shows.',
    members: {
      name: { type: 'string', always: true },
      version: 'string',
      sbom: { type: 'boolean', always: true },
      vex: { type: 'boolean', always: true },
      expiresAt: { type: 'timestamp', always: true },
    },
  },
} satisfies Models;
