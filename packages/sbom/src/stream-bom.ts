import type { ConformRules } from './cyclonedx/conform.ts';
import { conform } from './cyclonedx/conform.ts';
import { fitObject } from './cyclonedx/fit-value.ts';
import type { LongList } from './cyclonedx/long-lists.ts';
import type { Field } from './cyclonedx/shape.ts';
import { isKnown } from './cyclonedx/shape.ts';
import { bom as bomShape } from './cyclonedx/shapes/bom.ts';
import type { JsonSpecVersion, SpecVersion } from './cyclonedx/spec-version.ts';
import { jsonItemText, toJsonDocument } from './cyclonedx/write-json.ts';
import { attributesOf, needsComponents, writeContent, writeItems } from './cyclonedx/write-xml.ts';
import { createXmlWriter } from './cyclonedx/xml-writer.ts';
import type { Bom, Component, Dependency, Service, Vulnerability } from './model.ts';
import type { JsonObject } from './text/parse-json.ts';
import { isObject } from './text/parse-json.ts';
import { emptyBom } from './write-bom.ts';

/** The long lists of a document as they come, in batches; one that is absent is left out of the document. */
export interface BomStreams {
  readonly components?: AsyncIterable<readonly Component[]>;
  readonly services?: AsyncIterable<readonly Service[]>;
  readonly dependencies?: AsyncIterable<readonly Dependency[]>;
  readonly vulnerabilities?: AsyncIterable<readonly Vulnerability[]>;
}

/** The head of a document: everything but its long lists. */
export type BomHead = Partial<Pick<Bom, 'serialNumber' | 'version' | 'metadata'>>;

/** The version of CycloneDX, and the license identifiers that its schema lists; others are written as names. */
export interface StreamOptions<Version extends SpecVersion = JsonSpecVersion> {
  readonly specVersion: Version;
  readonly licenseIds?: ReadonlySet<string>;
}

/** Text that is made at once, in characters: some milliseconds of work. */
const textAtOnce = 64 * 1024;
/** As many items are about as much. */
const itemsAtOnce = 100;

/**
 * Writes a document as CycloneDX JSON 1.2 to 1.7, piece by piece. Memory does not grow with its lists. It
 * follows the rules of `writeJsonBom`, and also omits values that no schema accepts (a digest of an odd
 * length, an invalid time). Each item is on a separate line. The lists are read one after the other, each
 * once.
 *
 * @example
 * const chunks = await Array.fromAsync(streamJsonBom({}, {}, { specVersion: '1.5' }));
 * chunks.join(''); // '{"bomFormat":"CycloneDX","specVersion":"1.5","version":1}\n'
 */
export async function* streamJsonBom(
  head: BomHead,
  streams: BomStreams,
  { specVersion, licenseIds }: StreamOptions,
): AsyncGenerator<string, void, undefined> {
  const rules: ConformRules = { form: 'json', licenseIds };
  yield JSON.stringify(toJsonDocument(conformHead(head, rules), specVersion)).slice(0, -1);
  for (const [field, batches] of listsOf(streams, specVersion)) {
    let separator = `,${JSON.stringify(field.json)}:[\n`;
    let isEmpty = true;
    for await (const batch of batches) {
      let text = '';
      for (const item of batch) {
        const written = jsonItemText(field.of, conformItem(field, item, rules), specVersion);
        if (written === undefined) continue;
        text += separator + written;
        separator = ',\n';
        isEmpty = false;
        if (text.length < textAtOnce) continue;
        yield text;
        text = '';
      }
      if (text !== '') yield text;
    }
    yield isEmpty ? `,${JSON.stringify(field.json)}:[]` : '\n]';
  }
  yield '}\n';
}

/**
 * Writes a document as CycloneDX XML 1.0 to 1.7, piece by piece, by the rules of `streamJsonBom`.
 *
 * @example
 * const chunks = await Array.fromAsync(streamXmlBom({}, {}, { specVersion: '1.5' }));
 * chunks.join('').split('\n')[1]; // '<bom xmlns="http://cyclonedx.org/schema/bom/1.5" version="1"/>'
 */
export async function* streamXmlBom(
  head: BomHead,
  streams: BomStreams,
  { specVersion, licenseIds }: StreamOptions<SpecVersion>,
): AsyncGenerator<string, void, undefined> {
  const rules: ConformRules = { form: 'xml', licenseIds };
  const out = createXmlWriter(true);
  const fitted = fitObject(bomShape, { ...conformHead(head, rules) }, specVersion) ?? [];
  const namespace = `http://cyclonedx.org/schema/bom/${specVersion}`;
  out.open('bom', [['xmlns', namespace], ...attributesOf(fitted)]);
  writeContent(out, fitted, specVersion);
  if (streams.components === undefined && needsComponents(specVersion)) out.leaf('components', [], '');
  for (const [field, batches] of listsOf(streams, specVersion)) {
    if (field.xml.at !== 'wrapped') continue;
    out.open(field.xml.name, []);
    for await (const batch of batches) {
      for (let at = 0; at < batch.length; at += itemsAtOnce) {
        const items = batch
          .slice(at, at + itemsAtOnce)
          .map((item) => conformItem(field, item, rules))
          .filter((item) => item !== undefined);
        writeItems(out, field.xml.items, items, specVersion);
        yield out.take();
      }
    }
    out.close(field.xml.name);
  }
  out.close('bom');
  yield `${out.take()}\n`;
}

/** The lists that `version` has, in the order of the XML schema. */
function listsOf(
  streams: BomStreams,
  version: SpecVersion,
): [field: Field, batches: AsyncIterable<readonly unknown[]>][] {
  const lists: [Field, AsyncIterable<readonly unknown[]>][] = [];
  for (const field of bomShape.fields) {
    const batches = streams[field.key as LongList];
    if (batches !== undefined && isKnown(field, version)) lists.push([field, batches]);
  }
  return lists;
}

function conformHead(head: BomHead, rules: ConformRules): Bom {
  return { ...emptyBom(), ...conform(bomShape, { ...head }, rules) };
}

function conformItem(field: Field, item: unknown, rules: ConformRules): JsonObject | undefined {
  return typeof field.of === 'function' && isObject(item) ? conform(field.of(), item, rules) : undefined;
}
