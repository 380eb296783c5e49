import { projectRow, type Row, smallInstallation, uuidOf } from './import-dt.fixtures.ts';

/** A row of COMPONENT without anything that may be empty. */
export function componentRow(id: number, projectId: number, more: Row = {}): Row {
  const digests = ['MD5', 'SHA1', 'SHA_256', 'SHA_384', 'SHA_512', 'SHA3_256', 'SHA3_384', 'SHA3_512'];
  const blakes = ['BLAKE2B_256', 'BLAKE2B_384', 'BLAKE2B_512', 'BLAKE3'];
  const texts = [
    'CLASSIFIER',
    'COPYRIGHT',
    'CPE',
    'DESCRIPTION',
    'EXTENSION',
    'FILENAME',
    'GROUP',
    'LICENSE',
  ];
  const others = [
    'LICENSE_EXPRESSION',
    'LICENSE_URL',
    'TEXT',
    'PUBLISHER',
    'PURL',
    'SCOPE',
    'SUPPLIER',
    'SWIDTAGID',
  ];
  const empty = [...digests, ...blakes, ...texts, ...others].map((name) => [name, null] as const);
  return {
    ID: id,
    ...Object.fromEntries(empty),
    AUTHORS: '[]',
    DIRECT_DEPENDENCIES: null,
    EXTERNAL_REFERENCES: null,
    INTERNAL: false,
    LICENSE_ID: null,
    NAME: `component ${id}`,
    PARENT_COMPONENT_ID: null,
    PROJECT_ID: projectId,
    UUID: uuidOf('33333333', id),
    VERSION: '1.0',
    ...more,
  };
}

/** A row of VULNERABILITY without anything that may be empty. */
function vulnerabilityRow(id: number, source: string, vulnId: string, more: Row = {}): Row {
  const numbers = ['CVSSV2BASESCORE', 'CVSSV2EXPLOITSCORE', 'CVSSV2IMPACTSCORE', 'CVSSV3BASESCORE'];
  const scores = ['CVSSV3EXPLOITSCORE', 'CVSSV3IMPACTSCORE', 'CVSSV4SCORE', 'EPSSPERCENTILE', 'EPSSSCORE'];
  const owasp = [
    'OWASPRRBUSINESSIMPACTSCORE',
    'OWASPRRLIKELIHOODSCORE',
    'OWASPRRTECHNICALIMPACTSCORE',
    'OWASPRRVECTOR',
  ];
  const texts = ['CREDITS', 'CVSSV2VECTOR', 'CVSSV3VECTOR', 'CVSSV4VECTOR', 'CWES', 'DESCRIPTION', 'DETAIL'];
  const others = [
    'PATCHEDVERSIONS',
    'RECOMMENDATION',
    'REFERENCES',
    'SUBTITLE',
    'TITLE',
    'VULNERABLEVERSIONS',
  ];
  const times = ['CREATED', 'PUBLISHED', 'UPDATED'];
  const names = [...numbers, ...scores, ...owasp, ...texts, ...others, ...times];
  return {
    ID: id,
    ...Object.fromEntries(names.map((name) => [name, null] as const)),
    SEVERITY: 'HIGH',
    SOURCE: source,
    UUID: uuidOf('44444444', id),
    VULNID: vulnId,
    ...more,
  };
}

const dependency = (id: number) =>
  JSON.stringify([{ uuid: uuidOf('33333333', id), objectType: 'COMPONENT' }]);
const time = (text: string) => ({ time: `${text} 10:00:00` });

