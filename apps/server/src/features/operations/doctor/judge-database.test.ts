import { describe, expect, it } from 'vitest';
import { judgeDatabase } from './judge-database.ts';

const sound: Readonly<Record<string, string>> = {
  server_version_num: '180004',
  server_encoding: 'UTF8',
  max_connections: '80',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  autovacuum: 'on',
  shared_buffers: '16384',
  jit: 'off',
  statement_timeout: '0',
  idle_session_timeout: '0',
};
const judge = (changes: Record<string, string>, bytes = 1e6, nodes = 1) =>
  judgeDatabase(new Map(Object.entries({ ...sound, ...changes })), bytes, nodes)
    .filter(({ level }) => level !== 'ok')
    .map(({ level, subject }) => `${level} ${subject}`);

describe('the settings of a database', () => {
  it('as we make them are in order', () => {
    expect(judge({})).toEqual([]);
    expect(judgeDatabase(new Map(Object.entries(sound)), 1e6, 1).map(({ subject }) => subject)).toEqual([
      'database version',
      'database settings',
    ]);
  });

  it.each<[Record<string, string>, number, number, string]>([
    [{ server_version_num: '140009' }, 1e6, 1, 'error database version'],
    [{ server_encoding: 'SQL_ASCII' }, 1e6, 1, 'error database encoding'],
    [{}, 1e6, 3, 'warning database connections'],
    [{ fsync: 'off' }, 1e6, 1, 'error database durability'],
    [{ synchronous_commit: 'off' }, 1e6, 1, 'error database durability'],
    [{ autovacuum: 'off' }, 1e6, 1, 'error database cleanup'],
    [{}, 2e10, 1, 'warning database memory'],
    [{ statement_timeout: '30000' }, 1e6, 1, 'warning database timeouts'],
    [{ jit: 'on' }, 1e6, 1, 'note database settings'],
  ])('%o with %d bytes and %d nodes are told', (changes, bytes, nodes, expected) => {
    expect(judge(changes, bytes, nodes)).toEqual([expected]);
  });
});
