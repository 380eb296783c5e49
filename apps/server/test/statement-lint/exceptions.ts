/** By rule and place (file and function): why the statements of that place may break the rule. */
export type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

const byUuid = 'found by its UUID alone, as the contract has it';
const byIdentity = 'a match that changes concerns every project that uses the identity';
const besideProjects = 'the properties of each project of the answer, found by its number';
const later =
  'right and fast on one machine, refused by several; what replaces it must be measured there first (docs/adr/0009)';

export const exceptions: Exceptions = {
  'all-projects': {
    'features/analysis/analysis.queries.ts findComponent': byUuid,
    'features/bom/bom.queries.ts findImportOriginal': byUuid,
    'features/bom/export/bom-export.queries.ts findExportedComponent': byUuid,
    'features/original/original.queries.ts deleteUnused': 'any project may refer to the same document',
    'features/component/change/component-write.queries.ts setFlagOfIdentities': byIdentity,
    'features/component/component.queries.ts findByUuid': byUuid,
    'features/component/search/component-names.queries.ts listComponentNames':
      'names of components of all projects',
    'features/component/search/component-search.queries.ts listFoundKeys': 'a search over all components',
    'features/dependency-graph/dependency-graph.queries.ts findComponent': byUuid,
    'features/license/license.queries.ts deleteLicense': 'components of all projects may have the license',
    'features/matching/count.queries.ts applyIdentityShift': byIdentity,
    'features/matching/count.queries.ts countDrift': 'the nightly recount of everything',
    'features/matching/count.queries.ts recountSpecial': byIdentity,
    'features/metrics/metrics.queries.ts findComponentCounts': byUuid,
    'features/metrics/history.queries.ts foldProjectPoints': 'points of all projects grow old',
    'features/metrics/history.queries.ts listScopedDeltas':
      'the history of all projects that the caller sees',
    'features/project/project-relatives.queries.ts listChildrenOf': besideProjects,
    'features/project/project.queries.ts findWhere': besideProjects,
    'features/service/service.queries.ts findByUuid': byUuid,
    'features/vulnerability/internal-vulnerability.queries.ts deleteVuln':
      'any project may have decided about it',
    'features/vulnerability/vulnerability-finding.queries.ts findComponent': byUuid,
    'features/vulnerability/summary-list.queries.ts chooseSummaries': 'any project may be affected',
    'features/vulnerability/vulnerability.queries.ts countAffectedProjects': 'counts projects',
    'features/vulnerability/vulnerability.queries.ts isAffectingAny': 'any project may be affected',
    'features/vulnerability/vulnerability.service.ts listAffectedProjects': 'any project may be affected',
    'features/why/why.queries.ts findComponent': byUuid,
  },
  'lock-beyond-a-project': {
    'features/analysis/analysis.queries.ts lockAnalyses': later,
  },
  'change-against-staging': {
    'features/component/sync/component-sync.queries.ts syncProperties': later,
    'features/dependency-graph/edge-sync.queries.ts replaceEdges': later,
    'features/matching/matching.queries.ts removeGone': later,
    'features/source/ingest/store.queries.ts replaceKnownRanges': later,
  },
  'dictionary-from-staging': {
    'features/flaw/flaw.queries.ts storeEffective': later,
    'features/matching/count.queries.ts recountIdentities': later,
    'features/matching/matching.queries.ts diffMatches': later,
    'features/source/epss/epss.queries.ts storeScores': later,
    'features/source/ingest/store.queries.ts replaceKnownRanges': later,
    'features/source/ingest/store.queries.ts updateHeads': later,
  },
};
