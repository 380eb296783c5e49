// Runs in each test process before its tests: notes every statement that the product compiles, for the statement lint.
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DefaultQueryCompiler } from 'kysely';
import { findPlace } from './place.ts';

const folder = process.env.WAYBILL_STATEMENTS;
const begun = Symbol.for('waybill.statements');
// Files that share a process have this one run before each of them.
if (folder && !Reflect.has(globalThis, begun)) Reflect.set(globalThis, begun, collectInto(folder));

/**
 * Writes statements to a file of this process. All our SQL passes the compiler, and the calling function is
 * then still on the stack. Returns a function that stops it.
 */
export function collectInto(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, `${process.pid}.jsonl`);
  const seen = new Set<string>();
  const compileQuery = DefaultQueryCompiler.prototype.compileQuery;
  DefaultQueryCompiler.prototype.compileQuery = function (...given) {
    const compiled = compileQuery.apply(this, given);
    if (!seen.has(compiled.sql)) {
      seen.add(compiled.sql);
      const place = findPlace(stackOf());
      if (place) appendFileSync(file, `${JSON.stringify({ place, sql: compiled.sql })}\n`);
    }
    return compiled;
  };
  return () => {
    DefaultQueryCompiler.prototype.compileQuery = compileQuery;
  };
}

function stackOf(): string {
  const depth = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = depth;
  return stack;
}
