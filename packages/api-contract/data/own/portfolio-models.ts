import type { Models } from '../format.ts';
import { epssUnread } from './vulnerability.ts';

const selection = { type: 'BulkSelection', required: true } as const;

/** A side of a comparison: absent where the other project alone has it. */
const sides = (model: string) =>
  ({
    from: { type: model, description: 'As it is in the project that is compared with.' },
    to: { type: model, description: 'As it is in the project that is compared.' },
  }) as const;

export const portfolioModels = {
  FoldedProject: {
    description:
      'A project in the version that stands for all its versions: the latest one, else the newest.',
    extends: 'Project',
    members: {
      versionCount: {
        type: 'integer',
        always: true,
        computed: true,
        description: 'How many versions the filter leaves.',
      },
    },
  },
  ProjectTagging: {
    description: 'Tags for many projects.',
    members: {
      selection,
      add: { type: 'string[]', description: 'Tags that the projects get.' },
      remove: { type: 'string[]', description: 'Tags that are taken from them.' },
    },
  },
  ProjectActivation: {
    description: 'Whether many projects are worked on.',
    members: { selection, active: { type: 'boolean', required: true } },
  },
  ProjectMove: {
    description: 'A new place in the tree for many projects.',
    members: {
      selection,
      parent: { type: 'uuid', form: 'uuid', description: 'Left out or null: they go to the top.' },
    },
  },
  ProjectSelection: { description: 'Projects of a list.', members: { selection } },
  ComponentSelection: { description: 'Components.', members: { selection } },
  ServiceSelection: { description: 'Services.', members: { selection } },
  ProjectOfDeletion: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
      components: { type: 'integer', always: true, description: 'Those that were chosen.' },
    },
  },
  ComponentDeletionPreview: {
    description: 'What goes when components are deleted.',
    members: {
      components: { type: 'integer', always: true, description: 'Those that were chosen.' },
      projects: { type: 'integer', always: true },
      most: {
        type: 'ProjectOfDeletion[]',
        always: true,
        description: 'The projects with the most of them, at most five.',
      },
    },
  },
  ProjectDeletionPreview: {
    description: 'What goes when projects are deleted.',
    members: {
      projects: { type: 'integer', always: true, description: 'Those that were chosen and can be deleted.' },
      refused: {
        type: 'integer',
        always: true,
        description:
          'Chosen projects that stay: their deletion would reach beyond what the caller has access to.',
      },
      below: {
        type: 'integer',
        always: true,
        description: 'Those below them that were not chosen themselves.',
      },
      components: { type: 'integer', always: true },
      findings: { type: 'integer', always: true },
      analyses: { type: 'integer', always: true, description: 'Findings that somebody has analyzed.' },
      violations: {
        type: 'integer',
        description: 'Suppressed or not. Absent without the permission VIEW_POLICY_VIOLATION.',
      },
      services: { type: 'integer', always: true },
    },
  },
  ComponentChangeCounts: {
    members: {
      added: { type: 'integer', always: true },
      removed: { type: 'integer', always: true },
      changed: { type: 'integer', always: true, description: 'Present in both, in another version.' },
      unchanged: { type: 'integer', always: true },
    },
  },
  FindingChangeCounts: {
    members: {
      new: { type: 'integer', always: true },
      gone: { type: 'integer', always: true },
      still: { type: 'integer', always: true },
    },
  },
  LicenseChangeCounts: {
    members: {
      added: { type: 'integer', always: true },
      removed: { type: 'integer', always: true },
      kept: { type: 'integer', always: true },
    },
  },
  Comparison: {
    description: 'How two projects differ, in numbers.',
    members: {
      from: { type: 'ProjectReference', always: true },
      to: { type: 'ProjectReference', always: true },
      components: { type: 'ComponentChangeCounts', always: true },
      findings: {
        type: 'FindingChangeCounts',
        description: 'Without suppressed ones. Absent without the permission VIEW_VULNERABILITY.',
      },
      violations: {
        type: 'FindingChangeCounts',
        description: 'Without suppressed ones. Absent without the permission VIEW_POLICY_VIOLATION.',
      },
      licenses: { type: 'LicenseChangeCounts', always: true },
    },
  },
  ComparedComponentSide: {
    members: {
      uuid: { type: 'uuid', always: true },
      version: 'string',
      vulnerabilities: { type: 'integer', always: true },
    },
  },
  ComparedComponent: {
    description:
      'What became of a component from one project to the other. Its version does not count in telling it again.',
    members: {
      change: { type: 'ComponentChange', always: true },
      group: 'string',
      name: { type: 'string', always: true },
      packageType: { type: 'string', description: 'Type of its package URL.' },
      ...sides('ComparedComponentSide'),
    },
  },
  ComparedFindingSide: {
    members: {
      uuid: { type: 'uuid', always: true, description: 'Of a component that is affected.' },
      versions: {
        type: 'string[]',
        always: true,
        description: 'The versions of the component that are affected.',
      },
      state: { type: 'AnalysisState', always: true },
      isSuppressed: { type: 'boolean', always: true },
    },
  },
  ComparedVulnerability: {
    description: 'The most urgent record of an alias group, with the merged facts of all of them.',
    members: {
      uuid: { type: 'uuid', always: true },
      source: { type: 'string', always: true },
      vulnId: { type: 'string', always: true },
      cveId: 'string',
      title: 'string',
      severity: { type: 'Severity', always: true },
      cvss: 'number',
      epssScore: 'number',
      epssUnread,
      exploited: { type: 'boolean', always: true, description: 'It is a known exploited one.' },
    },
  },
  ComparedFinding: {
    description: 'What became of a vulnerability of a component. The records of an alias group count as one.',
    members: {
      change: { type: 'FindingChange', always: true },
      group: 'string',
      name: { type: 'string', always: true },
      vulnerability: { type: 'ComparedVulnerability', always: true },
      ...sides('ComparedFindingSide'),
    },
  },
  ComparedViolationSide: {
    members: {
      uuid: { type: 'uuid', always: true, description: 'Of a component that violates the condition.' },
      versions: { type: 'string[]', always: true, description: 'The versions that violate it.' },
      state: { type: 'ViolationAnalysisState', always: true },
      isSuppressed: { type: 'boolean', always: true },
    },
  },
  ComparedViolation: {
    description:
      'What became of a condition that a component violates. The version of the component does not count in telling it again.',
    members: {
      change: { type: 'FindingChange', always: true },
      group: 'string',
      name: { type: 'string', always: true },
      type: { type: 'PolicyViolationType', always: true },
      state: { type: 'PolicyViolationState', always: true },
      policy: { type: 'ViolatedPolicy', always: true },
      condition: { type: 'ViolatedCondition', always: true },
      ...sides('ComparedViolationSide'),
    },
  },
  ComparedLicense: {
    description: 'What became of a license, by the components that have it.',
    members: {
      change: { type: 'LicenseChange', always: true },
      name: { type: 'string', always: true },
      licenseId: { type: 'string', description: 'Where it is a known license.' },
      fromComponents: { type: 'integer', always: true },
      toComponents: { type: 'integer', always: true },
    },
  },
} satisfies Models;
