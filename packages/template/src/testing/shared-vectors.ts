import type { VectorCase, VectorSource } from '@waybill/test-kit';
import {
  type ChecklistCase,
  DEFAULT_TEMPLATES,
  EVALUATION,
  NEWER_TEMPLATES,
  OWN_TEMPLATES,
} from './checklist.ts';
import { render } from './render.ts';

/** The checklist of the contract for the language of templates: our own cases, at least one for each feature. */
export const TEMPLATE_VECTORS: readonly VectorSource[] = [
  sourceOf('§1 (how a template is evaluated)', 10, EVALUATION),
  sourceOf('§8 (default templates of 4.11)', 37, DEFAULT_TEMPLATES),
  sourceOf('§8 (default templates of 4.14)', 11, NEWER_TEMPLATES),
  sourceOf('§8 (templates of users)', 16, OWN_TEMPLATES),
];

function sourceOf(part: string, count: number, cases: readonly ChecklistCase[]): VectorSource {
  const set = `contract/notification-context.md ${part}`;
  return { package: 'template', set, count, cases: () => cases.map(judge) };
}

function judge([feature, template, context, output, options]: ChecklistCase): VectorCase {
  return { case: `${feature}: ${template}`, expected: output, got: outputOf(template, context, options) };
}

function outputOf(...template: Parameters<typeof render>): string {
  try {
    return render(...template);
  } catch (error) {
    return `failed: ${error}`;
  }
}
