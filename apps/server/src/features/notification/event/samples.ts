import type { NotificationGroup, NotificationScope } from '@waybill/api-contract';
import type { Subject } from './subject.ts';
import type { ComponentFacts, ProjectFacts, ViolationFacts, VulnerabilityFacts } from './subject-facts.ts';
import {
  type Words,
  wordsOfDependency,
  wordsOfDocument,
  wordsOfFindingAudit,
  wordsOfProject,
  wordsOfUser,
  wordsOfViolation,
  wordsOfVulnerability,
} from './titles.ts';

/** An event as it could happen, for tests of rules and for the preview of templates. */
interface Sample extends Words {
  readonly at: Date;
  readonly scope: NotificationScope;
  readonly group: NotificationGroup;
  /** 0 informational, 1 warning, 2 error. */
  readonly level: number;
  readonly subject: Subject | undefined;
}

const project: ProjectFacts = {
  uuid: '5c1d1d5e-0a3c-4a8e-9d5a-2f4b7c1e9a01',
  name: 'Harbor',
  version: '2.4.0',
  description: 'Bookings of berths',
  purl: 'pkg:maven/example.port/harbor@2.4.0',
  tags: ['port', 'public'],
};
const otherProject: ProjectFacts = {
  uuid: '5c1d1d5e-0a3c-4a8e-9d5a-2f4b7c1e9a02',
  name: 'Crane',
  version: '1.0.3',
  tags: [],
};
const component: ComponentFacts = {
  uuid: '5c1d1d5e-0a3c-4a8e-9d5a-2f4b7c1e9a03',
  group: 'example.rope',
  name: 'knot',
  version: '3.1.0',
  purl: 'pkg:maven/example.rope/knot@3.1.0',
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  project,
};
const { project: _, ...bareComponent } = component;
const vulnerability: VulnerabilityFacts = {
  uuid: '5c1d1d5e-0a3c-4a8e-9d5a-2f4b7c1e9a04',
  vulnId: 'INT-SAMPLE-1',
  source: 'INTERNAL',
  title: 'Knots come undone',
  description: 'A knot in a long rope comes undone when somebody looks at it.\nThis is a sample.',
  recommendation: 'Update to 3.1.1.',
  severity: 'HIGH',
  cvssV3: 8.1,
  cwes: [{ cweId: 20, name: 'Improper Input Validation' }],
  aliases: [{ source: 'OSV', vulnId: 'SAMPLE-2026-1' }],
};
const policyViolation: ViolationFacts = {
  uuid: '5c1d1d5e-0a3c-4a8e-9d5a-2f4b7c1e9a05',
  type: 'LICENSE',
  timestamp: '2026-01-02T03:04:05Z',
  condition: {
    uuid: '5c1d1d5e-0a3c-4a8e-9d5a-2f4b7c1e9a06',
    subject: 'LICENSE',
    operator: 'IS',
    value: 'unresolved',
  },
  policy: {
    uuid: '5c1d1d5e-0a3c-4a8e-9d5a-2f4b7c1e9a07',
    name: 'Known licenses only',
    violationState: 'FAIL',
  },
};
const untouched = { state: 'NOT_SET', suppressed: false };
const decided = { state: 'NOT_AFFECTED', suppressed: false };
const user = { kind: 'user', username: 'sample', name: 'Sam Ple', email: 'sample@example.org' } as const;

type Draft = Words & {
  readonly level?: number;
  readonly scope?: NotificationScope;
  readonly subject?: Subject;
};

function documentOf(is: 'bom' | 'vex', more: object = {}): Subject {
  const document = { is, content: 'e30=', format: 'CycloneDX', specVersion: '1.6' };
  return { kind: 'document', project, document, ...more };
}

const system = (title: string, content: string, level = 2): Draft => ({
  scope: 'SYSTEM',
  title,
  content,
  level,
});

