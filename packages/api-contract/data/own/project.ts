import type { EndpointsData, Models } from '../format.ts';

/** Facts of a project beyond the contract. */
export const projectOwnEndpoints = {
  'GET /api/waybill/v1/bom/{uuid}/original': {
    operation: 'getOriginalBom',
    summary: 'Returns a bill of materials as it was uploaded',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    answers: {
      200: {
        file: ['application/vnd.cyclonedx+json', 'application/vnd.cyclonedx+xml', 'application/octet-stream'],
      },
      403: 'ProblemDetails',
      404: 'ProblemDetails',
    },
  },
  'GET /api/waybill/v1/project/sums': {
    operation: 'getProjectSums',
    summary: 'Sums up projects with the active projects below each, and the members of collections',
    access: ['VIEW_PORTFOLIO'],
    query: {
      project: {
        type: 'uuid[]',
        description: 'At most 100. Those that the caller may not see are left out.',
      },
    },
    answers: { 200: 'ProjectSums[]' },
  },
  'GET /api/waybill/v1/project/{uuid}/bom': {
    operation: 'getProjectBoms',
    summary: 'Lists the bills of materials that were uploaded to a project',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    paged: { sort: [] },
    answers: { 200: 'BomImport[]', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/project/{uuid}/notices': {
    operation: 'getThirdPartyNotices',
    summary:
      'Returns the third-party notices of a project: licenses and copyrights of its components, with license texts',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    answers: { 200: { file: ['text/plain'] }, 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/project/{uuid}/graph': {
    operation: 'getProjectGraph',
    summary: 'Returns the whole dependency graph of a project',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    answers: { 200: 'ProjectGraph', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const projectOwnModels = {
  BomImport: {
    description: 'One upload of a bill of materials.',
    members: {
      uuid: { type: 'uuid', always: true },
      token: { type: 'uuid', always: true, description: 'Of the task that processed it.' },
      sha256: {
        type: 'string',
        description:
          'Of the document; absent, like its type and size, where it was received by an installation that moved in.',
      },
      mediaType: 'string',
      byteSize: 'integer',
      format: 'string',
      specVersion: 'string',
      serialNumber: 'string',
      bomVersion: 'integer',
      components: 'integer',
      services: 'integer',
      receivedAt: { type: 'timestamp', always: true },
      processedAt: 'timestamp',
    },
  },
  ProjectSums: {
    description:
      'A project and the active projects below it, or the members of a collection, as far as the caller may see them, summed up.',
    members: {
      uuid: { type: 'uuid', always: true },
      projects: {
        type: 'integer',
        always: true,
        description: 'How many were summed up, itself included unless it is a collection.',
      },
      components: { type: 'integer', always: true },
      vulnerableComponents: { type: 'integer', always: true },
      critical: { type: 'integer', always: true },
      high: { type: 'integer', always: true },
      medium: { type: 'integer', always: true },
      low: { type: 'integer', always: true },
      unassigned: { type: 'integer', always: true },
      vulnerabilities: { type: 'integer', always: true },
      findings: { type: 'integer', always: true },
      audited: { type: 'integer', always: true },
      suppressed: { type: 'integer', always: true },
      inheritedRiskScore: { type: 'number', always: true },
      lastBomImport: { type: 'timestamp', description: 'The latest of all.' },
      coverage: {
        type: 'CoverageCounts',
        description: 'Absent while a new BOM is still to be counted.',
      },
    },
  },
  GraphNode: {
    tuple: {
      uuid: 'uuid',
      name: 'string',
      version: { type: 'string', nullable: true },
      group: { type: 'string', nullable: true },
      purlType: { type: 'string', nullable: true },
      critical: 'integer',
      high: 'integer',
      medium: 'integer',
      low: 'integer',
      unassigned: 'integer',
      flags: { type: 'integer', description: '1 service, 2 internal, 4 direct dependency.' },
      latestVersion: {
        type: 'string',
        nullable: true,
        description: 'Of its package, where that is another one than its own.',
      },
    },
  },
  ProjectGraph: {
    description:
      'Small enough for 50,000 components: node 0 is the project, `edges` are pairs of positions in `nodes`, flat.',
    members: { nodes: { type: 'GraphNode[]', always: true }, edges: { type: 'integer[]', always: true } },
  },
} satisfies Models;
