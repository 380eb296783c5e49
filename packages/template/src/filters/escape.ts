import { isAbsent, SafeText } from '../values/kinds.ts';
import { textOf } from '../values/text-of.ts';
import type { Work } from '../values/work.ts';
import type { FilterDefinition } from './filter.ts';

/** The kind of text for which a value is escaped. */
export type EscapingStrategy = 'json' | 'html' | 'js' | 'css' | 'url_param';

const STRATEGIES: Readonly<Record<EscapingStrategy, (text: string) => string>> = {
  json: escapeJson,
  html: escapeHtml,
  js: escapeScript,
  css: escapeCssIdentifier,
  url_param: escapeUrlParameter,
};

export const STRATEGY_NAMES = Object.keys(STRATEGIES);

export function isEscapingStrategy(name: string): name is EscapingStrategy {
  return Object.hasOwn(STRATEGIES, name);
}

/** Escapes what a value prints as, unless that was done before; nothing stays nothing. */
export function escapeValue(work: Work, value: unknown, strategy: EscapingStrategy): unknown {
  if (isAbsent(value) || value instanceof SafeText) return value;
  const text = textOf(work, value);
  if (strategy === 'json') work.text(text.length);
  else work.signs(text.length);
  return new SafeText(STRATEGIES[strategy](text));
}

/** The filter for explicit escaping; without an argument it does what the template does by itself. */
export function escapeFilter(defaultStrategy: EscapingStrategy): FilterDefinition {
  return {
    parameters: ['strategy'],
    takesSafeText: true,
    apply(input, args, work) {
      const strategy = args.findText('strategy') ?? defaultStrategy;
      if (isEscapingStrategy(strategy)) return escapeValue(work, input, strategy);
      const message = `There is no escaping strategy '${strategy}', only ${STRATEGY_NAMES.join(', ')}`;
      return work.fail('arguments', 'escape', message);
    },
  };
}

/** The filter that declares a value to be safe as it is. */
export const rawFilter: FilterDefinition = {
  parameters: [],
  takesSafeText: true,
  apply(input, _args, work) {
    if (input instanceof SafeText) return input;
    const text = textOf(work, input);
    work.text(text.length);
    return new SafeText(text);
  },
};

/** For the inside of a JSON string: quotes, backslashes, control characters and halves of surrogate pairs. */
function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

const SCRIPT_ESCAPES: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '"': '\\"',
  "'": "\\'",
  '\\': '\\\\',
  '/': '\\/',
};

/** For the inside of a script's string; also harmless inside a script element. */
function escapeScript(text: string): string {
  return text.replace(/[^ !#$%(-.0-;=?-[\]-~]/g, (unit) => SCRIPT_ESCAPES[unit] ?? hexEscape(unit));
}

function hexEscape(unit: string): string {
  const code = unit.charCodeAt(0);
  return code < 0x100 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`;
}

/** For a name in a style sheet. */
function escapeCssIdentifier(text: string): string {
  return text.toWellFormed().replace(/^-?[0-9]|[^A-Za-z0-9_-]|^--/gu, cssEscape);
}

function cssEscape(found: string): string {
  if (found === '--') return '\\--';
  if (/^-?[0-9]$/.test(found)) return found.startsWith('-') ? `-${cssHex(found.slice(1))}` : cssHex(found);
  return /^[!-~]$/.test(found) ? `\\${found}` : cssHex(found);
}

function cssHex(character: string): string {
  return `\\${character.codePointAt(0)!.toString(16).toUpperCase()} `;
}

/** For a value in the query of a URL; encodes all but letters, digits and `- _ . ! ~ * ' ( )`. */
function escapeUrlParameter(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function hex(code: number, digits: number): string {
  return code.toString(16).toUpperCase().padStart(digits, '0');
}
