import type { Models } from '../format.ts';

export const systemModels = {
  About: {
    members: {
      application: { type: 'string', always: true, readOnly: true },
      version: { type: 'string', always: true, nullable: true, readOnly: true },
      timestamp: { type: 'string', always: true, readOnly: true },
      uuid: { type: 'string', always: true, readOnly: true },
      framework: { type: 'Framework', always: true, readOnly: true },
      systemUuid: { type: 'string', always: true, readOnly: true },
      product: {
        type: 'Product',
        always: true,
        ours: true,
        description: 'The program that answers; clients compare `application` and `framework`.',
      },
    },
  },
  Product: {
    members: {
      name: { type: 'string', always: true },
      version: { type: 'string', always: true },
    },
  },
  Framework: {
    members: {
      name: 'string',
      version: 'string',
      timestamp: 'string',
      uuid: 'string',
    },
  },
  Health: {
    members: {
      status: { type: 'HealthStatus', always: true },
      checks: { type: 'HealthCheck[]', always: true },
    },
  },
  HealthCheck: {
    members: {
      name: { type: 'string', always: true },
      status: { type: 'HealthStatus', always: true },
      data: { type: 'string{}', always: true },
    },
  },
  ConfigProperty: {
    members: {
      groupName: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'noControls',
      },
      propertyName: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'noControls',
      },
      propertyValue: { type: 'string', min: 1, form: 'noControls' },
      propertyType: { type: 'PropertyType', readOnly: true },
      description: { type: 'string', readOnly: true },
    },
  },
  ConfigPropertyOrFault: {
    anyOf: ['ConfigProperty', 'string', 'null'],
  },
  Repository: {
    members: {
      type: { type: 'RepositoryType', always: true, required: true },
      identifier: { type: 'string', always: true, required: true, notBlank: true, trimmed: true },
      url: { type: 'string', always: true, required: true, notBlank: true, trimmed: true },
      resolutionOrder: { type: 'integer', always: true, required: true },
      enabled: { type: 'boolean', always: true, required: true },
      internal: { type: 'boolean', always: true, required: true },
      authenticationRequired: { type: 'boolean', always: true },
      username: { type: 'string', trimmed: true },
      password: { type: 'string', writeOnly: true },
      uuid: { type: 'uuid', always: true, required: true },
    },
  },
  SearchResult: {
    members: {
      results: { type: 'string{}[]{}', always: true },
    },
  },
  ProblemDetails: {
    members: {
      type: 'string',
      status: { type: 'integer', always: true },
      title: { type: 'string', always: true },
      detail: 'string',
      instance: 'string',
      code: { type: 'string', ours: true },
      violations: { type: 'Violation[]', ours: true },
    },
  },
  Violation: {
    members: {
      path: { type: 'string', always: true },
      message: { type: 'string', always: true },
    },
  },
  ValidationError: {
    members: {
      message: { type: 'string', always: true },
      messageTemplate: { type: 'string', always: true },
      path: { type: 'string', always: true },
      invalidValue: 'any',
    },
  },
  ManualValidationError: {
    members: {
      input: { type: 'string', nullable: true },
      message: { type: 'string', always: true },
    },
  },
} satisfies Models;
