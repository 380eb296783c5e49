import { type Advisory, decide, type Identity } from '@waybill/match';
import { sql } from 'kysely';
import { type Database, rowsOf } from '../../src/db/database.ts';
import type { Finding } from './differ.ts';

type IdentityRow = { id: number } & Record<'purl' | 'cpe' | 'version' | 'upstream' | 'distro', string | null>;

/** The members of an identity that have a value: the rule tells an absent one from an empty one. */
function factsOf({ id: _, ...columns }: IdentityRow): Identity {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
}

/** The matches of our own analyzer, compared with every identity and every advisory, one by one. */
export async function matchesByRule(db: Database): Promise<Finding[]> {
  const identities = await rowsOf(
    db,
    sql<IdentityRow>`select identity_id as id, purl, cpe, version, upstream, distro from identity`,
  );
  const docs = await rowsOf(
    db,
    sql<{ id: number; doc: Advisory }>`select d.vuln_id as id, d.doc from vuln_doc d
      join vuln v on v.vuln_id = d.vuln_id`,
  );
  const wanted = new Set<string>();
  for (const identity of identities) {
    const facts = factsOf(identity);
    for (const { id, doc } of docs)
      if (decide(facts, doc).verdict === 'affected') wanted.add(`${identity.id} ${id}`);
  }
  const stored = await rowsOf(
    db,
    sql<{
      pair: string;
    }>`select identity_id || ' ' || vuln_id as pair from identity_match where sources & 1 <> 0`,
  );
  const extra = stored.filter(({ pair }) => !wanted.delete(pair));
  return [
    ['matches: missing by the rule', wanted.size],
    ['matches: against the rule', extra.length],
  ];
}
