import type { EndpointsData, Models } from '../format.ts';

/** Something that clients put into words. */
export const coded = {
  code: { type: 'string', always: true },
  data: { type: 'any{}', always: true },
} as const;

/** Why something was found or not. */
export const whyOwnEndpoints = {
  'GET /api/waybill/v1/why': {
    operation: 'explainFinding',
    summary: 'Explains why a component is or is not affected by a vulnerability',
    access: ['VIEW_VULNERABILITY'],
    query: {
      component: { type: 'uuid', required: true },
      vulnerability: {
        type: 'string',
        required: true,
        description: 'Source and ID, such as NVD/CVE-2021-44228.',
      },
    },
    answers: { 200: 'Why', 403: 'ProblemDetails', 404: 'ProblemDetails' },
  },
} satisfies EndpointsData;

export const whyOwnModels = {
  WhyStep: { members: coded },
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
  WhyAnswer: {
    description: 'What an external analyzer, or the fuzzy match, says of the component.',
    members: {
      analyzer: { type: 'string', always: true },
      reported: { type: 'boolean', always: true, description: 'Whether it reports the vulnerability.' },
      since: { type: 'timestamp', description: 'Since when it reports it.' },
      answeredAt: { type: 'timestamp', description: 'When it last answered about the component.' },
      alternateIdentifier: { type: 'string', description: 'Its own ID for the vulnerability.' },
      referenceUrl: 'string',
      matchedAs: {
        type: 'string',
        description: 'Of a fuzzy match: the CPE that the component was taken for.',
      },
    },
  },
  WhyMatch: {
    members: {
      firstSeen: { type: 'timestamp', always: true },
      analyzers: { type: 'string[]', always: true },
    },
  },
  PastMatch: {
    members: {
      firstSeen: { type: 'timestamp', always: true },
      goneAt: { type: 'timestamp', always: true },
      reason: {
        type: 'string',
        description:
          'What its record did: `withdrawn`, `rejected`, or `narrowed` to other versions; or `unreported`, when an external analyzer no longer reports it.',
      },
      feed: { type: 'string', description: 'Whose record that is.' },
      recordDate: { type: 'timestamp', description: 'Since when, according to the record.' },
    },
  },
  Why: {
    description: 'Why there is a match, or why there is none.',
    members: {
      component: { type: 'AuditFindingComponent', always: true },
      vulnerability: { type: 'WhyVulnerability', always: true },
      verdict: { type: 'Verdict', always: true },
      records: { type: 'WhyRecord[]', always: true },
      answers: {
        type: 'WhyAnswer[]',
        always: true,
        description: 'What external analyzers that were asked say, and what the fuzzy match found.',
      },
      fixedIn: {
        type: 'string[]',
        always: true,
        description: 'Versions that fix it, the lowest first: ends of ranges that no other range takes in.',
      },
      match: { type: 'WhyMatch', description: 'The stored match, if any.' },
      analysisState: {
        type: 'AnalysisState',
        description: 'What was decided about it, if anything: also of what is no finding.',
      },
      past: { type: 'PastMatch[]', always: true, description: 'Earlier matches that ended.' },
      blindSpots: {
        type: 'WhyStep[]',
        always: true,
        description: 'Coverage gaps of its identifiers, and what makes the answer less certain.',
      },
    },
  },
} satisfies Models;
