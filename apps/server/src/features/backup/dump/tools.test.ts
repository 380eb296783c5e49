import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionFor } from './tool-connection.ts';
import { findTool } from './tools.ts';

describe('the tools of PostgreSQL', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'waybill-tools-'));
    const file = path.join(folder, 'pg_dump');
    writeFileSync(file, '#!/bin/sh\necho "pg_dump (PostgreSQL) 99.2 (Debian 99.2-1)"\n');
    chmodSync(file, 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are found by their major version', async () => {
    expect(await findTool('pg_dump', 99, `/nowhere:${folder}`)).toBe(path.join(folder, 'pg_dump'));
  });

  it('that are missing are named with what is there and what to install', async () => {
    await expect(findTool('pg_dump', 98, folder)).rejects.toThrow(
      /PostgreSQL 98.*what is there is of version 99.*postgresql-client-98/,
    );
    await expect(findTool('pg_restore', 98, folder)).rejects.toThrow(/no "pg_restore" of PostgreSQL 98/);
  });

  it('get the password by the environment, and no parameter that they do not know', () => {
    const { url, environment } = connectionFor(
      'postgresql://me:p%40ss@db.example:6432/waybill?sslmode=require&uselibpqcompat=true',
    );
    expect(url).toBe('postgresql://me@db.example:6432/waybill?sslmode=require');
    expect(environment.PGPASSWORD).toBe('p@ss');
  });
});
