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
  sourceOf('how a template is evaluated', 10, EVALUATION),
  sourceOf('default templates of 4.11', 37, DEFAULT_TEMPLATES),
  sourceOf('default templates of 4.14', 11, NEWER_TEMPLATES),
  sourceOf('templates of users', 16, OWN_TEMPLATES),
];

function sourceOf(part: string, count: number, cases: readonly ChecklistCase[]): VectorSource {
  const set = `contract §19.4 (${part})`;
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
