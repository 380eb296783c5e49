import type { EndpointsData, Models } from '../format.ts';
import { epssUnread } from './vulnerability.ts';
import { coded } from './why.ts';

/** Coverage by the enabled sources, and the obstacles to the rest. */
export const coverageOwnEndpoints = {
  'GET /api/waybill/v1/coverage': {
    operation: 'getCoverage',
    summary:
      'Returns how many components of the active projects the enabled sources cover, and the coverage gaps by cause',
    access: ['VIEW_PORTFOLIO'],
    answers: { 200: 'PortfolioCoverage' },
  },
  'GET /api/waybill/v1/coverage/components': {
    operation: 'getUncoveredComponents',
    summary: 'Lists the components of the active projects that no enabled source covers, by project and name',
    access: ['VIEW_PORTFOLIO'],
    query: {
      cause: {
        type: 'string',
        description:
          'The key of a coverage gap or a note, such as `ecosystem_not_enabled:npm`, or its code alone.',
      },
      ecosystem: {
        type: 'string',
        description:
          'The type of the package URL, with its namespace or without: `npm`, `deb`, `deb/debian`.',
      },
      project: {
        type: 'uuid',
        description: 'Only of this project, active or not, or of the members of this collection.',
      },
      component: {
        type: 'uuid',
        description:
          'Only this component, whatever project it is of. Without a cause, it is listed for a note about its coverage as well.',
      },
    },
    paged: { sort: [] },
    answers: { 200: 'UncoveredComponent[]', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
  'GET /api/waybill/v1/project/{uuid}/coverage': {
    operation: 'getProjectCoverage',
    summary: 'Returns how many components of a project the enabled sources cover, and the coverage gaps',
    access: ['VIEW_PORTFOLIO'],
    path: { uuid: 'uuid' },
    answers: { 200: 'Coverage', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

const key = {
  type: 'string',
  always: true,
  description: 'Names the cause: its code, and what it is about.',
} as const;

const counts = {
  status: { type: 'CoverageStatus', always: true },
  components: { type: 'integer', always: true },
  judgeable: { type: 'integer', always: true },
  intended: { type: 'integer', always: true },
  blind: { type: 'integer', always: true },
} as const;

/** Also of rows of lists. */
export const exploitedUnread = {
  type: 'boolean',
  description: 'No catalog of exploited vulnerabilities has been read: zero exploited findings mean nothing.',
} as const;

export const coverageOwnModels = {
  BlindSpotExample: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
    },
  },
  RepairAction: {
    description:
      'The one action that repairs a coverage gap: a setting (`enable_ecosystem`, `enable_source`, `import_source`), a ' +
      'better description of the component (`add_identifier`, `add_cpe`, `correct_purl`, `correct_cpe`, `add_version`, ' +
      '`correct_version`, `name_release`), a look at an analyzer that is in trouble (`check_analyzer`), a decision about the records themselves (`check_records`), or `none` where nothing ' +
      'has to be done.',
    members: coded,
  },
  CoverageAction: {
    members: {
      ...coded,
      components: {
        type: 'integer',
        always: true,
        description: 'How many components it would cover. Of settings this is exact.',
      },
    },
  },
  BlindSpot: {
    description: 'Components that no enabled source covers for the same cause.',
    members: {
      ...coded,
      key,
      components: { type: 'integer', always: true },
      projects: {
        type: 'integer',
        description: 'In how many projects they are, where several are looked at.',
      },
      examples: {
        type: 'BlindSpotExample[]',
        always: true,
        description: 'A few of these components, by name.',
      },
      action: { type: 'CoverageAction', always: true },
    },
  },
  CoverageCounts: {
    description:
      'How much the enabled sources cover. A component is covered (`judgeable`), not covered (`blind`), or internal and not covered ' +
      '(`intended`). The status sums up: with `NOT_COVERED` and `INTERNAL` nothing was looked at, so that zero vulnerabilities ' +
      'mean nothing; `EMPTY` has no components.',
    members: counts,
  },
  Coverage: {
    description: 'The same with the causes. Those of a collection are without examples.',
    members: {
      ...counts,
      exploitedUnread,
      epssUnread,
      dataAsOf: {
        type: 'timestamp',
        description:
          'As of when everything is known that the enabled sources tell: when the one that was read longest ago was read. Absent: none was.',
      },
      blindSpots: {
        type: 'BlindSpot[]',
        always: true,
        description: 'The largest first. A component whose two identifiers have a cause each counts at both.',
      },
      notes: {
        type: 'BlindSpot[]',
        always: true,
        description:
          'What is no gap: `release_unknown`, covered by the records of all releases; `internal`, not covered as intended; and ' +
          'components that are covered, with records that cannot tell whether they affect them: `record_commits` list commits ' +
          'only, `record_no_versions` no versions, `record_bound_unreadable` a version that its scheme cannot read. Records of ' +
          'which a finding, an analysis or another record of the same vulnerability tells do not count. `analyzer_in_trouble`: only an ' +
          'analyzer covers them whose last run ended in trouble, so that it may not have been asked about them yet; `lastAnswer` ' +
          'says when it last answered.',
      },
    },
  },
  EcosystemGap: {
    members: {
      ecosystem: { type: 'string', always: true, description: 'Package type and known namespace.' },
      components: { type: 'integer', always: true },
    },
  },
  PortfolioCoverage: {
    description: 'The coverage of the active projects that the caller may see, counted within a minute.',
    extends: 'Coverage',
    members: {
      ecosystems: {
        type: 'EcosystemGap[]',
        always: true,
        description: 'Where components are not covered; the largest first.',
      },
      pending: {
        type: 'integer',
        always: true,
        description: 'Projects with a BOM that is not counted yet.',
      },
    },
  },
  CoverageCause: { members: { ...coded, key, action: { type: 'RepairAction', always: true } } },
  UncoveredProject: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
    },
  },
  SilentRecord: {
    members: { source: { type: 'string', always: true }, vulnId: { type: 'string', always: true } },
  },
  UncoveredComponent: {
    description: 'A component that no enabled source covers, or whose coverage has a note, and why.',
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      group: 'string',
      version: 'string',
      purl: 'purl',
      cpe: 'string',
      isInternal: { type: 'boolean', always: true },
      isCovered: { type: 'boolean', always: true, description: 'The causes are notes only.' },
      causes: { type: 'CoverageCause[]', always: true },
      records: {
        type: 'SilentRecord[]',
        always: true,
        description:
          'Records that cannot tell whether they affect it, by a fault of theirs or because its version cannot be compared. The ten ' +
          'most severe.',
      },
      recordCount: { type: 'integer', always: true, description: 'How many such records there are.' },
      project: { type: 'UncoveredProject', always: true },
    },
  },
} satisfies Models;
