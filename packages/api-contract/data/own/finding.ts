import type { Models } from '../format.ts';
import { scoredVulnerability } from './vulnerability.ts';

export const findingOwnModels = {
  AuditFindingComponent: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      group: 'string',
      version: 'string',
      purl: 'purl',
      cpe: 'string',
      isDirect: { type: 'boolean', description: 'The project itself depends on it.' },
    },
  },
  FlawOrigins: {
    description: 'IDs of the records that the facts of a vulnerability come from.',
    members: {
      severity: { type: 'string', always: true },
      title: 'string',
      cvss: 'string',
      epss: 'string',
      knownExploited: 'string',
    },
  },
  FlawScore: {
    description: 'A CVSS base score.',
    members: {
      version: { type: 'CvssVersion', always: true },
      score: { type: 'number', always: true },
      from: { type: 'string', always: true, description: 'ID of the record that states it.' },
      vector: { type: 'string', description: 'Absent in lists, and where the record has none.' },
    },
  },
  FlawSummary: {
    description: 'A vulnerability with the merged facts of all records in its alias group.',
    members: {
      ...scoredVulnerability,
      scores: { type: 'FlawScore[]', always: true, description: 'By version of CVSS, the newest first.' },
      cveId: { type: 'string', description: 'The CVE of the alias group, whatever the ID of the record is.' },
      epssPercentile: 'number',
      knownExploited: {
        type: 'KnownExploited',
        description: 'Absent when it is not a known exploited vulnerability.',
      },
      published: 'timestamp',
      cwes: { type: 'integer[]', always: true },
      aliases: { type: 'FindingAlias[]', always: true },
      origins: { type: 'FlawOrigins', always: true },
    },
  },
  FindingFix: {
    description: 'Versions that fix a finding.',
    members: {
      nearest: {
        type: 'string',
        always: true,
        description:
          'The lowest one. Instead of a pre-release, the lowest release with its major version if the records list one.',
      },
      isPrerelease: { type: 'boolean', description: 'The nearest one is a pre-release. Otherwise absent.' },
      latest: { type: 'string', description: 'The highest one in the records, when there are several.' },
      from: { type: 'string', always: true, description: 'ID of the record that lists the nearest version.' },
    },
  },
  AuditFindingAnalysis: {
    members: {
      state: { type: 'AnalysisState', always: true },
      isSuppressed: { type: 'boolean', always: true },
      isRecorded: {
        type: 'boolean',
        always: true,
        description: 'False when there is no analysis and no comment.',
      },
      reasonsChanged: {
        type: 'DecisionReason[]',
        description: 'What changed since somebody decided. Absent when nothing did.',
      },
      carriedFrom: { type: 'CarriedDecision', description: 'Absent when it was decided here.' },
    },
  },
  CarriedDecision: {
    description: 'Where a decision was taken that followed its component into another version.',
    members: {
      project: { type: 'uuid', description: 'Absent for an earlier version of a component of this project.' },
      projectVersion: 'string',
      componentVersion: 'string',
      by: { type: 'string', description: 'Who decided.' },
      decidedOn: 'timestamp',
    },
  },
  ReasonChange: {
    description: 'A fact of a vulnerability at the time of a decision, and now.',
    members: {
      reason: { type: 'DecisionReason', always: true },
      before: {
        type: 'string',
        description:
          'A severity, the lowest version with a fix, `true` or `false`, or a band of EPSS scores.',
      },
      now: 'string',
    },
  },
  AuditFindingOrigin: {
    members: {
      analyzerIdentity: { type: 'AnalyzerIdentity', always: true },
      attributedOn: { type: 'timestamp', always: true },
    },
  },
  AuditFinding: {
    description: 'A finding as shown in lists.',
    members: {
      component: { type: 'AuditFindingComponent', always: true },
      vulnerability: { type: 'FlawSummary', always: true },
      fix: { type: 'FindingFix', description: 'Absent when no record lists a fixed version.' },
      analysis: { type: 'AuditFindingAnalysis', always: true },
      attribution: { type: 'AuditFindingOrigin', always: true },
      otherRecords: {
        type: 'RecordRef[]',
        description: 'Other records of the alias group that match the component, for which this one stands.',
      },
    },
  },
  RecordRef: {
    description: 'A record of a vulnerability.',
    members: {
      uuid: { type: 'uuid', always: true },
      source: { type: 'string', always: true },
      vulnId: { type: 'string', always: true },
    },
  },
  UnratedFindings: {
    description: 'How many findings have no severity although they are likely to be exploited.',
    members: { findings: { type: 'integer', always: true } },
  },
  FindingGroup: {
    description: 'Findings of one vulnerability or of one component.',
    members: {
      vulnerability: { type: 'FlawSummary', description: 'For a vulnerability, its most complete record.' },
      component: { type: 'AuditFindingComponent', description: 'Of a component.' },
      severity: { type: 'Severity', always: true, description: 'The highest of them.' },
      exploited: { type: 'boolean', always: true },
      findings: {
        type: 'integer',
        always: true,
        description:
          'The records of a flaw on a component are one in a project; the leading one speaks for them.',
      },
      components: { type: 'integer', always: true },
      flaws: { type: 'integer', always: true },
      fixable: { type: 'integer', always: true, description: 'Findings with a known fix.' },
      decided: { type: 'integer', always: true, description: 'Findings with a state other than NOT_SET.' },
    },
  },
  FindingDetails: {
    description: 'A finding with the details from all records of its vulnerability.',
    extends: 'AuditFinding',
    members: {
      description: { type: 'string', description: 'Markdown; from the first record that has one.' },
      recommendation: 'string',
      references: { type: 'string[]', always: true, description: 'URLs, each once.' },
      cweNames: { type: 'Cwe[]', always: true },
      records: { type: 'FlawRecord[]', always: true, description: "The finding's own first." },
      reasonChanges: { type: 'ReasonChange[]', always: true },
      tickets: {
        type: 'Ticket[]',
        always: true,
        description:
          'Issues that notifications made of it, or of another record of its flaw; the newest first.',
      },
    },
  },
  FindingDecision: {
    description: 'What is decided about a finding; what is left out stays as it is.',
    members: {
      analysisState: 'AnalysisState',
      analysisJustification: 'AnalysisJustification',
      analysisResponse: 'AnalysisResponse',
      analysisDetails: { type: 'string', form: 'severalLines', trimmed: true },
      clearDetails: { type: 'boolean', description: 'Takes the details away.' },
      analysisUntil: {
        type: 'string',
        form: 'day',
        description:
          'The last day of the analysis, in UTC, today or later. Another analysis without it has no end. None ends that is not set and does not suppress.',
      },
      clearUntil: { type: 'boolean', description: 'Takes the last day away.' },
      isSuppressed: 'boolean',
      comment: { type: 'string', form: 'severalLines', trimmed: true },
      aliases: {
        type: 'boolean',
        description:
          'Decides the same about the other records of the flaw that are findings of the component, and says so in the trail of each.',
      },
      components: {
        type: 'uuid[]',
        description:
          'Other components of the project that have the vulnerability; with `aliases`, any record of the flaw. The same is decided about them; each stays suppressed or not unless that is asked for.',
      },
    },
  },
  FindingDecided: {
    description: 'A decision that has been taken.',
    members: {
      analysis: { type: 'Analysis', always: true },
      undo: { type: 'uuid', always: true, description: 'Token that takes it back, for a day.' },
    },
  },
  DecisionEffect: {
    description: 'What a decision about many things would do to those that somebody has decided about.',
    members: {
      overwritten: {
        type: 'integer',
        always: true,
        description:
          'Of those with a state other than NOT_SET, and of suppressed ones, how many it would change. The records of a flaw on a component are one.',
      },
    },
  },
  FindingDecisions: {
    description:
      'What is decided about many findings; what is left out stays as it is. A finding is named by the uuids of its component and vulnerability, with a colon between them.',
    members: {
      selection: { type: 'BulkSelection', required: true },
      analysisState: 'AnalysisState',
      analysisJustification: 'AnalysisJustification',
      analysisResponse: 'AnalysisResponse',
      analysisDetails: { type: 'string', form: 'severalLines', trimmed: true },
      clearDetails: { type: 'boolean', description: 'Takes the details away.' },
      analysisUntil: {
        type: 'string',
        form: 'day',
        description:
          'The last day of the analysis, in UTC, today or later. Another analysis without it has no end. None ends that is not set and does not suppress.',
      },
      clearUntil: { type: 'boolean', description: 'Takes the last day away.' },
      isSuppressed: 'boolean',
      comment: { type: 'string', form: 'severalLines', trimmed: true },
      aliases: {
        type: 'boolean',
        description:
          'Decides the same about the other records of each flaw that are findings of the same component, and says so in the trail of each. All of them count as one.',
      },
    },
  },
} satisfies Models;
