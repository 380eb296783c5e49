import { readSharedJson, type VectorSource } from '@waybill/test-kit';
import {
  canonicalExpression,
  findSpdxException,
  findSpdxLicense,
  formatLicenseExpression,
  readLicenseExpression,
  resolveLicenseId,
  resolveLicenseName,
  resolveLicenseUrl,
  seeAlsoOf,
} from '../index.ts';
import { urlKey } from '../urls/url-key.ts';

interface ListedLicense {
  readonly licenseId: string;
  readonly name: string;
  readonly reference: string;
  readonly isOsiApproved: boolean;
  readonly isFsfLibre?: boolean;
  readonly isDeprecatedLicenseId: boolean;
  readonly seeAlso: readonly string[];
}

interface ListedException {
  readonly licenseExceptionId: string;
  readonly name: string;
  readonly isDeprecatedLicenseId: boolean;
  readonly seeAlso: readonly string[];
}

/** A question and its answer: what is asked, what came out, what should. */
type Case = readonly [question: string, given: unknown, wanted: unknown];

/** All vectors about licenses in the shared data (`data/spdx`, the list in `data/cyclonedx-spec/schema`). */
export const LICENSE_VECTORS: readonly VectorSource[] = [
  sourceOf('spdx/licenses.json (identifiers in any case)', 4362, () => licenses().flatMap(idCases)),
  sourceOf('spdx/licenses.json (facts)', 3635, () => licenses().flatMap(factCases)),
  sourceOf('spdx/licenses.json (names)', 727, () => licenses().map(nameCase)),
  sourceOf('spdx/licenses.json (pages)', 1454, () => licenses().flatMap(pageCases)),
  sourceOf('spdx/licenses.json (addresses of one license)', 1604, () => addressCases(licenses())),
  sourceOf('spdx/exceptions.json (in expressions)', 252, () => exceptions().flatMap(exceptionCases)),
  sourceOf('spdx/exceptions.json (facts)', 252, () => exceptions().flatMap(exceptionFactCases)),
  sourceOf('cyclonedx-spec/schema/spdx.schema.json', 811, () => cyclonedxIds().map(listedCase)),
];

function sourceOf(set: string, count: number, listCases: () => Case[]): VectorSource {
  const cases = () => listCases().map(([question, got, expected]) => ({ case: question, expected, got }));
  return { package: 'license', set, count, cases };
}

function licenses(): ListedLicense[] {
  return readSharedJson<{ licenses: ListedLicense[] }>('spdx/licenses.json').licenses;
}

function exceptions(): ListedException[] {
  return readSharedJson<{ exceptions: ListedException[] }>('spdx/exceptions.json').exceptions;
}

function cyclonedxIds(): string[] {
  return readSharedJson<{ enum: string[] }>('cyclonedx-spec/schema/spdx.schema.json').enum;
}

function idCases({ licenseId }: ListedLicense): Case[] {
  return casesOf(licenseId).flatMap((id): Case[] => [
    [id, resolveLicenseId(id), licenseId],
    [`expression ${id}`, spelt(id), licenseId],
  ]);
}

function factCases(license: ListedLicense): Case[] {
  const { licenseId: id } = license;
  const found = findSpdxLicense(id);
  return [
    [`name of ${id}`, found?.name, license.name],
    [`OSI, ${id}`, found?.osiApproved, license.isOsiApproved],
    [`FSF, ${id}`, found?.fsfLibre, license.isFsfLibre ?? false],
    [`deprecated, ${id}`, found?.deprecated, license.isDeprecatedLicenseId],
    [`addresses of ${id}`, seeAlsoOf(id), license.seeAlso],
  ];
}

/** Names of deprecated licenses lead to what is used in their place. */
function nameCase({ licenseId, name }: ListedLicense): Case {
  const successor = findSpdxLicense(licenseId)?.successor;
  return [name, resolveLicenseName(name), successor && !successor.includes(' ') ? successor : licenseId];
}

function pageCases({ licenseId, reference }: ListedLicense): Case[] {
  return writingsOf(reference).map((url) => [url, resolveLicenseUrl(url), licenseId]);
}

/** Addresses, in any spelling, that belong to one license only. */
function addressCases(licenses: readonly ListedLicense[]): Case[] {
  const owners = new Map<string, Set<string>>();
  for (const { licenseId, seeAlso } of licenses) {
    for (const key of seeAlso.map(urlKey))
      owners.set(key, (owners.get(key) ?? new Set<string>()).add(licenseId));
  }
  return licenses.flatMap(({ licenseId, seeAlso }) =>
    seeAlso
      .filter((url) => owners.get(urlKey(url))?.size === 1)
      .flatMap(writingsOf)
      .map((url): Case => [url, resolveLicenseUrl(url), licenseId]),
  );
}

function exceptionCases({ licenseExceptionId }: ListedException): Case[] {
  return casesOf(licenseExceptionId).map((id) => [
    `exception ${id}`,
    spelt(`MIT WITH ${id}`),
    `MIT WITH ${licenseExceptionId}`,
  ]);
}

function exceptionFactCases(exception: ListedException): Case[] {
  const { licenseExceptionId: id } = exception;
  return [
    [`name of ${id}`, findSpdxException(id)?.name, exception.name],
    [`deprecated, ${id}`, findSpdxException(id)?.deprecated, exception.isDeprecatedLicenseId],
    [`addresses of ${id}`, seeAlsoOf(id), exception.seeAlso],
  ];
}

function listedCase(id: string): Case {
  return [`in the list of CycloneDX: ${id}`, (findSpdxLicense(id) ?? findSpdxException(id))?.id, id];
}

function casesOf(id: string): string[] {
  return [id, id.toLowerCase(), id.toUpperCase()];
}

function writingsOf(url: string): string[] {
  const other = url.startsWith('https:') ? url.replace('https:', 'http:') : url.replace('http:', 'https:');
  return [url, `${other}#text`];
}

function spelt(text: string): string {
  const expression = readLicenseExpression(text);
  return 'error' in expression ? expression.error : formatLicenseExpression(canonicalExpression(expression));
}
