import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import {
  closeDatabase,
  type Database,
  inTransaction,
  openDatabase,
  rowsOf,
  runSql,
  sql,
} from '../../../db/database.ts';
import { outsideFlow } from '../../../db/second-connection.ts';
import type { ComponentIdentity } from '../component-facts.ts';
import { identityHash, storableComponent } from '../storable-component.ts';
import { ensureIdentities } from './identity.service.ts';

let database: TestDatabase;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase({ connection: { connectionString: database.url }, onError: () => undefined });
});
afterAll(async () => {
  await closeDatabase(db);
  await database.drop();
});
beforeEach(() => runSql(db, sql`truncate identity, identity_coord, pkg, attrs`));

function storable(name: string) {
  const purl = `pkg:npm/${name}@1.0.0`;
  const identity: ComponentIdentity = {
    group: null,
    name,
    version: '1.0.0',
    purl,
    purlCoordinates: purl,
    purlType: 'npm',
    cpe: `cpe:2.3:a:acme:${name}:1.0.0:*:*:*:*:*:*:*`,
    swidTagId: null,
    upstream: null,
    distro: null,
  };
  const facts = {
    identity,
    bomRef: null,
    classifier: 'LIBRARY',
    scope: null,
    license: { licenseId: null, name: null, expression: null, url: null },
    hashes: [],
    properties: [],
    detail: {},
  };
  const place = { parent: null, parentHash: null, isInternal: false };
  return storableComponent(facts, identityHash(identity), place);
}

const coordinates = () =>
  rowsOf(
    db,
    sql`select i.name, p.kind, p.k3, c.ver_key from identity_coord c join identity i using (identity_id)
      join pkg p using (pkg_id) order by i.name, p.kind`,
  );

describe('ensureIdentities', () => {
  it('adds what is new with its coordinates, and finds it again', async () => {
    const items = ['b', 'a'].map(storable);
    const first = await inTransaction(db, (trx) => ensureIdentities(trx, items));
    const second = await inTransaction(db, (trx) => ensureIdentities(trx, items));
    expect(first.fresh).toEqual(first.ids);
    expect(second).toEqual({ ids: first.ids, fresh: [] });
    expect(await coordinates()).toEqual([
      { name: 'a', kind: 0, k3: 'a', ver_key: expect.any(String) },
      { name: 'a', kind: 1, k3: 'a', ver_key: expect.any(String) },
      { name: 'b', kind: 0, k3: 'b', ver_key: expect.any(String) },
      { name: 'b', kind: 1, k3: 'b', ver_key: expect.any(String) },
    ]);
  });

  it('gives an identity that stands in a list twice one number', async () => {
    const { ids, fresh } = await inTransaction(db, (trx) =>
      ensureIdentities(trx, [storable('a'), storable('a')]),
    );
    expect(ids[0]).toBe(ids[1]);
    expect(fresh).toEqual([ids[0]]);
  });

  it('adds only what is missing when another upload brings some of the same meanwhile', async () => {
    const order: string[] = [];
    let isAdded = () => {};
    const added = new Promise<void>((resolve) => {
      isAdded = resolve;
    });
    const first = inTransaction(db, async (trx) => {
      const result = await ensureIdentities(trx, ['a', 'b'].map(storable));
      isAdded();
      // The other one has looked by now, and waits for this transaction at the first key that both have.
      await outsideFlow(untilWaiting);
      order.push('first');
      return result;
    });
    await added;
    const second = await inTransaction(db, (trx) => ensureIdentities(trx, ['b', 'c'].map(storable)));
    order.push('second');
    const { ids } = await first;
    expect(order).toEqual(['first', 'second']);
    expect(second.ids[0]).toBe(ids[1]);
    expect(second.fresh).toEqual([second.ids[1]]);
    expect((await coordinates()).length).toBe(6);
  });

  async function untilWaiting(): Promise<void> {
    for (;;) {
      const rows = await rowsOf(
        db,
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rows.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
});