const samples: Readonly<Partial<Record<NotificationGroup, Draft>>> = {
  CONFIGURATION: system('Notification Test', 'This is a test of a notification rule.', 0),
  DATASOURCE_MIRRORING: system('NVD Mirroring', 'The mirror of the NVD cannot be reached.'),
  REPOSITORY: system('Repository Error', 'The repository https://packages.example answered 503.'),
  INTEGRATION: system('Integration Error', 'The service https://tracker.example answered 503.'),
  INDEXING_SERVICE: system('Core Indexing Services', 'The search index was built anew.', 0),
  FILE_SYSTEM: system('File System Error', 'The data directory cannot be written.'),
  ANALYZER: system('Analyzer Error', 'The analyzer https://analyzer.example answered 503.'),
  NEW_VULNERABILITY: {
    ...wordsOfVulnerability(vulnerability, component),
    subject: {
      kind: 'vulnerability',
      vulnerability,
      component,
      affectedProjects: [project, otherProject],
      level: 'BOM_UPLOAD_ANALYSIS',
    },
  },
  NEW_VULNERABLE_DEPENDENCY: {
    ...wordsOfDependency(1, component),
    subject: { kind: 'dependency', component, vulnerabilities: [vulnerability] },
  },
  PROJECT_AUDIT_CHANGE: {
    ...wordsOfFindingAudit(untouched, decided, component),
    subject: {
      kind: 'finding-audit',
      vulnerability,
      component,
      analysis: {
        ...decided,
        justification: 'CODE_NOT_REACHABLE',
        response: 'NOT_SET',
        details: 'No rope is that long.',
        comments: [{ at: '2026-01-02T03:04:05Z', commenter: 'sample', comment: 'NOT_SET → NOT_AFFECTED' }],
      },
    },
  },
  POLICY_VIOLATION: {
    ...wordsOfViolation(policyViolation.policy.name, component),
    subject: { kind: 'violation', policyViolation, component },
  },
  BOM_CONSUMED: { ...wordsOfDocument('BOM_CONSUMED'), subject: documentOf('bom') },
  BOM_PROCESSED: { ...wordsOfDocument('BOM_PROCESSED'), subject: documentOf('bom') },
  BOM_PROCESSING_FAILED: {
    ...wordsOfDocument('BOM_PROCESSING_FAILED'),
    level: 2,
    subject: documentOf('bom', { cause: 'The document ends too early.' }),
  },
  BOM_VALIDATION_FAILED: {
    ...wordsOfDocument('BOM_VALIDATION_FAILED'),
    level: 2,
    subject: documentOf('bom', { errors: ['components[0].name is missing', 'version is no number'] }),
  },
  VEX_CONSUMED: { ...wordsOfDocument('VEX_CONSUMED'), subject: documentOf('vex') },
  VEX_PROCESSED: { ...wordsOfDocument('VEX_PROCESSED'), subject: documentOf('vex') },
  PROJECT_CREATED: { ...wordsOfProject(project), subject: { kind: 'project', project } },
  NEW_VULNERABILITIES_SUMMARY: {
    title: 'New Vulnerabilities Summary',
    content: 'Identified 1 new vulnerabilities across 1 project since 2026-01-01T00:00:00.000Z',
    subject: {
      kind: 'finding-summary',
      ruleId: 1,
      since: '2026-01-01T00:00:00.000Z',
      projects: [
        {
          project,
          findings: [
            {
              component: bareComponent,
              vulnerability,
              analyzer: 'INTERNAL_ANALYZER',
              attributedOn: '2026-01-02T03:04:05.000Z',
              state: null,
              suppressed: false,
            },
          ],
        },
      ],
    },
  },
  NEW_POLICY_VIOLATIONS_SUMMARY: {
    title: 'New Policy Violations Summary',
    content: 'Identified 1 new policy violations across 1 project since 2026-01-01T00:00:00.000Z',
    subject: {
      kind: 'violation-summary',
      ruleId: 1,
      since: '2026-01-01T00:00:00.000Z',
      projects: [
        {
          project,
          violations: [
            { violation: policyViolation, component: bareComponent, state: null, suppressed: false },
          ],
        },
      ],
    },
  },
  USER_CREATED: { ...wordsOfUser('USER_CREATED', user), scope: 'SYSTEM', subject: user },
  USER_DELETED: { ...wordsOfUser('USER_DELETED', user), scope: 'SYSTEM', subject: user },
};

export function sampleOf(group: NotificationGroup, at: Date): Sample {
  const draft = samples[group] ?? system('Notification Test', `This is a test of ${group}.`, 0);
  return { at, group, scope: 'PORTFOLIO', level: 0, subject: undefined, ...draft };
}
