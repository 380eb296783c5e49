import type { Models } from '../format.ts';

export const policyModels = {
  Policy: {
    lenient: true,
    members: {
      name: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'printable',
      },
      operator: { type: 'PolicyOperator', always: true, required: true, notBlank: true },
      violationState: { type: 'PolicyViolationState', always: true, required: true, notBlank: true },
      policyConditions: { type: 'PolicyCondition[]', readOnly: true },
      projects: { type: 'NestedProject[]', readOnly: true },
      tags: { type: 'Tag[]', readOnly: true },
      uuid: { type: 'uuid', always: true, required: true },
      includeChildren: { type: 'boolean', always: true },
      global: { type: 'boolean', always: true, readOnly: true },
      onlyLatestProjectVersion: { type: 'boolean', always: true },
    },
  },
  PolicyCondition: {
    lenient: true,
    members: {
      policy: { type: 'Policy', readOnly: true },
      operator: { type: 'PolicyConditionOperator', always: true, required: true, notBlank: true },
      subject: { type: 'PolicyConditionSubject', always: true, required: true, notBlank: true },
      value: {
        type: 'string',
        always: true,
        required: true,
        notBlank: true,
        min: 1,
        max: 255,
        form: 'printable',
      },
      uuid: { type: 'uuid', always: true, required: true },
    },
  },
  PolicyViolation: {
    lenient: true,
    members: {
      type: 'PolicyViolationType',
      project: { type: 'NestedProject', readOnly: true },
      component: 'Component',
      policyCondition: 'PolicyCondition',
      timestamp: 'timestamp',
      text: { type: 'string', min: 1, max: 255, form: 'printable' },
      analysis: 'ViolationAnalysis',
      uuid: { type: 'uuid', always: true, required: true },
    },
  },
  ViolationAnalysis: {
    members: {
      analysisState: { type: 'ViolationAnalysisState', always: true, required: true },
      analysisComments: 'ViolationAnalysisComment[]',
      isSuppressed: { type: 'boolean', always: true },
    },
  },
  ViolationAnalysisComment: {
    members: {
      timestamp: { type: 'timestamp', always: true, required: true },
      comment: { type: 'string', always: true, required: true, trimmed: true },
      commenter: { type: 'string', trimmed: true },
    },
  },
  ViolationAnalysisRequest: {
    members: {
      component: { type: 'uuid', always: true, required: true },
      policyViolation: { type: 'uuid', always: true, required: true },
      comment: { type: 'string', form: 'printable', trimmed: true },
      analysisState: 'ViolationAnalysisState',
      isSuppressed: 'boolean',
      partial: {
        type: 'boolean',
        ours: true,
        description: 'Keeps a state that is left out instead of resetting it.',
      },
    },
  },
} satisfies Models;
