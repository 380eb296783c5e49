import type { Models } from '../format.ts';

export const serviceModels = {
  ServiceComponent: {
    members: {
      provider: 'OrganizationalEntity',
      group: { type: 'string', max: 255, form: 'printable' },
      name: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 255,
        form: 'printable',
        trimmed: true,
      },
      version: { type: 'string', max: 255, form: 'printable', trimmed: true },
      description: { type: 'string', max: 1024, form: 'printable', trimmed: true },
      endpoints: { type: 'string[]', trimmed: true },
      authenticated: 'boolean',
      crossesTrustBoundary: 'boolean',
      data: 'DataClassification[]',
      externalReferences: 'ExternalReference[]',
      parent: 'ComponentReference',
      children: { type: 'ComponentReference[]', readOnly: true },
      vulnerabilities: { type: 'Vulnerability[]', readOnly: true },
      project: { type: 'NestedProject', required: true, readOnly: true },
      lastInheritedRiskScore: { type: 'number', readOnly: true },
      notes: { type: 'string', trimmed: true },
      uuid: { type: 'uuid', always: true, required: true, trimmed: true },
      bomRef: { type: 'string', readOnly: true, computed: true },
    },
  },
  DataClassification: {
    members: {
      direction: { type: 'DataDirection', always: true },
      name: { type: 'string', trimmed: true },
    },
  },
} satisfies Models;
