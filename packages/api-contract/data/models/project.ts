import type { Models } from '../format.ts';

export const projectModels = {
  Project: {
    members: {
      author: { type: 'string', computed: true },
      publisher: { type: 'string', max: 255, form: 'printable', trimmed: true },
      manufacturer: 'OrganizationalEntity',
      supplier: 'OrganizationalEntity',
      group: { type: 'string', max: 255, form: 'printable', trimmed: true },
      name: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 255,
        form: 'printable',
        trimmed: true,
      },
      description: { type: 'string', form: 'printable', trimmed: true },
      version: { type: 'string', max: 255, form: 'printable', trimmed: true },
      classifier: 'Classifier',
      cpe: { type: 'string', max: 255, form: 'cpe', trimmed: true },
      purl: { type: 'purl', max: 786, trimmed: true },
      swidTagId: { type: 'string', max: 255, form: 'printable', trimmed: true },
      directDependencies: { type: 'string', trimmed: true, readOnly: true },
      uuid: { type: 'uuid', always: true, required: true, trimmed: true },
      parent: 'ProjectReference',
      children: { type: 'NestedProject[]', readOnly: true },
      properties: { type: 'ProjectProperty[]', readOnly: true },
      tags: { type: 'Tag[]', always: true },
      lastBomImport: 'timestamp',
      lastBomImportFormat: { type: 'string', max: 255, form: 'printable', trimmed: true },
      lastInheritedRiskScore: { type: 'number', readOnly: true },
      active: { type: 'boolean', always: true },
      externalReferences: 'ExternalReference[]',
      metadata: { type: 'ProjectMetadata', readOnly: true },
      bomRef: { type: 'string', readOnly: true, computed: true },
      metrics: { type: 'ProjectMetrics', readOnly: true, computed: true },
      owner: {
        type: 'OwnerName',
        readOnly: true,
        ours: true,
        computed: true,
        description:
          'Who is responsible, set on the project or inherited. Only in lists that are asked for it.',
      },
      coverage: {
        type: 'CoverageCounts',
        readOnly: true,
        computed: true,
        ours: true,
        description:
          'In lists of which it is asked, and in all lists of our own. Absent while a new BOM is still to be counted.',
      },
      versions: { type: 'ProjectVersion[]', readOnly: true, computed: true },
      authors: 'OrganizationalContact[]',
      isLatest: { type: 'boolean', always: true },
      namesake: {
        type: 'boolean',
        readOnly: true,
        computed: true,
        ours: true,
        description:
          'True if requests that give its name and version mean another project. It is reached by its UUID.',
      },
      accessTeams: { type: 'TeamReference[]', writeOnly: true },
      collectionLogic: { type: 'CollectionLogic', always: true },
      collectionTag: 'Tag',
      lastVulnerabilityAnalysis: 'timestamp',
    },
  },
  NestedProject: {
    description: 'A project inside of something else, where its tags may be left out.',
    extends: 'Project',
    members: { tags: 'Tag[]' },
  },
  ProjectReference: {
    lenient: true,
    members: {
      uuid: { type: 'uuid', always: true, form: 'uuid', trimmed: true },
      name: { type: 'string', always: true, readOnly: true },
      version: { type: 'string', readOnly: true },
    },
  },
  ProjectMetadata: {
    members: {
      supplier: 'OrganizationalEntity',
      authors: 'OrganizationalContact[]',
    },
  },
  ProjectProperty: {
    members: {
      groupName: {
        type: 'string',
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'noControls',
        trimmed: true,
      },
      propertyName: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'noControls',
        trimmed: true,
      },
      propertyValue: { type: 'string', max: 1024, form: 'noControls', trimmed: true },
      propertyType: { type: 'PropertyType', always: true, required: true },
      description: { type: 'string', max: 255, form: 'noControls', trimmed: true },
      project: { type: 'any', readOnly: true, writeOnly: true },
    },
  },
  ProjectVersion: {
    members: {
      uuid: { type: 'uuid', always: true },
      version: 'string',
      active: { type: 'boolean', always: true },
    },
  },
  CloneProjectRequest: {
    members: {
      project: { type: 'uuid', always: true, required: true, trimmed: true },
      version: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        form: 'printable',
        trimmed: true,
      },
      includeTags: 'boolean',
      includeProperties: 'boolean',
      includeDependencies: 'boolean',
      includeComponents: 'boolean',
      includeServices: 'boolean',
      includeAuditHistory: 'boolean',
      includeACL: 'boolean',
      includePolicyViolations: 'boolean',
      makeCloneLatest: 'boolean',
    },
  },
  ProjectOperationProblemDetails: {
    extends: 'ProblemDetails',
    members: {
      errors: 'string{}',
    },
  },
  Tag: {
    lenient: true,
    textMember: 'name',
    members: {
      // Blank ones are passed over, as the contract has it.
      name: { type: 'string', always: true, required: true, max: 255, form: 'printable', trimmed: true },
    },
  },
  TagListResponseItem: {
    members: {
      name: { type: 'string', always: true },
      projectCount: { type: 'integer', always: true },
      policyCount: { type: 'integer', always: true },
      notificationRuleCount: { type: 'integer', always: true },
      collectionProjectCount: { type: 'integer', always: true },
    },
  },
  TaggedProjectListResponseItem: {
    members: {
      uuid: { type: 'uuid', always: true },
      name: { type: 'string', always: true },
      version: 'string',
    },
  },
  TaggedCollectionProjectListResponseItem: {
    members: {
      uuid: 'uuid',
      name: 'string',
      version: 'string',
    },
  },
  TaggedPolicyListResponseItem: {
    members: {
      uuid: 'uuid',
      name: 'string',
    },
  },
  TaggedNotificationRuleListResponseItem: {
    members: {
      uuid: 'uuid',
      name: 'string',
    },
  },
  TagOperationProblemDetails: {
    extends: 'ProblemDetails',
    members: {
      errors: 'string{}',
    },
  },
  AclMappingRequest: {
    members: {
      team: 'uuid',
      project: 'uuid',
    },
  },
} satisfies Models;
