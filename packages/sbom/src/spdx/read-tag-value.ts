import { RefusalError } from '../refusal.ts';
import { clip } from '../text/clip.ts';
import type { SpdxDocument, SpdxExtractedLicense, SpdxPackage } from './spdx-document.ts';
import { DOCUMENT_ID } from './spdx-document.ts';

/** One `Tag: value`. */
interface Tag {
  readonly name: string;
  readonly value: string;
}

/** The objects to which the following tags belong. */
interface State {
  readonly document: SpdxDocument;
  readonly packages: SpdxPackage[];
  package?: SpdxPackage | undefined;
  license?: SpdxExtractedLicense | undefined;
}

/**
 * Reads an SPDX 2.2 or 2.3 tag-value document. Files, snippets and annotations are passed over.
 *
 * @throws RefusalError when a line is no tag, or a text has no end
 */
export function readTagValue(text: string): SpdxDocument {
  const packages: SpdxPackage[] = [];
  const state: State = {
    document: {
      specVersion: '',
      creators: [],
      packages: drain(packages),
      relationships: [],
      described: [],
      extractedLicenses: [],
    },
    packages,
  };
  for (const tag of tagsOf(text)) readTag(state, tag);
  return state.document;
}

/** Gives packages away one by one, so that they and what is made of them are not all there at the same time. */
function* drain(packages: SpdxPackage[]): Generator<SpdxPackage> {
  packages.reverse();
  for (let next = packages.pop(); next !== undefined; next = packages.pop()) yield next;
}

function* tagsOf(text: string): Generator<Tag> {
  const lines = linesOf(text);
  let number = 0;
  for (const line of lines) {
    number++;
    if (/^\s*(?:#|$)/.test(line)) continue;
    const colon = line.indexOf(':');
    if (colon <= 0) {
      throw new RefusalError(
        `The document is not well-formed SPDX: line ${number} is no tag: "${clip(line)}"`,
      );
    }
    const start = number;
    let value = line.slice(colon + 1).trim();
    if (value.startsWith('<text>')) {
      const parts = [value.slice('<text>'.length)];
      while (!(parts.at(-1) ?? '').includes('</text>')) {
        const next = lines.next();
        if (next.done === true) {
          throw new RefusalError(
            `The document is not well-formed SPDX: the text in line ${start} has no end`,
          );
        }
        number++;
        parts.push(next.value);
      }
      value = parts
        .join('\n')
        .replace(/<\/text>.*$/s, '')
        .trim();
    }
    yield { name: line.slice(0, colon).trim(), value };
  }
}

/** Line by line: a list of them all would take as much memory as the text. */
function* linesOf(text: string): Generator<string> {
  const lineEnd = /\r\n|\r|\n/g;
  let start = 0;
  for (let end = lineEnd.exec(text); end !== null; end = lineEnd.exec(text)) {
    yield text.slice(start, end.index);
    start = lineEnd.lastIndex;
  }
  yield text.slice(start);
}

function readTag(state: State, { name, value }: Tag): void {
  const { document } = state;
  switch (name) {
    case 'SPDXVersion':
      document.specVersion = value.replace(/^SPDX-/, '');
      return;
    case 'DocumentName':
      if (value !== '') document.name = value;
      return;
    case 'DocumentNamespace':
      if (value !== '') document.namespace = value;
      return;
    case 'Creator':
      document.creators.push(value);
      return;
    case 'Created':
      if (value !== '') document.created = value;
      return;
    case 'Relationship':
      addRelationship(document, value);
      return;
    case 'PackageName':
      startPackage(state, value);
      return;
    case 'FileName':
    case 'SnippetSPDXID':
      state.package = undefined;
      state.license = undefined;
      return;
    case 'LicenseID':
      state.package = undefined;
      state.license = { id: value, urls: [] };
      document.extractedLicenses.push(state.license);
      return;
    default:
      if (state.package !== undefined) readPackageTag(state.package, name, value);
      if (state.license !== undefined) readLicenseTag(state.license, name, value);
  }
}

function startPackage(state: State, name: string): void {
  trimPackage(state.package);
  state.license = undefined;
  state.package = { id: '', name, checksums: [], externalRefs: [] };
  state.packages.push(state.package);
}

/** See trimLists. */
function trimPackage(item: SpdxPackage | undefined): void {
  if (item === undefined) return;
  item.checksums = item.checksums.slice();
  item.externalRefs = item.externalRefs.slice();
}

/** Tags of a package that are one text each. */
const TEXT_TAGS = {
  SPDXID: 'id',
  PackageVersion: 'version',
  PackageSupplier: 'supplier',
  PackageOriginator: 'originator',
  PackageDownloadLocation: 'downloadLocation',
  PackageHomePage: 'homepage',
  PackageSourceInfo: 'sourceInfo',
  PackageLicenseDeclared: 'licenseDeclared',
  PackageLicenseConcluded: 'licenseConcluded',
  PackageCopyrightText: 'copyrightText',
  PackageDescription: 'description',
  PrimaryPackagePurpose: 'purpose',
} as const;

function readPackageTag(target: SpdxPackage, name: string, value: string): void {
  if (value === '') return;
  if (Object.hasOwn(TEXT_TAGS, name)) target[TEXT_TAGS[name as keyof typeof TEXT_TAGS]] = value;
  else if (name === 'PackageSummary') target.description ??= value;
  else if (name === 'PackageChecksum') {
    const [algorithm = '', sum = ''] = value.split(/:\s*/);
    if (sum !== '') target.checksums.push({ algorithm, value: sum });
  } else if (name === 'ExternalRef') {
    const [, type, ...locator] = value.split(/\s+/);
    if (type !== undefined && locator.length > 0)
      target.externalRefs.push({ type, locator: locator.join(' ') });
  } else if (name === 'ExternalRefComment') {
    const last = target.externalRefs.at(-1);
    if (last !== undefined) last.comment = value;
  }
}

function readLicenseTag(target: SpdxExtractedLicense, name: string, value: string): void {
  if (name === 'ExtractedText') target.text = value;
  else if (name === 'LicenseName') target.name = value;
  else if (name === 'LicenseCrossReference') {
    for (const url of value.split(',')) target.urls.push(url.trim());
  }
}

function addRelationship(document: SpdxDocument, value: string): void {
  const [from, type, to] = value.split(/\s+/);
  if (from === undefined || type === undefined || to === undefined) return;
  if (from === DOCUMENT_ID && type === 'DESCRIBES') document.described.push(to);
  else document.relationships.push({ from, type, to });
}
