import type { EndpointsData, Models } from '../format.ts';

/** Findings of an imported Dependency-Track beside those here, and its uploads while both run. */
export const comparisonEndpoints = {
  'GET /api/waybill/v1/import/dt/comparison': {
    operation: 'getImportComparison',
    summary:
      'Returns how the findings of the imported Dependency-Track and those here differ, summed by cause',
    access: ['ACCESS_MANAGEMENT'],
    answers: { 200: 'ImportComparison' },
  },
  'POST /api/waybill/v1/import/dt/comparison': {
    operation: 'compareImport',
    summary: 'Starts a comparison; a running one returns its own token',
    access: ['ACCESS_MANAGEMENT'],
    answers: { 202: 'TokenResponse', 409: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/import/dt/comparison/difference': {
    operation: 'getFindingDifferences',
    summary: 'Lists findings that only one installation has, as of the last comparison',
    access: ['ACCESS_MANAGEMENT'],
    query: {
      side: { type: 'DifferenceSide' },
      cause: { type: 'DifferenceCause' },
      detail: { type: 'string', description: 'Of the cause.' },
      project: { type: 'uuid' },
      open: { type: 'boolean', description: 'Only those whose cause is not understood.' },
    },
    paged: { sort: ['project.name', 'component.name', 'vulnerability.vulnId', 'severity', 'cause', 'side'] },
    answers: { 200: 'FindingDifference[]' },
  },
  'GET /api/waybill/v1/import/dt/comparison/table': {
    operation: 'getImportedTables',
    summary: 'Lists what became of the rows of each table in the last import',
    access: ['ACCESS_MANAGEMENT'],
    answers: { 200: 'ImportTable[]' },
  },
  'PUT /api/waybill/v1/import/dt/comparison/cause': {
    operation: 'setCauseUnderstood',
    summary: 'Notes that a cause of differences is understood, or takes it back',
    access: ['ACCESS_MANAGEMENT'],
    body: { type: 'UnderstoodCause', requires: ['side', 'cause', 'understood'] },
    answers: { 204: 'empty' },
  },
  'GET /api/waybill/v1/import/dt/comparison/report': {
    operation: 'getImportComparisonReport',
    summary:
      'Returns the comparison as a PDF in the language of Accept-Language: English, German, or Japanese',
    access: ['ACCESS_MANAGEMENT'],
    answers: { 200: { file: ['application/pdf'] }, 404: 'ProblemDetails' },
  },
  'POST /api/waybill/v1/import/dt/bom': {
    operation: 'receiveShadowBom',
    summary:
      'Takes the BOM from a message of an alert of a Dependency-Track (event BOM_PROCESSED, template webhook)',
    access: ['BOM_UPLOAD'],
    body: { type: 'ShadowMessage', requires: ['notification'] },
    answers: { 202: 'TokenResponse', 400: 'ProblemDetails', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

const cause = {
  side: { type: 'DifferenceSide', always: true, required: true },
  cause: { type: 'DifferenceCause', always: true, required: true },
  detail: {
    type: 'string',
    always: true,
    max: 200,
    form: 'printable',
    description:
      'What it is about: a source, an analyzer, a scheme of versions. Empty where the cause says everything.',
  },
} as const;

const counts = {
  bothSides: { type: 'integer', always: true, description: 'Findings of both.' },
  onlyThere: { type: 'integer', always: true },
  onlyHere: { type: 'integer', always: true },
  withoutCause: { type: 'integer', always: true, description: 'Differences that nothing explains.' },
  toLookAt: { type: 'integer', always: true, description: 'Differences whose cause is not understood yet.' },
} as const;

export const comparisonModels = {
  ImportComparison: {
    members: {
      version: { type: 'string', description: 'Of the Dependency-Track. Absent when none was imported.' },
      importedAt: 'timestamp',
      comparedAt: { type: 'timestamp', description: 'Absent before the first comparison.' },
      task: { type: 'uuid', description: 'Token of the comparison that is running or waiting.' },
      agreedDays: {
        type: 'integer',
        always: true,
        description: 'Days in a row, up to the last comparison, on which nothing was left to look at.',
      },
      causes: { type: 'CauseSum[]', always: true },
      days: { type: 'ComparisonDay[]', always: true, description: 'The last 90, newest first.' },
      blinded: { type: 'BlindedUser[]', always: true },
      shadow: 'ShadowState',
    },
  },
  CauseSum: {
    description: 'Differences of one cause.',
    members: {
      ...cause,
      findings: { type: 'integer', always: true },
      projects: { type: 'integer', always: true },
      understoodBy: { type: 'string', description: 'Absent when nobody has accepted it.' },
      understoodAt: 'timestamp',
    },
  },
  UnderstoodCause: {
    members: { ...cause, understood: { type: 'boolean', required: true } },
  },
  ComparisonDay: {
    members: {
      day: { type: 'date', always: true },
      ...counts,
      agreed: { type: 'boolean', always: true, description: 'Nothing was left to look at.' },
      uploads: { type: 'integer', always: true, description: 'BOMs that came from the Dependency-Track.' },
      refusedUploads: { type: 'integer', always: true },
    },
  },
  BlindedUser: {
    description: 'A user without any team: saw every project there, and sees none here.',
    members: {
      kind: { type: 'string', always: true, description: '`managed`, `ldap`, or `oidc`.' },
      username: { type: 'string', always: true },
    },
  },
  ShadowState: {
    description: 'What came from alerts of the Dependency-Track.',
    members: {
      uploads: { type: 'integer', always: true },
      refused: { type: 'integer', always: true },
      lastAt: { type: 'timestamp', always: true },
      lastRefusal: { type: 'string', description: 'Why the last refused message was refused.' },
    },
  },
  DifferenceProject: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
    },
  },
  DifferenceComponent: {
    members: {
      uuid: { type: 'uuid', always: true },
      group: 'string',
      name: { type: 'string', always: true },
      version: 'string',
    },
  },
  FindingDifference: {
    description: 'A finding that only one of the installations has.',
    members: {
      project: { type: 'DifferenceProject', always: true },
      component: { type: 'DifferenceComponent', always: true },
      vulnerability: { type: 'WhyVulnerability', always: true },
      severity: { type: 'Severity', always: true },
      ...cause,
      analyzer: { type: 'string', description: 'That found it.' },
      foundAt: { type: 'timestamp', description: 'When it was found there.' },
      understood: { type: 'boolean', always: true },
    },
  },
  ShadowMessage: {
    lenient: true,
    description:
      'A message as the template webhook of Dependency-Track writes it. Other members are not looked at.',
    members: { notification: { type: 'ShadowNotification', required: true } },
  },
  ShadowNotification: {
    lenient: true,
    members: {
      group: { type: 'string', description: 'Must be BOM_PROCESSED.' },
      subject: 'ShadowSubject',
    },
  },
  ShadowSubject: {
    lenient: true,
    members: { project: 'ShadowProject', bom: 'ShadowBom' },
  },
  ShadowProject: {
    lenient: true,
    members: { uuid: 'uuid', name: 'string', version: 'string' },
  },
  ShadowBom: {
    lenient: true,
    members: { content: { type: 'string', description: 'The document in Base64.' } },
  },
} satisfies Models;
