import type { ErrorDetail, XmlDocument, XmlElement } from 'libxml2-wasm';
import type { Violation } from '../refusal.ts';
import { RefusalError } from '../refusal.ts';
import { countXmlEdges } from './count-xml-edges.ts';
import type { LoadedXml } from './load-document.ts';
import { LARGE_BYTES } from './long-lists.ts';
import { splitXml } from './split-xml.ts';
import { EnoughErrors, withBoundedErrors } from './xml-errors.ts';
import type { Xml, XmlSchema } from './xml-schema.ts';
import { loadXml, xmlSchema } from './xml-schema.ts';

/**
 * Checks an XML document against the schema of its version and of the extensions it uses; an empty list means that
 * it holds. Paths name elements (`/bom/components/component[2]/scope`), messages are libxml2's.
 *
 * @throws RefusalError when the text is not well-formed, nested deeper than 256 elements, or has too many edges
 */
export async function validateXml(
  { bytes, specVersion }: LoadedXml,
  largeBytes = LARGE_BYTES,
): Promise<Violation[]> {
  countXmlEdges(bytes);
  const xml = await loadXml();
  const schema = xmlSchema(xml, specVersion, bytes);
  // The memory of libxml2 never shrinks, and a tree takes eight times the size of its document.
  if (bytes.length >= largeBytes && holdsInPieces(xml, schema, bytes)) return [];
  using document = parse(xml, bytes);
  try {
    withBoundedErrors(xml.store, () => schema.validate(document));
    return [];
  } catch (error) {
    if (!(error instanceof xml.XmlValidateError || error instanceof EnoughErrors)) throw error;
    return Array.from(error.details, (detail) => toViolation(xml, document, detail));
  }
}

/**
 * True if a document is certainly valid, checked piece by piece. Otherwise, checking the whole finds the
 * reason.
 */
function holdsInPieces(xml: Xml, schema: XmlSchema, bytes: Uint8Array): boolean {
  const pieces = splitXml(bytes);
  if (pieces === undefined) return false;
  try {
    for (const piece of pieces) {
      using document = parse(xml, piece);
      withBoundedErrors(xml.store, () => schema.validate(document));
    }
    return true;
  } catch (error) {
    if (error instanceof xml.XmlValidateError || error instanceof EnoughErrors) return false;
    if (error instanceof RefusalError) return false;
    throw error;
  }
}

function parse(xml: Xml, bytes: Uint8Array): XmlDocument {
  const { XML_PARSE_NO_XXE, XML_PARSE_IGNORE_ENC, XML_PARSE_BIG_LINES } = xml.ParseOption;
  try {
    return xml.XmlDocument.fromBuffer(bytes, {
      option: XML_PARSE_NO_XXE | XML_PARSE_IGNORE_ENC | XML_PARSE_BIG_LINES,
    });
  } catch (error) {
    if (!(error instanceof xml.XmlParseError)) throw error;
    const first = error.details[0];
    const line = first === undefined ? '' : `line ${first.line}: ${first.message.trim()}`;
    throw new RefusalError(`The document is not well-formed XML: ${line}`);
  }
}

function toViolation(xml: Xml, document: XmlDocument, { message, line, xpath }: ErrorDetail): Violation {
  const sentence = message
    .replaceAll(/\{https?:[^}]*\}/g, '')
    .replace(LONG_SET, 'is not one of the permitted values.')
    .trim();
  return { path: readablePath(xml, document, xpath), message: `${sentence} (line ${line})` };
}

/** A list of permitted values that is too long to be of use. */
const LONG_SET = /is not an element of the set \{[^}]{1000,}\}\./;

/** libxml2 writes elements of a default namespace as `*`; this puts their names back. */
function readablePath(xml: Xml, document: XmlDocument, xpath: string | undefined): string {
  // By name, since the prefixes of a step may be declared anywhere in the document.
  const byName = xpath?.replaceAll(/\/([\w.-]+:[\w.-]+)/g, "/*[name()='$1']");
  const node = byName === undefined ? null : document.get(byName);
  if (xpath === undefined || !(node instanceof xml.XmlElement)) return xpath ?? '/';
  const steps = xpath.split('/').slice(1);
  const names: string[] = [];
  for (let at: XmlElement | null = node; at !== null; at = at.parent) names.unshift(at.name);
  return names.map((name, step) => `/${name}${positionIn(steps[step], names[step - 1])}`).join('');
}

/** The position of an element, kept only where its parent is a list and so holds elements of one name. */
function positionIn(step: string | undefined, parent: string | undefined): string {
  const position = /\[\d+\]$/.exec(step ?? '')?.[0] ?? '';
  return parent?.endsWith('s') === true ? position : '';
}
