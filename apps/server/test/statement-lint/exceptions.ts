/** By rule and place (file and function): why the statements of that place may break the rule. */
export type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

const byUuid = 'found by its UUID alone, as the contract has it';
const byIdentity = 'a match that changes concerns every project that uses the identity';
const searchOfAll = 'a search over all projects that the caller sees';
const servicesOfAll = 'services of all projects that the caller sees';
const violationsOfAll = 'violations of all projects that the caller sees';
const besideProjects = 'the properties of each project of the answer, found by its number';
const ofPortfolio = 'the findings of all projects that the caller sees';
const decidedAnywhere = 'a record that changes concerns every project in which somebody decided about it';
const takingPart = 'the properties say which of all projects take part in an integration';
const erasedAnywhere =
  'the name of somebody who has left goes from the trails of all projects, in the background';
const coverageOfAll = 'the coverage of all projects that the caller sees';
const ofAnyProject = 'repositories and analyzers are asked for what any project uses';
const ofAnyImported = 'what moves in from another installation may be of any projects';
const movedAnywhere = 'findings of an installation that moved in, of all projects that it had';
const comparedAnywhere =
  'what differs from an installation that moved in, in all projects that the caller sees';
const later =
  'right and fast on one machine, refused by several; what replaces it must be measured there first (docs/adr/0009)';

