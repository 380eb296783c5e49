import type { Models } from '../format.ts';

const scoredVulnerability = {
  uuid: { type: 'uuid', always: true },
  source: { type: 'string', always: true },
  vulnId: { type: 'string', always: true },
  title: 'string',
  severity: { type: 'Severity', always: true },
  cvss: 'number',
  epssScore: 'number',
} as const;

const record = { code: { type: 'string', always: true }, data: { type: 'any{}', always: true } } as const;

/** What the endpoints answer that the contract does not have. */
export const ownModels = {
  AuditLogEntry: {
    description: 'An administrative change.',
    members: {
      at: { type: 'timestamp', always: true },
      actor: {
        type: 'string',
        always: true,
        description: 'A user name, the teams of an API key, or `command line`.',
      },
      action: {
        type: 'string',
        always: true,
        description: '`<thing>.<what happened>`, such as `team.created`.',
      },
      target: { type: 'string', always: true, description: 'The name or public ID of what was changed.' },
      detail: { type: 'any{}', description: 'The members depend on the action. Never contains secrets.' },
    },
  },
  BomImport: {
    description: 'One upload of a bill of materials.',
    members: {
      uuid: { type: 'uuid', always: true },
      token: { type: 'uuid', always: true, description: 'Of the task that processed it.' },
      sha256: { type: 'string', always: true },
      mediaType: { type: 'string', always: true },
      byteSize: { type: 'integer', always: true },
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
  SeverityCounts: {
    description: 'How many of something there are by severity. Low includes informational.',
    members: {
      critical: { type: 'integer', always: true },
      high: { type: 'integer', always: true },
      medium: { type: 'integer', always: true },
      low: { type: 'integer', always: true },
      unassigned: { type: 'integer', always: true },
    },
  },
  Attention: {
    description: 'What needs attention in the active projects that the caller may see.',
    members: {
      since: { type: 'date', always: true, description: 'New means found on this day (UTC) or later.' },
      pending: {
        type: 'integer',
        always: true,
        description: 'Projects that have changed and are still to be counted again.',
      },
      newFindings: { type: 'SeverityCounts', always: true },
      newProjects: { type: 'integer', always: true, description: 'Projects with a new finding.' },
      exploited: { type: 'integer', always: true, description: 'Findings known to be exploited.' },
      exploitedProjects: { type: 'integer', always: true },
      coverage: {
        type: 'Coverage',
        always: true,
        description: 'Of all components; the largest causes first, without examples.',
      },
    },
  },
  AttentionProject: {
    description: 'An active project with the figures that say how urgent it is.',
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
      findings: { type: 'integer', always: true },
      newFindings: { type: 'SeverityCounts', always: true },
      exploited: { type: 'integer', always: true },
      critical: { type: 'integer', always: true },
      high: { type: 'integer', always: true },
      epss: { type: 'number', description: 'The highest of its findings.' },
      components: { type: 'integer', always: true },
      notCovered: { type: 'integer', always: true, description: 'Components that no source covers.' },
    },
  },
  ProjectSums: {
    description: 'A project and the active projects below it, as far as the caller may see them, summed up.',
    members: {
      uuid: { type: 'uuid', always: true },
      projects: { type: 'integer', always: true, description: 'How many were summed up, itself included.' },
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
    },
  },
  SourceProblem: {
    description: 'Why something could not be fetched.',
    members: {
      code: { type: 'SourceProblemCode', always: true },
      host: { type: 'string', always: true },
    },
  },
  Forwarding: {
    description: 'Proxies that forward requests on behalf of clients.',
    members: {
      ignoredProxy: {
        type: 'IgnoredProxy',
        always: true,
        nullable: true,
        description: 'The last peer that did so without being a trusted proxy, within a day.',
      },
    },
  },
  IgnoredProxy: {
    members: {
      address: { type: 'string', always: true },
      at: { type: 'timestamp', always: true },
    },
  },
  BlindSpotExample: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
    },
  },
  BlindSpot: {
    description: 'A kind of component that no enabled source covers.',
    members: {
      ...record,
      components: { type: 'integer', always: true },
      examples: {
        type: 'BlindSpotExample[]',
        always: true,
        description: 'A few of these components, by name.',
      },
    },
  },
  ComponentName: {
    description: 'What components of the portfolio are called.',
    members: { group: 'string', name: { type: 'string', always: true } },
  },
  Coverage: {
    description: 'How much of a project the enabled sources cover.',
    members: {
      components: { type: 'integer', always: true },
      judgeable: { type: 'integer', always: true },
      blind: { type: 'integer', always: true },
      blindSpots: { type: 'BlindSpot[]', always: true },
    },
  },
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
  FlawSummary: {
    description: 'A vulnerability with the merged facts of all records in its alias group.',
    members: {
      ...scoredVulnerability,
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
      nearest: { type: 'string', always: true, description: 'The lowest one.' },
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
    },
  },
  FindingGroup: {
    description: 'Findings of one vulnerability or of one component.',
    members: {
      vulnerability: { type: 'FlawSummary', description: 'For a vulnerability, its most complete record.' },
      component: { type: 'AuditFindingComponent', description: 'Of a component.' },
      severity: { type: 'Severity', always: true, description: 'The highest of them.' },
      exploited: { type: 'boolean', always: true },
      findings: { type: 'integer', always: true },
      components: { type: 'integer', always: true },
      flaws: { type: 'integer', always: true },
      fixable: { type: 'integer', always: true, description: 'Findings with a known fix.' },
      decided: { type: 'integer', always: true, description: 'Findings with a state other than NOT_SET.' },
    },
  },
  FlawRecord: {
    description: 'The record of one source about a vulnerability.',
    members: {
      uuid: { type: 'uuid', always: true },
      source: { type: 'string', always: true },
      vulnId: { type: 'string', always: true },
      title: 'string',
      severity: { type: 'Severity', always: true, description: 'UNASSIGNED when the record has none.' },
      cvss: 'number',
      cvssVector: 'string',
      published: 'timestamp',
      updated: 'timestamp',
      rejected: { type: 'timestamp', description: 'When the record was withdrawn.' },
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
    },
  },
  ProjectGraph: {
    description:
      'Small enough for 50,000 components: node 0 is the project, `edges` are pairs of positions in `nodes`, flat.',
    members: { nodes: { type: 'GraphNode[]', always: true }, edges: { type: 'integer[]', always: true } },
  },
  ProgressDetail: {
    description: 'Progress of a step, in numbers that clients put into words.',
    members: {
      part: { type: 'string', always: true, description: 'The file or ecosystem being processed.' },
      unit: { type: 'ProgressUnit', always: true },
      done: { type: 'integer', always: true },
      total: 'integer',
      changed: { type: 'integer', description: 'How many of the processed records were new or changed.' },
    },
  },
  BulkSelection: {
    description: 'Which things of a list are meant.',
    members: {
      kind: { type: 'BulkSelectionKind', required: true },
      ids: { type: 'string[]', description: 'With `ids`: those that are meant.' },
      excluded: {
        type: 'string[]',
        description: 'With `filter`: those that the filter leaves and that are not meant all the same.',
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
      isSuppressed: 'boolean',
      comment: { type: 'string', form: 'severalLines', trimmed: true },
    },
  },
  BulkStarted: {
    description: 'A bulk change that has been enqueued.',
    members: {
      token: { type: 'uuid', always: true, description: 'Of its task.' },
      total: { type: 'integer', always: true, description: 'How many things it is about.' },
    },
  },
  BulkSummary: {
    description: 'How far a bulk change is.',
    members: {
      kind: { type: 'string', always: true, description: 'Such as `finding.analysis`.' },
      total: { type: 'integer', always: true },
      done: { type: 'integer', always: true },
      skipped: { type: 'integer', always: true },
      canUndo: { type: 'boolean', always: true, description: 'Once it is over.' },
      undoes: { type: 'uuid', description: 'Token of the bulk change that it takes back.' },
      undoneBy: { type: 'uuid', description: 'Token of the one that takes it back.' },
    },
  },
  BulkSkippedItem: {
    members: { id: { type: 'string', always: true }, label: { type: 'string', description: 'Its name.' } },
  },
  BulkSkipped: {
    description: 'Things that were left alone for the same reason.',
    members: {
      reason: { type: 'BulkSkipReason', always: true },
      count: { type: 'integer', always: true },
      items: { type: 'BulkSkippedItem[]', always: true, description: 'The first 100.' },
    },
  },
  BulkReport: {
    description: 'What became of a bulk change.',
    extends: 'BulkSummary',
    members: {
      token: { type: 'uuid', always: true },
      state: { type: 'TaskState', always: true },
      reasons: { type: 'BulkSkipped[]', always: true },
    },
  },
  TaskProject: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
    },
  },
  Task: {
    description: 'A background task.',
    members: {
      token: { type: 'uuid', always: true },
      kind: { type: 'string', always: true, description: 'Such as `bom.process` or `source.mirror`.' },
      subject: {
        type: 'string',
        description: 'What it processes, where at most one task may exist for each.',
      },
      state: { type: 'TaskState', always: true },
      progress: { type: 'number', always: true, description: '0 to 100.' },
      stage: { type: 'string', description: 'The current step, as a word that clients translate.' },
      detail: 'ProgressDetail',
      message: { type: 'string', description: 'The detail in English.' },
      error: { type: 'string', description: 'Why it failed, or why the last attempt failed.' },
      warnings: { type: 'string[]', always: true },
      createdAt: { type: 'timestamp', always: true },
      startedAt: 'timestamp',
      finishedAt: 'timestamp',
      result: { type: 'any{}', description: 'The result. Its members depend on the kind.' },
      project: { type: 'TaskProject', description: 'The project that it is on.' },
      bulk: { type: 'BulkSummary', description: 'Where it is a bulk change.' },
    },
  },
  SavedView: {
    description:
      'How a user wants to see a list: filters, search, order, grouping and columns, under a name.',
    members: {
      uuid: { type: 'uuid', always: true, readOnly: true },
      list: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 100,
        form: 'identifier',
        trimmed: true,
        description: 'Of which list it is a view, such as `ProjectFindings`.',
      },
      name: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 100,
        form: 'printable',
        trimmed: true,
        description: 'Unique among the views of the list that the user has.',
      },
      search: {
        type: 'string',
        always: true,
        max: 4000,
        form: 'noControls',
        description: 'What the address of the list holds behind the question mark.',
      },
      columns: {
        type: 'string',
        max: 2000,
        form: 'noControls',
        description: 'Ids of the columns in their order, between commas; those of the list without it.',
      },
    },
  },
  SourcePart: {
    description: 'A file or ecosystem of a source.',
    members: {
      part: { type: 'string', always: true },
      records: { type: 'integer', always: true },
      lastSuccess: 'timestamp',
      lastAttempt: 'timestamp',
      error: {
        type: 'string',
        description: 'Why the latest attempt failed. What was imported before is kept.',
      },
      problem: { type: 'SourceProblem', description: 'The same as a code, when the network was the reason.' },
    },
  },
  Source: {
    description: 'A vulnerability source.',
    members: {
      source: { type: 'SourceName', always: true },
      title: { type: 'string', always: true },
      available: { type: 'boolean', always: true, description: 'False when this version cannot mirror it.' },
      enabled: { type: 'boolean', always: true, description: 'Whether the source is enabled.' },
      obstacle: { type: 'string', description: 'Why it cannot run, in a sentence.' },
      state: { type: 'SourceRunState', always: true },
      token: { type: 'uuid', description: 'Of the latest run.' },
      progress: { type: 'number', always: true, description: '0 to 100, of the latest run.' },
      stage: { type: 'string', description: 'The current step, as a word that clients translate.' },
      detail: 'ProgressDetail',
      lastRun: { type: 'timestamp', description: 'Start of the latest run.' },
      lastSuccess: {
        type: 'timestamp',
        description: 'When one of its feeds was last imported without errors.',
      },
      nextRun: { type: 'timestamp', description: 'When the next scheduled run is due.' },
      records: { type: 'integer', always: true, description: 'Number of records imported from it.' },
      error: { type: 'string', description: 'Why the latest run failed.' },
      problem: { type: 'SourceProblem', description: 'The same as a code, when the network was the reason.' },
      warnings: { type: 'string[]', always: true },
      parts: { type: 'SourcePart[]', always: true, description: 'Its files or ecosystems.' },
    },
  },
  Setting: {
    description: 'A setting in the database, with what values it takes.',
    members: {
      group: { type: 'string', always: true },
      name: { type: 'string', always: true },
      type: { type: 'PropertyType', always: true },
      description: { type: 'string', always: true },
      isSet: {
        type: 'boolean',
        always: true,
        description: 'Whether it has a value; all that is told of a secret.',
      },
      value: { type: 'string', description: 'Never that of a secret.' },
      default: { type: 'string', description: 'Absent: without a value until somebody sets one.' },
      unit: 'SettingUnit',
      min: 'number',
      max: 'number',
      choices: { type: 'string[]', description: 'The only values that it takes.' },
      list: {
        type: 'SettingList',
        description: 'Several texts, written as a JSON array or between semicolons.',
      },
    },
  },
  SettingChange: {
    description: 'A new value of a setting.',
    members: {
      group: { type: 'string', required: true, notBlank: true, max: 255, form: 'noControls' },
      name: { type: 'string', required: true, notBlank: true, max: 255, form: 'noControls' },
      value: {
        type: 'string',
        max: 100_000,
        form: 'severalLines',
        description: 'Absent, null or empty: the setting is cleared.',
      },
    },
  },
  SourceAddress: {
    description: 'Where a vulnerability source may be.',
    members: { url: { type: 'string', required: true, notBlank: true, max: 2048, form: 'noControls' } },
  },
  SourceTestOutcome: {
    description: 'What came of one step of trying out an address.',
    members: {
      step: { type: 'SourceTestStep', always: true },
      ok: { type: 'boolean', description: 'Absent: an earlier step failed.' },
      detail: 'string',
    },
  },
  VulnerabilitySummary: {
    description: 'A vulnerability as shown in lists, with the merged facts of its alias group.',
    members: {
      ...scoredVulnerability,
      cveId: { type: 'string', description: 'The CVE of the alias group, whatever the ID of the record is.' },
      published: 'iso8601',
      cwes: { type: 'Cwe[]', always: true },
      aliases: { type: 'VulnerabilityAlias[]', always: true },
      rejected: { type: 'boolean', always: true },
      knownExploited: { type: 'boolean', always: true },
      origins: { type: 'FlawOrigins', always: true },
      affectedProjectCount: { type: 'integer', always: true },
      affectedActiveProjectCount: { type: 'integer', always: true },
    },
  },
  WhyStep: { members: record },
  WhyRecord: {
    description: 'How one record was evaluated. `steps` are machine-readable; clients put them into words.',
    members: {
      feed: { type: 'string', always: true },
      recordId: { type: 'string', always: true },
      modified: {
        type: 'iso8601',
        description: 'When the record was last changed, according to its source.',
      },
      verdict: { type: 'Verdict', always: true },
      steps: { type: 'WhyStep[]', always: true },
    },
  },
  WhyVulnerability: {
    members: {
      uuid: { type: 'uuid', always: true },
      source: { type: 'string', always: true },
      vulnId: { type: 'string', always: true },
      title: 'string',
    },
  },
  WhyMatch: {
    members: {
      firstSeen: { type: 'timestamp', always: true },
      analyzers: { type: 'string[]', always: true },
    },
  },
  PastMatch: {
    members: { firstSeen: { type: 'timestamp', always: true }, goneAt: { type: 'timestamp', always: true } },
  },
  Why: {
    description: 'Why there is a match, or why there is none.',
    members: {
      component: { type: 'AuditFindingComponent', always: true },
      vulnerability: { type: 'WhyVulnerability', always: true },
      verdict: { type: 'Verdict', always: true },
      records: { type: 'WhyRecord[]', always: true },
      match: { type: 'WhyMatch', description: 'The stored match, if any.' },
      past: { type: 'PastMatch[]', always: true, description: 'Earlier matches that ended.' },
      blindSpots: {
        type: 'WhyStep[]',
        always: true,
        description: 'Coverage gaps, if no enabled source covers the component.',
      },
    },
  },
} satisfies Models;
