import type { ClaimSubject } from '@waybill/sbom';
import { describe, expect, it } from 'vitest';
import {
  isOtherPackage,
  type NamedProject,
  type ProductRelation,
  relateProduct,
} from './product-relation.ts';

const uuid = '00000000-0000-4000-8000-0000000000aa';
const foreign = '00000000-0000-4000-8000-0000000000bb';
const plain: NamedProject = { uuid, name: 'app', version: '1', purl: null, cpe: null };
const image = { ...plain, purl: 'pkg:oci/app@sha256%3Aaa?repository_url=registry.example.org%2Fapp&tag=x' };
const unversioned = { ...plain, purl: 'pkg:npm/app' };
const cpe = { ...plain, cpe: 'cpe:2.3:a:acme:app:1:*:*:*:*:*:*:*' };

describe('a product', () => {
  it.each<[Partial<ClaimSubject>, NamedProject, ProductRelation]>([
    [{ ref: `urn:uuid:${uuid}` }, plain, 'same'],
    [{ ref: uuid.toUpperCase(), purl: 'pkg:oci/far@1' }, image, 'same'],
    [{ ref: `urn:uuid:${foreign}` }, plain, 'other'],
    [{ ref: foreign, name: 'app' }, plain, 'other'],
    [{ ref: foreign, name: 'app', version: '1' }, plain, 'same'],
    [{ ref: foreign, purl: 'pkg:oci/app' }, image, 'same'],
    [{ name: 'app', version: '1' }, plain, 'same'],
    [{ name: 'app' }, plain, 'same'],
    [{ name: 'app', version: '2' }, plain, 'other'],
    [{ name: 'App of Acme' }, plain, 'unknown'],
    [{ ref: 'https://example.org/app' }, plain, 'unknown'],
    [{ name: 'app', purl: 'pkg:oci/app@1' }, plain, 'unknown'],
    [{ purl: 'pkg:oci/app' }, image, 'same'],
    [{ purl: 'pkg:oci/app@sha256%3Aaa' }, image, 'same'],
    [{ purl: 'pkg:oci/app@sha256:aa?repository_url=mirror.example.org%2Fapp&tag=y' }, image, 'same'],
    [{ purl: 'pkg:oci/app@sha256%3Abb' }, image, 'other'],
    [{ purl: 'pkg:oci/app?repository_url=registry.example.org/app' }, image, 'same'],
    [{ purl: 'pkg:oci/app?repository_url=https://Registry.example.org/app/' }, image, 'same'],
    [{ purl: 'pkg:oci/app?repository_url=mirror.example.org/app' }, image, 'other'],
    [{ purl: 'pkg:oci/otherapp' }, image, 'other'],
    [{ purl: 'pkg:npm/app@1' }, unversioned, 'same'],
    [{ purl: 'pkg:npm/app@2' }, unversioned, 'other'],
    [{ cpe: 'cpe:/a:ACME:app' }, cpe, 'same'],
    [{ cpe: 'cpe:2.3:a:acme:app:1:*:*:*:*:*:*:*' }, cpe, 'same'],
    [{ cpe: 'cpe:2.3:a:acme:app:2:*:*:*:*:*:*:*' }, cpe, 'other'],
    [{ cpe: 'cpe:/o:redhat:enterprise_linux:9' }, cpe, 'other'],
    [{ cpe: 'cpe:/a:acme:app' }, plain, 'unknown'],
  ])('%j held against %j is %s', (subject, project, relation) => {
    expect(relateProduct({ label: 'x', ...subject }, project)).toBe(relation);
  });

  it.each<[Partial<ClaimSubject>, NamedProject, boolean]>([
    [{ purl: 'pkg:oci/otherapp@sha256%3Abb' }, image, true],
    [{ purl: 'pkg:oci/app@sha256%3Abb' }, image, false],
    [{ purl: 'pkg:maven/org.acme/app@1' }, image, false],
    [{ cpe: 'cpe:/a:acme:other' }, cpe, true],
    [{ cpe: 'cpe:/a:acme:app:2' }, cpe, false],
    [{ purl: 'pkg:oci/app' }, plain, false],
  ])(
    'as the subject of a CycloneDX document, %j held against %j is another one: %s',
    (subject, project, is) => {
      expect(isOtherPackage({ label: 'x', ...subject }, project)).toBe(is);
    },
  );
});