/** What {@link smallInstallation} has, and a portfolio: two projects of one name, a project below another, decisions, a flaw of their own. */
export const smallPortfolio = {
  ...smallInstallation,
  TAG: [
    { ID: 1, NAME: 'prod' },
    { ID: 2, NAME: 'nobody has it' },
  ],
  PROJECT: [
    projectRow(1, {
      NAME: 'shop',
      VERSION: '1.0',
      DIRECT_DEPENDENCIES: dependency(1),
      AUTHORS: '[{"name":"Inés"}]',
      LAST_BOM_IMPORTED: time('2026-02-01'),
      LAST_BOM_IMPORTED_FORMAT: 'CycloneDX 1.5',
    }),
    projectRow(2, { NAME: 'shop', VERSION: '1.0', IS_LATEST: true, PARENT_PROJECT_ID: 3 }),
    projectRow(3, {
      NAME: 'all',
      COLLECTION_LOGIC: 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG',
      COLLECTION_TAG: 1,
      ACTIVE: null,
    }),
    projectRow(4, { NAME: 'shop', VERSION: '2.0', IS_LATEST: true }),
  ],
  PROJECTS_TAGS: [
    { TAG_ID: 1, PROJECT_ID: 1 },
    { TAG_ID: 9, PROJECT_ID: 1 },
  ],
  PROJECT_ACCESS_TEAMS: [{ PROJECT_ID: 1, TEAM_ID: 1 }],
  PROJECT_METADATA: [{ ID: 1, AUTHORS: '[{"name":"CI"}]', PROJECT_ID: 1, SUPPLIER: null }],
  COMPONENT: [
    componentRow(1, 1, { NAME: 'outer', DIRECT_DEPENDENCIES: dependency(2), PURL: 'pkg:npm/outer@1.0' }),
    componentRow(2, 1, { NAME: 'inner', PARENT_COMPONENT_ID: 1, PURL: 'pkg:npm/inner@1.0', TEXT: 'a note' }),
    componentRow(3, 2, { NAME: 'inner', PURL: 'pkg:npm/inner@1.0' }),
    componentRow(4, 77),
    componentRow(5, 1, { AUTHORS: 'Inés' }),
  ],
  COMPONENT_PROPERTY: [property(1, 2, 'colour'), property(2, 4, 'of a component that was refused')],
  BOM: [
    {
      ID: 1,
      BOM_FORMAT: 'CycloneDX',
      BOM_VERSION: 2,
      IMPORTED: time('2026-01-15'),
      PROJECT_ID: 1,
      SERIAL_NUMBER: uuidOf('55555555', 1),
      SPEC_VERSION: '1.5',
      UUID: uuidOf('55555555', 2),
    },
  ],
  VULNERABILITY: [
    vulnerabilityRow(1, 'INTERNAL', 'INT-1', { TITLE: 'ours', CREATED: time('2026-01-02') }),
    vulnerabilityRow(2, 'OSV', 'OSV-ONLY-THERE', { TITLE: 'only there', DESCRIPTION: 'what was said' }),
    vulnerabilityRow(3, 'NVD', 'CVE-2026-1'),
    vulnerabilityRow(4, 'INTERNAL', 'an id of old', { OWASPRRVECTOR: 'none' }),
  ],
  VULNERABLESOFTWARE: [
    {
      ID: 1,
      CPE22: null,
      CPE23: null,
      PURL: 'pkg:npm/inner',
      PURL_TYPE: 'npm',
      PURL_VERSION: null,
      VERSION: null,
      VERSIONENDEXCLUDING: '2.0',
      VERSIONENDINCLUDING: null,
      VERSIONSTARTEXCLUDING: null,
      VERSIONSTARTINCLUDING: null,
    },
  ],
  VULNERABLESOFTWARE_VULNERABILITIES: [{ VULNERABILITY_ID: 1, VULNERABLESOFTWARE_ID: 1 }],
  FINDINGATTRIBUTION: [
    finding(1, {
      component: 2,
      project: 1,
      vulnerability: 1,
      analyzer: 'INTERNAL_ANALYZER',
      on: '2026-01-20',
    }),
    finding(2, {
      component: 1,
      project: 1,
      vulnerability: 2,
      analyzer: 'INTERNAL_ANALYZER',
      on: '2026-01-25',
    }),
  ],
  ANALYSIS: [
    analysis(1, 2, 1, {
      STATE: 'NOT_AFFECTED',
      JUSTIFICATION: 'CODE_NOT_REACHABLE',
      SUPPRESSED: true,
      DETAILS: 'see there',
    }),
    analysis(2, 1, 1, { STATE: 'IN_TRIAGE' }),
    analysis(3, 88, 1, { STATE: 'IN_TRIAGE' }),
  ],
  ANALYSISCOMMENT: [
    comment(1, 1, '2026-03-02', 'second'),
    comment(2, 1, '2026-03-01', 'first'),
    comment(3, 3, '2026-03-01', 'of an analysis that was refused'),
  ],
};

function property(id: number, component: number, name: string): Row {
  return {
    ID: id,
    COMPONENT_ID: component,
    DESCRIPTION: null,
    GROUPNAME: 'ezr',
    PROPERTYNAME: name,
    PROPERTYTYPE: 'STRING',
    PROPERTYVALUE: 'grün',
    UUID: uuidOf('66666666', id),
  };
}

interface Found {
  readonly component: number;
  readonly project: number;
  readonly vulnerability: number;
  readonly analyzer: string;
  readonly on: string;
}

function finding(id: number, { component, project, vulnerability, analyzer, on }: Found): Row {
  return {
    ID: id,
    ALT_ID: null,
    ANALYZERIDENTITY: analyzer,
    ATTRIBUTED_ON: time(on),
    COMPONENT_ID: component,
    PROJECT_ID: project,
    REFERENCE_URL: null,
    VULNERABILITY_ID: vulnerability,
  };
}

function analysis(id: number, component: number, vulnerability: number, more: Row): Row {
  return {
    ID: id,
    COMPONENT_ID: component,
    DETAILS: null,
    JUSTIFICATION: null,
    PROJECT_ID: 1,
    RESPONSE: null,
    STATE: 'NOT_SET',
    SUPPRESSED: false,
    VULNERABILITY_ID: vulnerability,
    ...more,
  };
}

function comment(id: number, analysisId: number, on: string, text: string): Row {
  return { ID: id, ANALYSIS_ID: analysisId, COMMENT: text, COMMENTER: 'Inés', TIMESTAMP: time(on) };
}
