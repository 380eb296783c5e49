import type { Models } from '../format.ts';

export const findingModels = {
  Finding: {
    members: {
      component: { type: 'FindingComponent', always: true },
      vulnerability: { type: 'FindingVulnerability', always: true },
      analysis: { type: 'FindingAnalysis', always: true },
      attribution: { type: 'FindingOrigin', always: true },
      matrix: { type: 'string', always: true },
    },
  },
  FindingComponent: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      group: 'string',
      version: 'string',
      scope: 'string',
      purl: 'string',
      cpe: 'string',
      project: { type: 'uuid', always: true },
      projectName: 'string',
      projectVersion: 'string',
      latestVersion: 'string',
    },
  },
  FindingVulnerability: {
    members: {
      uuid: { type: 'uuid', always: true },
      source: { type: 'string', always: true },
      vulnId: { type: 'string', always: true },
      title: { type: 'string', nullable: true },
      subtitle: { type: 'string', nullable: true },
      description: { type: 'string', nullable: true },
      recommendation: { type: 'string', nullable: true },
      severity: { type: 'Severity', always: true },
      severityRank: { type: 'integer', always: true },
      cvssV2BaseScore: 'number',
      cvssV2Vector: { type: 'string', nullable: true },
      cvssV3BaseScore: 'number',
      cvssV3Vector: { type: 'string', nullable: true },
      cvssV4Score: 'number',
      cvssV4Vector: { type: 'string', nullable: true },
      owaspLikelihoodScore: 'number',
      owaspTechnicalImpactScore: 'number',
      owaspBusinessImpactScore: 'number',
      owaspRRVector: { type: 'string', nullable: true },
      epssScore: 'number',
      epssPercentile: 'number',
      cweId: 'integer',
      cweName: 'string',
      cwes: 'Cwe[]',
      aliases: { type: 'FindingAlias[]', always: true },
      references: { type: 'string', nullable: true },
      published: 'timestamp',
    },
  },
  FindingAnalysis: {
    members: {
      state: 'AnalysisState',
      isSuppressed: { type: 'boolean', always: true },
      detail: 'string',
    },
  },
  FindingOrigin: {
    members: {
      analyzerIdentity: { type: 'AnalyzerIdentity', always: true },
      attributedOn: { type: 'timestamp', always: true },
      alternateIdentifier: 'string',
      referenceUrl: 'string',
    },
  },
  FindingAlias: {
    members: {
      cveId: 'string',
      ghsaId: 'string',
      sonatypeId: 'string',
      osvId: 'string',
      snykId: 'string',
      vulnDbId: 'string',
    },
  },
  GroupedFinding: {
    members: {
      vulnerability: { type: 'GroupedVulnerability', always: true },
      attribution: { type: 'GroupedOrigin', always: true },
    },
  },
  GroupedVulnerability: {
    members: {
      source: { type: 'string', always: true },
      vulnId: { type: 'string', always: true },
      title: 'string',
      severity: { type: 'Severity', always: true },
      cvssV2BaseScore: 'number',
      cvssV3BaseScore: 'number',
      cvssV4Score: 'number',
      published: 'timestamp',
      cwes: 'Cwe[]',
      affectedProjectCount: { type: 'integer', always: true },
    },
  },
  GroupedOrigin: {
    members: {
      analyzerIdentity: { type: 'AnalyzerIdentity', always: true },
    },
  },
  FindingPackagingFormat: {
    members: {
      version: { type: 'string', always: true },
      meta: { type: 'FpfMeta', always: true },
      project: { type: 'FpfProject', always: true },
      findings: { type: 'FpfFinding[]', always: true },
    },
  },
  FpfMeta: {
    members: {
      application: { type: 'string', always: true },
      version: { type: 'string', always: true },
      timestamp: { type: 'iso8601', always: true },
      baseUrl: 'string',
      product: { type: 'Product', ours: true },
    },
  },
  FpfProject: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
      description: 'string',
      purl: 'string',
      cpe: 'string',
    },
  },
  FpfFinding: {
    extends: 'Finding',
    members: {
      vulnerability: { type: 'FpfVulnerability', always: true },
      attribution: { type: 'FpfOrigin', always: true },
    },
  },
  FpfVulnerability: {
    extends: 'FindingVulnerability',
    members: {
      published: 'string',
    },
  },
  FpfOrigin: {
    extends: 'FindingOrigin',
    members: {
      attributedOn: { type: 'string', always: true },
    },
  },
  Analysis: {
    members: {
      analysisState: { type: 'AnalysisState', always: true, required: true },
      analysisJustification: { type: 'AnalysisJustification', always: true, required: true },
      analysisResponse: { type: 'AnalysisResponse', always: true, required: true },
      analysisDetails: { type: 'string', required: true },
      analysisComments: { type: 'AnalysisComment[]', always: true },
      isSuppressed: { type: 'boolean', always: true },
      analysisUntil: {
        type: 'date',
        ours: true,
        description: 'The last day of the analysis, in UTC. Then it reverts to none. Absent: it has no end.',
      },
    },
  },
  AnalysisComment: {
    members: {
      timestamp: { type: 'timestamp', always: true, required: true },
      comment: { type: 'string', always: true, required: true, trimmed: true },
      commenter: { type: 'string', trimmed: true },
    },
  },
  AnalysisRequest: {
    members: {
      project: 'string',
      component: { type: 'string', required: true },
      vulnerability: { type: 'string', required: true },
      comment: { type: 'string', form: 'severalLines', trimmed: true },
      analysisDetails: { type: 'string', form: 'severalLines', trimmed: true },
      analysisState: 'AnalysisState',
      analysisJustification: 'AnalysisJustification',
      analysisResponse: 'AnalysisResponse',
      isSuppressed: 'boolean',
      clearDetails: {
        type: 'boolean',
        ours: true,
        description: 'Removes the details. An empty text cannot: clients send one to keep what is there.',
      },
      partial: {
        type: 'boolean',
        ours: true,
        description:
          'Keeps the state, justification, and response that are left out instead of resetting them.',
      },
      aliases: {
        type: 'boolean',
        ours: true,
        description:
          'Decides the same about the other records of the flaw that are findings of the component, and says so in the trail of each.',
      },
      components: {
        type: 'uuid[]',
        ours: true,
        description:
          'Other components of the project that have the vulnerability; with `aliases`, any record of the flaw. The same is decided about them; each stays suppressed or not unless that is asked for.',
      },
      suppressed: { type: 'boolean', description: 'Former name of `isSuppressed`.' },
    },
  },
} satisfies Models;
