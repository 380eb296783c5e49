import type { ReportWords } from './report-words.ts';
import { violationsEn } from './violations-en.ts';

export const en: ReportWords = {
  title: 'Project report',
  version: 'Version',
  preparedFor: 'Prepared for',
  preparedBy: 'Prepared by',
  date: 'Date',
  owner: 'Owner',
  description: 'Description',
  bomImported: 'BOM imported',
  noBom: 'No BOM has been uploaded',
  members: 'Projects in this collection',
  lastAnalysis: 'Last analysis',
  basis: 'Sources of the findings',
  source: 'Source',
  lastUpdate: 'Last update',
  never: 'Never updated',
  failed: 'The last update failed',
  failedFeeds: (failed, all) => `${failed} of ${all} feeds failed`,
  disabled: 'disabled',
  figures: 'Metrics',
  components: 'Components',
  vulnerableComponents: 'Vulnerable components',
  openVulnerabilities: 'Open vulnerabilities',
  knownExploited: 'Known exploited',
  findings: 'Findings',
  audited: 'Audited findings',
  suppressed: 'Suppressed findings',
  suppressedState: 'Suppressed',
  riskScore: 'Risk score',
  covered: (covered, all) => `${covered} of ${all} components covered`,
  notCovered: 'Not covered',
  componentsNotCovered: (count) => `Components not covered: ${count}`,
  noComponents: 'No components',
  coverage: 'Coverage',
  vulnerability: 'Vulnerability',
  affected: 'Affected components',
  score: 'Scores',
  aliases: (ids) => `Aliases: ${ids}`,
  fixedIn: (version) => `Fixed in ${version}`,
  noFix: 'No fixed version recorded',
  more: (count) => `and ${count} more`,
  notListed: (count) => `${count} more are not listed here.`,
  noOpenVulnerabilities: 'No open vulnerabilities.',
  nothingLookedAt:
    "No source checks the components of this project, so their vulnerabilities can't be found.",
  leftOut: 'Vulnerabilities and analyses are left out. The account that made this report may not view them.',
  analyses: 'Analyses',
  noAnalyses: 'No findings have been analyzed or suppressed yet.',
  finding: 'Finding',
  analysis: 'Analysis',
  justification: 'Justification',
  response: 'Vendor response',
  details: 'Details',
  detailsRemoved: 'Details removed',
  unsuppressed: 'Unsuppressed',
  unknown: 'Unknown',
  lastChanged: (time) => `Last changed ${time}`,
  earlier: (count) => `${count} earlier entries are not listed here.`,
  gaps: 'Coverage gaps',
  gapsNote: 'No findings can mean that a component is safe, or that no source covers it.',
  noGaps: 'No coverage gaps.',
  gap: 'Reason',
  examples: 'Examples',
  licenses: 'Licenses',
  license: 'License',
  noLicenses: 'No components.',
  unlicensed: 'No license',
  page: (number) => `Page ${number}`,
  missingGlyphs: 'The fonts of this document lack some characters, which appear as \ufffd.',
  severity: {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    INFO: 'Info',
    UNASSIGNED: 'Unassigned',
  },
  state: {
    NOT_SET: 'Not set',
    EXPLOITABLE: 'Exploitable',
    IN_TRIAGE: 'In triage',
    RESOLVED: 'Resolved',
    FALSE_POSITIVE: 'False positive',
    NOT_AFFECTED: 'Not affected',
  },
  justifications: {
    NOT_SET: 'Not set',
    CODE_NOT_PRESENT: 'Code not present',
    CODE_NOT_REACHABLE: 'Code not reachable',
    REQUIRES_CONFIGURATION: 'Requires configuration',
    REQUIRES_DEPENDENCY: 'Requires dependency',
    REQUIRES_ENVIRONMENT: 'Requires environment',
    PROTECTED_BY_COMPILER: 'Protected by compiler',
    PROTECTED_AT_RUNTIME: 'Protected at runtime',
    PROTECTED_AT_PERIMETER: 'Protected at perimeter',
    PROTECTED_BY_MITIGATING_CONTROL: 'Protected by mitigating control',
  },
  responses: {
    NOT_SET: 'Not set',
    CAN_NOT_FIX: 'Cannot fix',
    WILL_NOT_FIX: 'Will not fix',
    UPDATE: 'Update',
    ROLLBACK: 'Rollback',
    WORKAROUND_AVAILABLE: 'Workaround available',
  },
  violations: violationsEn,
  blindSpot: ({ code, type, ecosystems, scheme, analyzer }) => {
    switch (code) {
      case 'no_identifier':
        return {
          title: 'No package URL or CPE',
          advice: 'The tool that generates the BOM should add one of them.',
        };
      case 'purl_unreadable':
        return { title: 'Invalid package URL', advice: "It doesn't follow the rules for its package type." };
      case 'cpe_unreadable':
        return { title: 'Invalid CPE', advice: "It doesn't follow the CPE naming rules." };
      case 'ecosystem_not_enabled':
        return {
          title: `No enabled source covers ${type} packages`,
          advice: ecosystems ? `Enable the ${ecosystems} ecosystem of OSV.` : 'Enable GitHub advisories.',
        };
      case 'ecosystem_not_read':
        return {
          title: `The ${ecosystems} ecosystem of OSV hasn't been imported yet`,
          advice: 'Update the source, or wait for its next run.',
        };
      case 'type_without_source':
        return { title: `No source covers ${type} packages` };
      case 'version_missing':
        return { title: 'Version missing', advice: "Without a version, the component can't be matched." };
      case 'release_unknown':
        return {
          title: 'Covered, but the release of the distribution is unknown',
          advice:
            'The package URL should name it. Until then, fixes that were backported to one release are missed.',
        };
      case 'release_missing':
        return {
          title: `Only an analyzer covers ${type} packages, and it needs the release of the distribution`,
          advice:
            'The package URL should name it, or the ecosystem of the distribution should be enabled in OSV.',
        };
      case 'release_unreadable':
        return {
          title: 'Release of the distribution not recognized',
          advice: "The package URL should name it. Until then, records of a release don't apply.",
        };
      case 'internal':
        return { title: 'Internal components', advice: 'No source covers them, as intended.' };
      case 'version_unreadable':
        return { title: `The version isn't valid in the ${scheme} scheme` };
      case 'nvd_not_enabled':
        return { title: 'CPE only, and the NVD is disabled', advice: 'Enable NVD.' };
      case 'nvd_not_read':
        return {
          title: "CPE only, and the NVD hasn't been imported yet",
          advice: 'Update the source, or wait for its next run.',
        };
      case 'record_commits':
        return {
          title: 'Covered, but records list commits instead of versions',
          advice: 'Somebody should compare the commits with the component and decide.',
        };
      case 'record_no_versions':
        return {
          title: 'Covered, but records list no versions',
          advice: 'Somebody should check which versions are affected and decide.',
        };
      case 'record_bound_unreadable':
        return {
          title: 'Covered, but records contain invalid versions',
          advice: 'Somebody should check which versions are affected and decide.',
        };
      case 'analyzer_in_trouble':
        return {
          title: `Covered only by ${analyzer}, which is failing`,
          advice: "Components that it hasn't been asked about yet aren't covered.",
        };
      default:
        return undefined;
    }
  },
};
