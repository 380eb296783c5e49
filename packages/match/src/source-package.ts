import type { Purl } from '@waybill/purl';
import { isDistributionType } from './distro.ts';

/** The source package that a binary one was built from. */
export type SourcePackage = { name: string; version?: string };

/**
 * Reads what names the source package of a distribution's package: an `upstream` qualifier as scanners write it, which
 * is a name, a name and a version (`gcc-12@12.2.0-14`), or the file of a source RPM.
 *
 * @example
 * readSourcePackage('deb', 'gcc-12@12.2.0-14') // { name: 'gcc-12', version: '12.2.0-14' }
 * readSourcePackage('rpm', 'openssl-3.0.7-24.el9.src.rpm') // { name: 'openssl', version: '3.0.7-24.el9' }
 * readSourcePackage('apk', 'openssl') // { name: 'openssl' }
 * readSourcePackage('npm', 'left-pad') // undefined
 */
export function readSourcePackage(type: string, text: string | undefined): SourcePackage | undefined {
  const plain = text?.trim();
  if (!plain || !isDistributionType(type)) return undefined;
  const file = /^(.+)-([^-]+-[^-]+)\.(?:no)?src\.rpm$/.exec(plain);
  if (file) return { name: file[1] ?? plain, version: file[2] ?? '' };
  const at = plain.indexOf('@', 1);
  if (at < 0) return { name: plain };
  const version = plain.slice(at + 1);
  return { name: plain.slice(0, at), ...(version === '' ? {} : { version }) };
}

/** The purl of the source package, with all else that the binary one says. */
export function purlOfSource(purl: Purl, source: SourcePackage): Purl {
  const name = purl.type === 'rpm' ? source.name : source.name.toLowerCase();
  return { ...purl, name, received: { ...purl.received, name: source.name } };
}
