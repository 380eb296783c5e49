import { escapeValue } from '../filters/escape.ts';
import { FilterArguments } from '../filters/filter-arguments.ts';
import type { BoundArguments, Expression } from '../parser/ast.ts';
import { isAbsent, kindName, plainText } from '../values/kinds.ts';
import { textOf } from '../values/text-of.ts';
import { isTrue } from '../values/truth.ts';
import { callMacro } from './call-macro.ts';
import { binaryResult, signed } from './operators.ts';
import { methodResult, propertyOf } from './property.ts';
import type { Run } from './run.ts';
import { valueAt } from './value-at.ts';

type Of<Kind extends Expression['kind']> = Extract<Expression, { kind: Kind }>;

/** The value of an expression. */
export function evaluate(run: Run, expression: Expression): unknown {
  run.at = expression.offset;
  run.enter();
  const value = resultOf(run, expression);
  run.leave();
  return value;
}

function resultOf(run: Run, expression: Expression): unknown {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'variable':
      return present(run, run.scope.find(expression.name), expression);
    case 'property':
      return propertyValue(run, expression);
    case 'filter':
      return filtered(run, expression);
    case 'escape':
      return escapeValue(run, operandValue(run, expression, expression.operand), expression.strategy);
    case 'binary':
      return binaryValue(run, expression);
    case 'logic':
      return logicValue(run, expression);
    case 'test':
      return testValue(run, expression);
    case 'unary':
      return unaryValue(run, expression);
    case 'choice':
      return choiceValue(run, expression);
    default:
      return compoundValue(run, expression);
  }
}

function compoundValue(
  run: Run,
  expression: Of<'subscript' | 'method' | 'list' | 'map' | 'concat' | 'call' | 'macro-call' | 'capture'>,
): unknown {
  switch (expression.kind) {
    case 'subscript':
      return subscriptValue(run, expression);
    case 'method':
      return methodValue(run, expression);
    case 'list':
      return expression.items.map((item) => evaluate(run, item));
    case 'map':
      return mapValue(run, expression);
    case 'concat':
      return concatValue(run, expression);
    case 'call':
      return expression.called.call(argumentValues(run, expression, expression.args), run);
    case 'macro-call':
      return callMacro(run, expression.name, expression.args);
    case 'capture':
      return run.capture(() => run.render(expression.body));
  }
}

/** Evaluates a part, then points errors at the whole again. */
function operandValue(run: Run, whole: Expression, part: Expression): unknown {
  const value = evaluate(run, part);
  run.at = whole.offset;
  return value;
}

function argumentValues(run: Run, whole: Expression, args: BoundArguments): unknown[] {
  const values = args.map((argument) => argument && evaluate(run, argument));
  run.at = whole.offset;
  return values;
}

/** Nothing instead of what does not exist, or an error where variables are strict. */
function present(
  run: Run,
  value: unknown,
  expression: Of<'variable' | 'property' | 'subscript' | 'method'>,
): unknown {
  if (value !== undefined) return value;
  if (!run.rules.strictVariables || run.lenient > 0) return null;
  const name = 'name' in expression ? expression.name : '[]';
  return run.fail('undefined_variable', name, `There is no '${name}' here`);
}

function propertyValue(run: Run, expression: Of<'property'>): unknown {
  const target = operandValue(run, expression, expression.target);
  return present(run, isAbsent(target) ? undefined : propertyOf(run, target, expression.name), expression);
}

function subscriptValue(run: Run, expression: Of<'subscript'>): unknown {
  const target = evaluate(run, expression.target);
  const key = operandValue(run, expression, expression.key);
  const name = plainText(key);
  const found = name === undefined ? valueAt(target, key) : propertyOf(run, target, name);
  return present(run, found, expression);
}

function methodValue(run: Run, expression: Of<'method'>): unknown {
  const target = evaluate(run, expression.target);
  const args = argumentValues(run, expression, expression.args);
  const found = isAbsent(target) ? undefined : methodResult(run, target, expression.name, args);
  return present(run, found, expression);
}

function filtered(run: Run, { name, filter, input: inputExpression, args, offset }: Of<'filter'>): unknown {
  const input = filter.takesUndefined ? leniently(run, inputExpression) : evaluate(run, inputExpression);
  const values = args.map((argument) => argument && evaluate(run, argument));
  run.at = offset;
  if (isAbsent(input) && !filter.takesNothing) return null;
  const plain = filter.takesSafeText ? input : (plainText(input) ?? input);
  return filter.apply(plain, new FilterArguments(name, filter.parameters, values, run), run);
}

function leniently(run: Run, expression: Expression): unknown {
  run.lenient++;
  const value = evaluate(run, expression);
  run.lenient--;
  return value;
}

function binaryValue(run: Run, expression: Of<'binary'>): unknown {
  const left = evaluate(run, expression.left);
  const right = operandValue(run, expression, expression.right);
  return binaryResult(run, expression.operator, left, right, expression.decimal);
}

function logicValue(run: Run, expression: Of<'logic'>): boolean {
  const { operator } = expression;
  const left = isTrue(run, operandValue(run, expression, expression.left), operator);
  if (left === (operator === 'or')) return left;
  return isTrue(run, operandValue(run, expression, expression.right), operator);
}

function testValue(run: Run, expression: Of<'test'>): boolean {
  const { name, test, operand, negated } = expression;
  const asksForExistence = name === 'defined' || name === 'null' || name === 'empty';
  const value = asksForExistence ? leniently(run, operand) : evaluate(run, operand);
  run.at = expression.offset;
  return test(value, run) !== negated;
}

function choiceValue(run: Run, expression: Of<'choice'>): unknown {
  const condition = operandValue(run, expression, expression.condition);
  return evaluate(run, isTrue(run, condition, '?') ? expression.yes : expression.no);
}

function unaryValue(run: Run, expression: Of<'unary'>): unknown {
  const { operator } = expression;
  const operand = operandValue(run, expression, expression.operand);
  return operator === 'not' ? !isTrue(run, operand, operator) : signed(run, operator, operand);
}

function mapValue(run: Run, expression: Of<'map'>): Map<unknown, unknown> {
  const entries = expression.entries.map(([key, value]) => {
    const keyValue = operandValue(run, expression, key);
    if (isAbsent(keyValue)) run.fail('value', '{', `The key of a map must not be ${kindName(keyValue)}`);
    return [plainText(keyValue) ?? keyValue, evaluate(run, value)] as const;
  });
  return new Map(entries);
}

function concatValue(run: Run, expression: Of<'concat'>): string {
  let text = '';
  for (const part of expression.parts) {
    text += textOf(run, operandValue(run, expression, part));
    run.text(text.length);
  }
  return text;
}
