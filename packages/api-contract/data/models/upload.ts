import type { Models } from '../format.ts';

export const uploadModels = {
  BomSubmitRequest: {
    members: {
      project: { type: 'uuid', always: true, required: true, trimmed: true },
      projectName: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 255,
        form: 'printable',
        trimmed: true,
      },
      projectVersion: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        max: 255,
        form: 'printable',
        trimmed: true,
      },
      parentUUID: { type: 'uuid', trimmed: true },
      parentName: { type: 'string', max: 255, form: 'printable', trimmed: true },
      parentVersion: { type: 'string', max: 255, form: 'printable', trimmed: true },
      // Too long for a pattern, so the upload reader checks its characters.
      bom: { type: 'string', always: true, required: true },
      autoCreate: 'boolean',
      projectTags: 'Tag[]',
      accessTeams: {
        type: 'TeamReference[]',
        ours: true,
        description: 'Teams that shall see the project if this upload creates it, by uuid or name.',
      },
      isLatestProjectVersion: 'boolean',
      isLatest: 'boolean',
    },
  },
  VexSubmitRequest: {
    members: {
      project: { type: 'uuid', always: true, required: true },
      // Names are ignored beside a UUID, so the upload reader checks their characters.
      projectName: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        trimmed: true,
      },
      projectVersion: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        trimmed: true,
      },
      // As the BOM above.
      vex: { type: 'string', always: true, required: true },
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
