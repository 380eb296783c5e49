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
import { readSharedJson } from './shared-data.ts';

/** How a set of vectors fared: the number of cases, and a line for each that failed. */
export interface VectorResult {
  readonly set: string;
  readonly cases: number;
  readonly failed: readonly string[];
}

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

/** Runs all vectors about licences in the shared data (`data/spdx`, the list in `data/cyclonedx-spec/schema`). */
export function runLicenseVectors(): VectorResult[] {
  const { licenses } = readSharedJson<{ licenses: ListedLicense[] }>('spdx/licenses.json');
  const { exceptions } = readSharedJson<{ exceptions: ListedException[] }>('spdx/exceptions.json');
  const cyclonedx = readSharedJson<{ enum: string[] }>('cyclonedx-spec/schema/spdx.schema.json');
  return [
    judge('licence identifiers in any case', licenses.flatMap(idCases)),
    judge('licence facts', licenses.flatMap(factCases)),
    judge('licence names', licenses.map(nameCase)),
    judge('licence pages', licenses.flatMap(pageCases)),
    judge('addresses of one licence', addressCases(licenses)),
    judge('exceptions in expressions', exceptions.flatMap(exceptionCases)),
    judge('exception facts', exceptions.flatMap(exceptionFactCases)),
    judge('identifiers of CycloneDX', cyclonedx.enum.map(listedCase)),
  ];
}

function judge(set: string, cases: readonly Case[]): VectorResult {
  const failed = cases
    .filter(([, given, wanted]) => JSON.stringify(given) !== JSON.stringify(wanted))
    .map(
      ([question, given, wanted]) => `${question}: ${JSON.stringify(given)}, not ${JSON.stringify(wanted)}`,
    );
  return { set, cases: cases.length, failed };
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

/** Names of deprecated licences lead to what is used in their place. */
function nameCase({ licenseId, name }: ListedLicense): Case {
  const successor = findSpdxLicense(licenseId)?.successor;
  return [name, resolveLicenseName(name), successor && !successor.includes(' ') ? successor : licenseId];
}

function pageCases({ licenseId, reference }: ListedLicense): Case[] {
  return writingsOf(reference).map((url) => [url, resolveLicenseUrl(url), licenseId]);
}

/** Addresses that, in whatever writing, stand at one licence only. */
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
