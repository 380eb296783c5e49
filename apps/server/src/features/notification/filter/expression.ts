import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import { LRUCache } from 'lru-cache';
import { RE2JS, RE2JSException } from 're2js';

/** The fault of an expression, and its place. */
interface ExpressionProblem {
  readonly message: string;
  /** From 1 on. */
  readonly line: number;
  readonly column: number;
}

/** The variables of an expression. */
export type ExpressionInput = Readonly<Record<string, unknown>>;

type ReadExpression =
  | { readonly ok: true; test(input: ExpressionInput): boolean }
  | { readonly ok: false; readonly problem: ExpressionProblem };

/** Most steps of a compiled pattern: a text takes at most steps × characters. Real patterns have below 300. */
const maxProgramSize = 2_000;

/** The library's `matches` is a regular expression of JavaScript, whose time can double with each letter. */
const linearMatches = 'matchesInLinearTime';

const vulnerability = {
  id: 'string',
  source: 'string',
  title: 'string',
  severity: 'string',
  cvss: 'double',
  epss: 'double',
  exploited: 'bool',
  cwes: 'list<int>',
  aliases: 'list<string>',
};

/** Names and types of what is known of an event; a member that it has not is empty, false or 0. */
const variables = {
  event: {
    group: 'string',
    level: 'string',
    scope: 'string',
    title: 'string',
    content: 'string',
    at: 'google.protobuf.Timestamp',
  },
  project: {
    uuid: 'string',
    name: 'string',
    version: 'string',
    description: 'string',
    purl: 'string',
    tags: 'list<string>',
    latest: 'bool',
  },
  component: {
    uuid: 'string',
    group: 'string',
    name: 'string',
    version: 'string',
    purl: 'string',
    direct: 'bool',
  },
  vulnerability,
  violation: { type: 'string', policy: 'string', state: 'string', condition: 'string', value: 'string' },
  analysis: { state: 'string', suppressed: 'bool' },
} as const;

const environment = makeEnvironment();
const patterns = new LRUCache<string, RE2JS>({ max: 100 });

function makeEnvironment(): Environment {
  const made = new Environment({
    limits: { maxAstNodes: 500, maxDepth: 40, maxListElements: 200, maxMapEntries: 50, maxCallArguments: 10 },
  });
  for (const [name, schema] of Object.entries(variables)) made.registerVariable({ name, schema });
  return made
    .registerVariable('vulnerabilities', 'list')
    .registerFunction(`string.${linearMatches}(string): bool`, (text: string, pattern: string) =>
      automatonOf(pattern).matcher(text).find(),
    );
}

/**
 * Reads an expression in CEL (https://cel.dev) that yields true or false. It checks types, member names, and
 * literal patterns. `matches` takes linear time.
 *
 * @example
 * const read = readExpression('vulnerability.epss > 0.5 && "public" in project.tags');
 */
export function readExpression(source: string): ReadExpression {
  try {
    const evaluate = environment.parse(source);
    const problem = makeLinear(evaluate.ast, source);
    if (problem) return { ok: false, problem };
    const checked = evaluate.check();
    if (!checked.valid) return { ok: false, problem: problemOf(checked.error, source) };
    if (checked.type !== 'bool') {
      const message = `The value of the expression must be true or false, and is of type ${checked.type}.`;
      return { ok: false, problem: { message, line: 1, column: 1 } };
    }
    return { ok: true, test: (input) => evaluate({ ...input }) === true };
  } catch (error) {
    return { ok: false, problem: problemOf(error, source) };
  }
}

/** Has every `matches` of an expression done by an automaton. @returns what is wrong with a pattern */
function makeLinear(node: unknown, source: string): ExpressionProblem | undefined {
  if (Array.isArray(node)) {
    for (const one of node) {
      const problem = makeLinear(one, source);
      if (problem) return problem;
    }
    return undefined;
  }
  if (!isNode(node)) return undefined;
  if (node.op === 'rcall' && node.args[0] === 'matches') {
    node.args[0] = linearMatches;
    const [pattern] = node.args[2];
    if (pattern?.op === 'value' && typeof pattern.args === 'string') {
      const message = faultOf(pattern.args);
      if (message !== undefined) return { message, ...placeOf(pattern.range.start, source) };
    }
  }
  return makeLinear(node.args, source);
}

function isNode(value: unknown): value is ASTNode {
  return typeof value === 'object' && value !== null && 'op' in value && 'args' in value;
}

function faultOf(pattern: string): string | undefined {
  try {
    automatonOf(pattern);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @throws Error with a sentence */
function automatonOf(pattern: string): RE2JS {
  const known = patterns.get(pattern);
  if (known) return known;
  let automaton: RE2JS;
  try {
    automaton = RE2JS.compile(pattern);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw new Error(
      `"${pattern}" is no pattern of RE2: ${error.message.replace('error parsing regexp: ', '')}`,
    );
  }
  if (automaton.programSize() > maxProgramSize) throw new Error(`"${pattern}" repeats too much`);
  patterns.set(pattern, automaton);
  return automaton;
}

function problemOf(error: unknown, source: string): ExpressionProblem {
  const { summary, range } = error as { summary?: string; range?: { start: number } };
  const message = summary ?? (error instanceof Error ? error.message : String(error));
  return { message, ...placeOf(range?.start ?? 0, source) };
}

function placeOf(offset: number, source: string): { line: number; column: number } {
  const before = source.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
