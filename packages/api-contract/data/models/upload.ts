import type { Models } from '../format.ts';

export const uploadModels = {
  BomSubmitRequest: {
    members: {
      project: { type: 'uuid', always: true, required: true },
      projectName: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        form: 'printable',
        trimmed: true,
      },
      projectVersion: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        form: 'printable',
        trimmed: true,
      },
      parentUUID: 'uuid',
      parentName: { type: 'string', form: 'printable', trimmed: true },
      parentVersion: { type: 'string', form: 'printable', trimmed: true },
      bom: { type: 'string', always: true, required: true, form: 'base64' },
      autoCreate: 'boolean',
      projectTags: 'Tag[]',
      isLatestProjectVersion: 'boolean',
      isLatest: 'boolean',
    },
  },
  VexSubmitRequest: {
    members: {
      project: { type: 'uuid', always: true, required: true },
      projectName: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        form: 'printable',
        trimmed: true,
      },
      projectVersion: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        form: 'printable',
        trimmed: true,
      },
      vex: { type: 'string', always: true, required: true, form: 'base64' },
    },
  },
  TokenResponse: {
    members: {
      token: { type: 'uuid', always: true },
    },
  },
  IsTokenBeingProcessedResponse: {
    members: {
      processing: { type: 'boolean', always: true },
    },
  },
  InvalidBomProblemDetails: {
    extends: 'ProblemDetails',
    members: {
      errors: 'string[]',
    },
  },
} satisfies Models;
