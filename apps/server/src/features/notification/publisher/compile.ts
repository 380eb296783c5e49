import { compileTemplate, ENGINES, type TemplateFilter, type TemplateResult } from '@waybill/template';
import { catalogOf } from '../language/languages.ts';
import { type PublisherKind, publisherKinds } from './publisher-kinds.ts';

/** A message is short; a template that does more than this has gone astray. */
const limits = { maxSteps: 500_000, maxOutputLength: 4_194_304 };

/** How a thing is called in one line: a component by its package URL, a project by name and version. */
const summarize: TemplateFilter = {
  apply(input) {
    if (typeof input !== 'object' || input === null) return input;
    const { toString: text, vulnId, name } = input as Record<string, unknown>;
    return [text, vulnId, name].find((one) => typeof one === 'string') ?? input;
  },
};

/** A time as ISO 8601 in UTC with whole seconds; from a date, epoch milliseconds or a text with a zone. */
const formatTimestamp: TemplateFilter = {
  apply(input) {
    if (input === null) return null;
    const at = input instanceof Date ? input : new Date(input as string | number);
    return Number.isNaN(at.getTime()) ? input : at.toISOString().replace(/\.\d{3}Z$/, 'Z');
  },
};

/** A word of a closed list, such as a severity, in a language; unknown ones stay. */
const inLanguage: TemplateFilter = {
  parameters: ['language'],
  apply(input, { language }) {
    const values = catalogOf(String(language))?.values;
    return typeof input === 'string' && values && Object.hasOwn(values, input) ? values[input] : input;
  },
};

/** A text without line breaks, which titles do not have. */
const oneLine: TemplateFilter = {
  apply: (input) => (typeof input === 'string' ? input.replace(/\s+/g, ' ') : input),
};

/**
 * A text of others in Markdown that does nothing where it stands: it names nobody (`@angular/core` is a package, and somebody's name),
 * and gives no orders (a line that begins with `/close` is one for GitLab).
 */
const forMarkdown: TemplateFilter = {
  apply(input) {
    return typeof input === 'string'
      ? input.replaceAll('@', '@\u200b').replace(/^(\s*)\//gm, '$1\\/')
      : input;
  },
};

/** Reads a template by the rules of a publisher's kind. */
export function compileFor(kind: PublisherKind, source: string): TemplateResult {
  return compileTemplate(source, {
    ...ENGINES[publisherKinds[kind].engine],
    ...limits,
    filters: { summarize, formatTimestamp, inLanguage, oneLine, forMarkdown },
  });
}
