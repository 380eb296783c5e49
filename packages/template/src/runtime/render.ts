import type { Statement } from '../parser/ast.ts';
import { isAbsent, kindName, listItems, mapEntries } from '../values/kinds.ts';
import { textOf } from '../values/text-of.ts';
import { isTrue } from '../values/truth.ts';
import { evaluate } from './evaluate.ts';
import type { Run } from './run.ts';

type Of<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

/** Prints statements one after the other. */
export function renderStatements(run: Run, statements: readonly Statement[]): void {
  run.enter();
  for (const statement of statements) renderStatement(run, statement);
  run.leave();
}

function renderStatement(run: Run, statement: Statement): void {
  switch (statement.kind) {
    case 'text':
      run.write(statement.text);
      break;
    case 'print':
      renderPrint(run, statement);
      break;
    case 'if':
      renderStatements(run, chosenBody(run, statement));
      break;
    case 'for':
      renderFor(run, statement);
      break;
    case 'set':
      run.scope.assign(statement.name, evaluate(run, statement.value));
  }
}

function renderPrint(run: Run, { expression, offset }: Of<'print'>): void {
  const value = evaluate(run, expression);
  run.at = offset;
  run.write(textOf(run, value));
}

function chosenBody(run: Run, { branches, otherwise, offset }: Of<'if'>): readonly Statement[] {
  for (const { condition, body } of branches) {
    const value = evaluate(run, condition);
    run.at = offset;
    if (isTrue(run, value, 'if')) return body;
  }
  return otherwise;
}

/** Nothing is no list: then, as in Pebble, not even the `else` part prints. */
function renderFor(run: Run, statement: Of<'for'>): void {
  const value = evaluate(run, statement.items);
  run.at = statement.offset;
  if (isAbsent(value)) return;
  const items = iterated(run, value);
  if (items.length === 0) {
    renderStatements(run, statement.otherwise);
    return;
  }
  const scope = run.scope.inner();
  run.inScope(scope, () => {
    items.forEach((item, index) => {
      run.at = statement.offset;
      scope.define(statement.name, item);
      scope.define('loop', loopVariables(index, items.length));
      renderStatements(run, statement.body);
    });
  });
}

/** Maps are iterated as entries with `key` and `value`. */
function iterated(run: Run, value: unknown): readonly unknown[] {
  const items = listItems(value) ?? mapEntries(value)?.map(([key, member]) => ({ key, value: member }));
  if (!items) return run.fail('value', 'for', `Tag 'for' needs a list or a map, found ${kindName(value)}`);
  run.step(items.length);
  return items;
}

function loopVariables(index: number, length: number) {
  return {
    index,
    length,
    first: index === 0,
    last: index === length - 1,
    revindex: length - index - 1,
  };
}