export const exceptions: Exceptions = {
  'all-projects': {
    'features/import-dt/undo/changes-by-people.queries.ts findUpload': ofAnyImported,
    'features/vulnerability/moved-in/moved-vulnerabilities.queries.ts listUnusedMoved': ofAnyImported,
    'db/followed-rows.ts readFollowed': ofAnyImported,
    'db/followed-rows.ts writeFollowed': ofAnyImported,
    'db/followed-rows.ts removeFollowed': ofAnyImported,
    'features/policy-evaluation/imported-violation.queries.ts readDecided': ofAnyImported,
    'features/policy-evaluation/imported-violation.queries.ts writeDecided': ofAnyImported,
    'features/decision-record/moved-analyses.queries.ts isAnyDecidedHere': ofAnyImported,
    'features/import-dt/undo/changes-by-people.queries.ts isAnyViolationDecidedHere': ofAnyImported,
    'features/policy-evaluation/imported-violation.queries.ts storeImportedViolations': ofAnyImported,
    'features/policy-evaluation/imported-violation.queries.ts storeImportedAnalyses': ofAnyImported,
    'features/policy-evaluation/imported-violation.queries.ts storeImportedComments': ofAnyImported,
    'features/import-dt/compare/comparison-day.queries.ts sumDifferences': comparedAnywhere,
    'features/import-dt/compare/comparison.routes.ts GET': comparedAnywhere,
    'features/import-dt/compare/other-installation.queries.ts forgetInstallation': ofAnyImported,
    'features/import-dt/compare/difference-list.queries.ts listDifferences': comparedAnywhere,
    'features/import-dt/compare/difference-list.queries.ts sumCauses': comparedAnywhere,
    'features/import-dt/compare/known-causes.queries.ts setFrom': movedAnywhere,
    'features/matching/moved-findings.queries.ts dateMatches': movedAnywhere,
    'features/matching/moved-findings.queries.ts markSettled': movedAnywhere,
    'features/matching/moved-findings.queries.ts endMovedMatches': movedAnywhere,
    'db/list/arms.ts readRows': 'findings, services, and violations of all projects that the caller sees',
    'db/list/estimate.ts estimateShare': 'a part of these, by which their number is guessed',
    'features/analysis/analysis.queries.ts findComponent': byUuid,
    'features/analysis/ended-decision.queries.ts findProjectWithEnded':
      'decisions of any project end, in the background',
    'features/analyzer/analyzer-due.queries.ts addNewDue': ofAnyProject,
    'features/analyzer/analyzer-due.queries.ts addOldDue': ofAnyProject,
    'features/analyzer/analyzer-due.queries.ts listDue': ofAnyProject,
    'features/analyzer/analyzer-due.queries.ts listProperties': ofAnyProject,
    'features/analyzer/analyzer-answer.queries.ts lookAtAnswers': ofAnyProject,
    'features/bom/bom.queries.ts findImportOriginal': byUuid,
    'features/bom/export/bom-export.queries.ts findExportedComponent': byUuid,
    'features/notification/event/facts.queries.ts listAffected': byIdentity,
    'features/notification/event/facts.queries.ts listHaving': byIdentity,
    'features/notification/event/facts.queries.ts listMatched': byIdentity,
    'features/original/original.queries.ts deleteUnused': 'any project may refer to the same document',
    'features/component/internal/identify-internal.queries.ts clearInternal': byIdentity,
    'features/component/internal/identify-internal.queries.ts setInternal': byIdentity,
    'features/component/change/component-deletion.queries.ts listProjectsOf': byUuid,
    'features/component/change/component-deletion.queries.ts orderByProject': byUuid,
    'features/component/component.queries.ts findByUuid': byUuid,
    'features/component/change/component-deletion.queries.ts listDeletionProjects':
      'the components may be of any projects',
    'features/component/search/component-search.queries.ts listFoundKeys': 'a search over all components',
    'features/component/search/license/license-component.queries.ts listKeysOfLicense': searchOfAll,
    'features/component/search/license/license-component.service.ts listComponentsOfLicense': searchOfAll,
    'features/component/search/query/found-group.queries.ts listFoundGroups': searchOfAll,
    'features/component/search/component-search.service.ts find': searchOfAll,
    'features/component/search/query/component-query.service.ts read': searchOfAll,
    'features/component/search/query/component-query.queries.ts listFoundKeys': searchOfAll,
    'features/component/search/query/component-query.queries.ts listPlainVersions': searchOfAll,
    'features/component/search/query/component-query.queries.ts streamFound': searchOfAll,
    'features/component/search/query/found-license-walk.queries.ts countLicensed': searchOfAll,
    'features/component/search/query/found-walk.queries.ts estimateFound': searchOfAll,
    'features/search/contract/contract-search.queries.ts searchComponents': searchOfAll,
    'features/search/contract/contract-search.queries.ts searchProjects': searchOfAll,
    'features/search/contract/contract-search.queries.ts searchServices': searchOfAll,
    'features/search/hits/search-hits.queries.ts hitComponents': searchOfAll,
    'features/search/hits/search-hits.queries.ts hitServices': searchOfAll,
    'features/search/hits/search-hits.queries.ts listSimilarServices': searchOfAll,
    'features/search/hits/search-hits.queries.ts listVisibleWords': searchOfAll,
    'features/search/reindex/reindex.queries.ts countRows': searchOfAll,
    'features/search/reindex/reindex.queries.ts countThroughIndex': searchOfAll,
    'features/erasure/erasure.queries.ts decisions': erasedAnywhere,
    'features/erasure/erasure.queries.ts findingTrails': erasedAnywhere,
    'features/erasure/erasure.queries.ts pastDecisions': erasedAnywhere,
    'features/erasure/erasure.queries.ts pastViolations': erasedAnywhere,
    'features/erasure/erasure.queries.ts vexDocuments': erasedAnywhere,
    'features/erasure/erasure.queries.ts violationTrails': erasedAnywhere,
    'features/integration/target.queries.ts countTargets': takingPart,
    'features/integration/target.queries.ts listSharedValues': takingPart,
    'features/integration/target.queries.ts listTargets': takingPart,
    'features/coverage/uncovered-component.queries.ts findComponentPlace': byUuid,
    'features/coverage/uncovered-component.queries.ts listUncovered': coverageOfAll,
    'features/dependency-graph/dependency-graph.queries.ts findComponent': byUuid,
    'features/finding/portfolio/portfolio-decision.queries.ts streamPortfolioRefs': ofPortfolio,
    'features/finding/decision/finding-decision.queries.ts holdFindings': ofPortfolio,
    'features/finding/decision/overwritten-decision.queries.ts listOverwritten':
      'findings of any project are named by the UUIDs of their components',
    'features/finding/portfolio/decided-group.queries.ts countDecided': ofPortfolio,
    'features/finding/portfolio/portfolio-group.queries.ts listCountedProjects': ofPortfolio,
    'features/finding/portfolio/portfolio-group.queries.ts readGroups': ofPortfolio,
    'features/finding/portfolio/portfolio-use.queries.ts readUse': ofPortfolio,
    'features/finding/portfolio/portfolio-group.queries.ts listCountedVulnerabilities': ofPortfolio,
    'features/vex/apply/vex-apply.queries.ts listForeignBoms': 'a link may lead into the BOM of any project',
    'features/finding-spread/spread.queries.ts findSpread': 'counts how far everything is spread',
    'features/license/license-list.queries.ts listSummaries': 'counts in how many projects each license is',
    'features/license/license-list.queries.ts listLicenseGroupings':
      'counts how many components the licenses of each group have',
    'features/license/license.service.ts pageOfGroups':
      'counts how many components the licenses of each group have',
    'features/license/license.service.ts pageOfSummaries': 'counts in how many projects each license is',
    'features/license/use/license-use.queries.ts countUse': 'counts in how many projects each license is',
    'features/license/use/license-use.queries.ts findUse': 'counts in how many projects a license is',
    'features/license/license.queries.ts deleteLicense': 'components of all projects may have the license',
    'features/matching/count.queries.ts applyIdentityShift': byIdentity,
    'features/matching/count.queries.ts countDrift': 'the nightly recount of everything',
    'features/matching/count.queries.ts recountSpecial': byIdentity,
    'features/matching/record-fault.queries.ts outdateUsers': byIdentity,
    'features/matching/report.queries.ts addReports': decidedAnywhere,
    'features/matching/report.queries.ts endReports': decidedAnywhere,
    'features/metrics/metrics.queries.ts findComponentCounts': byUuid,
    'features/project-counter/fold.queries.ts foldProjectPoints': 'points of all projects grow old',
    'features/metrics/history.queries.ts listScopedDeltas':
      'the history of all projects that the caller sees',
    'features/violation/decision/overwritten-decision.queries.ts listOverwritten':
      'violations of any project are named by the UUIDs of their components',
    'features/policy/policy-summary.queries.ts listPolicySummaries': violationsOfAll,
    'features/policy-evaluation/stage.queries.ts listProjectsOfIdentities':
      'an identity that is judged otherwise concerns every project that uses it',
    'features/policy-evaluation/violation-count.queries.ts countProjectDrift':
      'the nightly recount of everything',
    'features/project/project-relatives.queries.ts listChildrenOf': besideProjects,
    'features/project/project.queries.ts findWhere': besideProjects,
    'features/repository/latest/due.queries.ts addOldDue': ofAnyProject,
    'features/repository/latest/due.queries.ts addNewDue': ofAnyProject,
    'features/repository/latest/release.queries.ts listUnknownReleases': ofAnyProject,
    'features/repository/release/component-release.queries.ts findComponentRelease': byUuid,
    'features/service/service.queries.ts findByUuid': byUuid,
    'features/service/service-deletion.queries.ts listProjectsOf': byUuid,
    'features/service/service-deletion.queries.ts orderByProject': byUuid,
    'features/service/portfolio/portfolio-group.queries.ts listGroups': servicesOfAll,
    'features/service/portfolio/portfolio.service.ts listServiceGroups': servicesOfAll,
    'features/service/portfolio/portfolio-list.queries.ts countServices': servicesOfAll,
    'features/violation/decision/violation-analysis.queries.ts listProjects': byUuid,
    'features/violation/violation-policy-group.queries.ts countComponents': violationsOfAll,
    'features/violation/violation-policy-group.queries.ts listPolicyFigures': violationsOfAll,
    'features/violation/violation-size.queries.ts countByConditions': violationsOfAll,
    'features/violation/violation-size.queries.ts countDecided': violationsOfAll,
    'features/violation/decision/violation-decision.queries.ts streamViolationRefs': violationsOfAll,
    'features/violation/violation-group.queries.ts chooseGroups': violationsOfAll,
    'features/violation/violation-group.queries.ts listGroups': violationsOfAll,
    'features/violation/violation-group.queries.ts listHeads': violationsOfAll,
    'features/violation/spread/counted-group.queries.ts listCountedHeads': violationsOfAll,
    'features/violation/spread/violation-spread.queries.ts countViolations':
      'counts the violations of each version of a component',
    'features/violation/violation-list.queries.ts findKey': byUuid,
    'features/vulnerability/internal-vulnerability.queries.ts deleteVulns':
      'any project may have decided about it',
    'features/vex/vex.queries.ts findVexByToken': byUuid,
    'features/vulnerability/vulnerability-finding.queries.ts findComponent': byUuid,
    'features/vulnerability/summary-list.queries.ts chooseSummaries': 'any project may be affected',
    'features/vulnerability/vulnerability-group.queries.ts listVulnerabilityGroups':
      'any project may be affected',
    'features/vulnerability/vulnerability.service.ts listSummaries': 'any project may be affected',
    'features/vulnerability/vulnerability.queries.ts countAffectedProjects': 'counts projects',
    'features/vulnerability/vulnerability.queries.ts countProjectsOfAny': 'counts projects',
    'features/vulnerability/vulnerability.queries.ts countProjectsOfEach': 'counts projects',
    'features/vulnerability/vulnerability.queries.ts isAffectingAny': 'any project may be affected',
    'features/vulnerability/vulnerability.service.ts viewProjects': 'any project may be affected',
    'features/source/ingest/reason.queries.ts tellEvents': decidedAnywhere,
    'features/source/ingest/reason.queries.ts tellScores': decidedAnywhere,
    'features/why/why.queries.ts findComponent': byUuid,
  },
  'lock-beyond-a-project': {
    'features/decision-record/analysis-store.queries.ts lockAnalyses': later,
    'features/finding/decision/finding-decision.queries.ts holdFindings': later,
  },
  'change-against-staging': {
    'features/component/sync/component-sync.queries.ts syncProperties': later,
    'features/dependency-graph/edge-sync.queries.ts replaceEdges': later,
    'features/matching/match-store.queries.ts removeGone': later,
    'features/source/ingest/store.queries.ts replaceKnownRanges': later,
  },
  'dictionary-by-projects': {
    'features/matching/moved-findings.queries.ts dateMatches': later,
  },
  'dictionary-from-staging': {
    'features/matching/moved-findings.queries.ts dateMatches': later,
    'features/source/ingest/internal-record.queries.ts takeOverUuids': later,
    'features/flaw/flaw.queries.ts storeEffective': later,
    'features/matching/count.queries.ts recountIdentities': later,
    'features/matching/match-store.queries.ts diffMatches': later,
    'features/policy-evaluation/judge.queries.ts storeJudged': later,
    'features/source/epss/epss.queries.ts storeScores': later,
    'features/matching/match-event.queries.ts explainEvents': later,
    'features/source/ingest/store.queries.ts replaceKnownRanges': later,
    'features/source/ingest/store.queries.ts updateHeads': later,
  },
};
