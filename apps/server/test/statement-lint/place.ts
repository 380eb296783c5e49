const frame =
  /^ +at (?:async )?(?:(?:new )?(?:Object\.)?([\w$]+)(?: \[as \w+\])? )?\(?(?:file:\/\/)?\/.*?\/(apps\/\w+\/.+?\.ts):\d+:\d+\)?$/;

/** Ours, but they only pass statements on. */
const passing = new Set([
  'apps/server/src/db/database.ts',
  'apps/server/src/db/second-connection.ts',
  'apps/server/src/db/stream.ts',
  'apps/server/src/db/list/read-list.ts',
  'apps/server/src/db/prepared.ts',
  'apps/server/src/db/temporary-tables.ts',
  'apps/server/test/statement-lint/collect.ts',
]);

/**
 * Where a statement stands: the file and the function that asks for it, such as `features/tag/tag.queries.ts ensureTags`.
 * Undefined for what a test says by itself, and for migrations, which change every row once.
 * @param stack of the moment at which the statement is compiled
 */
export function findPlace(stack: string): string | undefined {
  for (const line of stack.split('\n')) {
    const [, name, file = ''] = frame.exec(line) ?? [];
    if (!file || passing.has(file)) continue;
    if (!file.startsWith('apps/server/src/') || /\.(test|fixtures)\.ts$|\/migrate\.ts$/.test(file))
      return undefined;
    const short = file.slice('apps/server/src/'.length);
    return name ? `${short} ${name}` : short;
  }
  return undefined;
}
