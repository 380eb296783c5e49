import type { PoolClient } from 'pg';
import { beginObserved, isObserved } from '../observe/observe.ts';

/**
 * Tells observers of the statements of a connection: by their lane and their verb, since texts are too many to be told apart in
 * measurements. Texts have no values in them, so traces may show them.
 */
export function observeStatements(client: PoolClient, lane: string): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const observing = (...given: unknown[]) => {
    const text = isObserved() ? textOf(given[0]) : undefined;
    if (text === undefined) return query(...given);
    const watch = beginObserved({ kind: 'statement', name: verbOf(text), facts: { lane, text } });
    const result = watch.inside(() => query(...given));
    // Cursors and streams are not waited for here.
    if (!(result instanceof Promise)) {
      watch.end('ok');
      return result;
    }
    result.then(
      () => watch.end('ok'),
      () => watch.end('error'),
    );
    return result;
  };
  client.query = observing as PoolClient['query'];
}

function textOf(given: unknown): string | undefined {
  if (typeof given === 'string') return given;
  const isConfig = typeof given === 'object' && given !== null && 'text' in given && !('submit' in given);
  return isConfig && typeof given.text === 'string' ? given.text : undefined;
}

const verbs = new Set([
  'select',
  'insert',
  'update',
  'delete',
  'with',
  'begin',
  'commit',
  'rollback',
  'create',
  'analyze',
]);

function verbOf(text: string): string {
  const word = /^\s*([a-z]+)/i.exec(text.slice(0, 60))?.[1]?.toLowerCase() ?? '';
  return verbs.has(word) ? word : 'other';
}
