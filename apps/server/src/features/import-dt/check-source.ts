import { type Dt4Row, decryptSecret, requireKnownVersion } from '@waybill/dt4';
import { Ledger } from './report/ledger.ts';
import { gatherRows } from './source/gather-rows.ts';
import type { Dt4Source } from './source/source.ts';

export interface CheckedSource {
  /** The version of Dependency-Track, such as `4.14.3`. */
  readonly version: string;
  /** The number of encrypted values, and of those that the key opens. */
  readonly secrets: number;
  readonly opened: number;
}

/**
 * Looks at a source before anything is written: whether it can be read to its end, is of a known version, and has secrets that the
 * key opens.
 * @throws Dt4Error
 */
export async function checkSource(
  source: Dt4Source,
  key: Uint8Array | undefined,
  zone: string,
): Promise<CheckedSource> {
  const ledger = new Ledger();
  const rows = await gatherRows(source, ['SCHEMAVERSION'], zone, ledger);
  const version = requireKnownVersion(rows.of('SCHEMAVERSION').map((row) => row.VERSION));
  const kept = await gatherRows(source, ['CONFIGPROPERTY', 'REPOSITORY', 'PROJECT_PROPERTY'], zone, ledger);
  const secrets = [
    ...kept.of('CONFIGPROPERTY').flatMap(secretOf),
    ...kept.of('PROJECT_PROPERTY').flatMap(secretOf),
    ...kept.of('REPOSITORY').flatMap(({ PASSWORD }) => (PASSWORD ? [PASSWORD] : [])),
  ];
  const opened = key ? secrets.filter((stored) => decryptSecret(key, stored) !== undefined).length : 0;
  return { version, secrets: secrets.length, opened };
}

function secretOf({
  PROPERTYTYPE,
  PROPERTYVALUE,
}: Pick<Dt4Row<'CONFIGPROPERTY'>, 'PROPERTYTYPE' | 'PROPERTYVALUE'>): string[] {
  return PROPERTYTYPE === 'ENCRYPTEDSTRING' && PROPERTYVALUE ? [PROPERTYVALUE] : [];
}

/** True if a key is that of the secrets; a wrong one opens some by chance, once in some hundred. */
export function isRightKey({ secrets, opened }: CheckedSource): boolean {
  return opened * 2 >= secrets;
}
