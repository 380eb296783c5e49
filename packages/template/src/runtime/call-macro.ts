import type { CallArguments } from '../parser/ast.ts';
import { SafeText } from '../values/kinds.ts';
import type { Run } from './run.ts';
import { Scope } from './scope.ts';

/**
 * The output of a macro, which is not escaped again. Parsing made sure that the macro and its parameters
 * exist.
 */
export function callMacro(run: Run, name: string, { positional, named }: CallArguments): SafeText {
  const macro = run.program.macros.get(name)!;
  const values = new Map<string, unknown>();
  positional.forEach((argument, index) => {
    values.set(macro.parameters[index]!.name, run.evaluate(argument));
  });
  for (const argument of named) values.set(argument.name, run.evaluate(argument.value));
  const scope = Scope.ofMacro();
  const text = run.capture(() => {
    run.inScope(scope, () => {
      for (const { name: parameter, fallback } of macro.parameters) {
        const value = values.has(parameter) ? values.get(parameter) : fallback && run.evaluate(fallback);
        scope.define(parameter, value ?? null);
      }
      run.render(macro.body);
    });
  });
  return new SafeText(text);
}
