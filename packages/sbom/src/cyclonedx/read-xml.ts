import type { SaxesTagNS } from 'saxes';
import { SaxesParser } from 'saxes';
import type { Bom, Dependency } from '../model.ts';
import { RefusalError } from '../refusal.ts';
import { decodePieces } from '../text/decode-text.ts';
import type { JsonObject } from '../text/parse-json.ts';
import { isObject } from '../text/parse-json.ts';
import { EdgeCount } from './edge-count.ts';
import type { TakePart } from './long-lists.ts';
import { LONG_LISTS, PART_SIZE } from './long-lists.ts';
import { withFallbacks } from './read-json.ts';
import { readScalar } from './read-scalar.ts';
import { rootOf } from './root.ts';
import type { Field, FieldType, Scalar, Shape, XmlItem } from './shape.ts';
import { trimLists } from './shape.ts';
import { bom, dependency } from './shapes/bom.ts';
import type { SpecVersion } from './spec-version.ts';
import { namespaceVersion } from './xml-prolog.ts';

/** Deepest nesting of elements that is read; libxml2 has the same limit. */
const MAX_XML_DEPTH = 256;

const DEPENDENCY_GRAPH = 'http://cyclonedx.org/schema/ext/dependency-graph/1.0';

interface ObjectFrame {
  readonly as: 'object';
  readonly shape: Shape;
  readonly target: JsonObject;
  text: string;
  /** Receives the object when it is complete. */
  readonly take?: (value: unknown) => void;
}

/** The target of an open element. */
type Frame =
  | ObjectFrame
  | { readonly as: 'list'; readonly items: readonly XmlItem[]; readonly list: unknown[] }
  | { readonly as: 'scalar'; readonly of: Scalar; readonly take: (value: unknown) => void; text: string }
  | { readonly as: 'dependency'; readonly edges: Edges }
  | { readonly as: 'nothing' };

/** `isNested`: stands inside another dependency, so it counts on its own only if it has edges of its own. */
interface Edges {
  readonly list: unknown[];
  readonly entry: { ref: string; dependsOn?: string[]; provides?: string[] };
  readonly isNested: boolean;
}

const SKIP: Frame = { as: 'nothing' };

/**
 * Reads a CycloneDX XML document (UTF-8 without byte-order mark) in one pass. Unknown elements are passed over with all they hold. Text loses the
 * white space around it. The dependency graph extension of 1.0 and 1.1 is read as dependencies.
 * Full parts of the long lists go to `take`, if it is given, and are no part of the result.
 *
 * @throws RefusalError when the text is not well-formed, has a DOCTYPE, an undeclared entity, too many edges, or is nested too deep
 */
export function readXmlBom(bytes: Uint8Array, take?: TakePart): Bom {
  const root: JsonObject = {};
  const stack: Frame[] = [];
  let specVersion: SpecVersion | undefined;
  let usesExtension = false;
  const edges = new EdgeCount();

  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw new RefusalError(`The document is not well-formed XML: ${error.message}`);
  });
  parser.on('doctype', () => {
    throw new RefusalError('The document has a DOCTYPE, which is not accepted');
  });
  parser.on('opentag', (tag) => {
    if (stack.length >= MAX_XML_DEPTH) {
      throw new RefusalError(`The document is nested deeper than ${MAX_XML_DEPTH} elements`);
    }
    const parent = stack.at(-1);
    if (tag.uri === DEPENDENCY_GRAPH) usesExtension = true;
    if (parent !== undefined) {
      stack.push(openChild(parent, tag, root, specVersion));
      return;
    }
    specVersion = namespaceVersion(tag);
    stack.push(openObject(bom, root, tag));
  });
  parser.on('text', (part) => addText(stack.at(-1), part));
  parser.on('cdata', (part) => addText(stack.at(-1), part));
  parser.on('closetag', () => {
    const frame = stack.pop();
    if (frame !== undefined) closeFrame(frame);
    if (frame?.as === 'dependency') edges.addDependency(frame.edges.entry);
    if (take !== undefined && stack.length === 2) takePart(root, stack.at(-1), take);
  });
  for (const piece of decodePieces(bytes)) parser.write(piece);
  parser.close();

  if (specVersion === undefined) throw new RefusalError('The document is not a CycloneDX BOM');
  const read = rootOf(specVersion, root);
  return usesExtension ? { ...read, dependencies: mergeDependencies(read.dependencies) } : read;
}

/** Lists that are complete as they come; dependencies may be merged in the end. */
const TAKEN_LISTS = LONG_LISTS.filter((list) => list !== 'dependencies');

function takePart(root: JsonObject, frame: Frame | undefined, take: TakePart): void {
  if (frame?.as !== 'list' || frame.list.length < PART_SIZE) return;
  const list = TAKEN_LISTS.find((name) => root[name] === frame.list);
  if (list !== undefined) take(list, frame.list.splice(0));
}

/** The extension repeats a dependency with its edges wherever something depends on it. */
function mergeDependencies(dependencies: readonly Dependency[]): Dependency[] {
  const edges = new Map<string, Set<string>>();
  for (const { ref, dependsOn = [] } of dependencies) {
    const targets = edges.get(ref) ?? new Set();
    edges.set(ref, targets);
    for (const target of dependsOn) targets.add(target);
  }
  return [...edges].map(([ref, targets]) =>
    targets.size === 0 ? { ref } : { ref, dependsOn: [...targets] },
  );
}

function openChild(
  parent: Frame,
  tag: SaxesTagNS,
  root: JsonObject,
  version: SpecVersion | undefined,
): Frame {
  if (tag.uri === DEPENDENCY_GRAPH) return openExtension(parent, tag, root);
  if (namespaceVersion(tag) !== version) return SKIP;
  switch (parent.as) {
    case 'object':
      return openMember(parent.shape, parent.target, tag);
    case 'list':
      return openItem(parent.items, parent.list, tag);
    case 'dependency':
      return openEdge(parent.edges, tag);
    default:
      return SKIP;
  }
}

function openMember(shape: Shape, target: JsonObject, tag: SaxesTagNS): Frame {
  const binding = shape.byElement.get(tag.local);
  if (binding === undefined) return SKIP;
  if ('inline' in binding) return openObject(binding.inline, target, tag);
  const { field } = binding;
  if (field.xml.at === 'wrapped') return { as: 'list', items: field.xml.items, list: listOf(target, field) };
  if (field.xml.at === 'flat') return openItem([field.xml.item], listOf(target, field), tag);
  return openValue(field.of, tag, (value) => {
    // An object with nothing in it says nothing.
    if (!isObject(value) || Object.keys(value).length > 0) target[field.key] = value;
  });
}

function openItem(items: readonly XmlItem[], list: unknown[], tag: SaxesTagNS): Frame {
  const item = items.find((each) => each.name === tag.local);
  if (item === undefined) return SKIP;
  if (item.isRef) {
    const ref = attributeOf(tag, 'ref');
    if (ref !== undefined) list.push(ref);
    return SKIP;
  }
  if (typeof item.of === 'function' && item.of() === dependency) return openDependency(list, tag, false);
  return openValue(item.of, tag, (value) => {
    list.push(value);
  });
}

function openValue(of: FieldType, tag: SaxesTagNS, take: (value: unknown) => void): Frame {
  if (typeof of !== 'function') return { as: 'scalar', of, take, text: '' };
  return { ...openObject(of(), {}, tag), take };
}

function openObject(shape: Shape, target: JsonObject, tag: SaxesTagNS): ObjectFrame {
  for (const [name, field] of shape.byAttribute) {
    const value = attributeOf(tag, name);
    const read = value === undefined ? undefined : scalarOf(field.of, value);
    if (read !== undefined) target[field.key] = read;
  }
  return { as: 'object', shape, target, text: '' };
}

function openDependency(list: unknown[], tag: SaxesTagNS, isNested: boolean): Frame {
  const entry = { ref: attributeOf(tag, 'ref') ?? '' };
  if (!isNested) list.push(entry);
  return { as: 'dependency', edges: { list, entry, isNested } };
}

function openEdge(edges: Edges, tag: SaxesTagNS): Frame {
  const { entry, list } = edges;
  const ref = attributeOf(tag, 'ref');
  if (ref === undefined || (tag.local !== 'dependency' && tag.local !== 'provides')) return SKIP;
  if (edges.isNested && entry.dependsOn === undefined && entry.provides === undefined) list.push(entry);
  if (tag.local === 'provides') {
    entry.provides ??= [];
    entry.provides.push(ref);
    return SKIP;
  }
  entry.dependsOn ??= [];
  entry.dependsOn.push(ref);
  return openDependency(list, tag, true);
}

/** `dependencies` of the extension is below the document, or below the component that has the edges. */
function openExtension(parent: Frame, tag: SaxesTagNS, root: JsonObject): Frame {
  if (parent.as === 'dependency') return openEdge(parent.edges, tag);
  if (parent.as === 'list') return openItem(parent.items, parent.list, tag);
  if (parent.as !== 'object' || tag.local !== 'dependencies') return SKIP;
  const list = listIn(root, 'dependencies');
  if (parent.target === root) return { as: 'list', items: [EXTENSION_ITEM], list };
  const ref = parent.target.bomRef;
  if (typeof ref !== 'string') return SKIP;
  const entry = { ref };
  return { as: 'dependency', edges: { list, entry, isNested: true } };
}

const EXTENSION_ITEM: XmlItem = { name: 'dependency', of: () => dependency, isRef: false, holds: () => true };

function addText(frame: Frame | undefined, part: string): void {
  if (frame?.as === 'scalar' || (frame?.as === 'object' && frame.shape.body !== undefined))
    frame.text += part;
}

function closeFrame(frame: Frame): void {
  if (frame.as === 'scalar') {
    const value = scalarOf(frame.of, frame.text);
    if (value !== undefined) frame.take(value);
    return;
  }
  if (frame.as === 'dependency') trimEdges(frame.edges);
  if (frame.as !== 'object') return;
  const { shape, target } = frame;
  if (shape.body !== undefined) {
    // A text that is all there is to an element, such as that of a license, is kept as it is.
    const value = shape.body.of === 'text' ? frame.text : scalarOf(shape.body.of, frame.text);
    if (value !== undefined && value !== '') target[shape.body.key] = value;
  }
  for (const field of shape.lists) {
    const value = target[field.key];
    if (Array.isArray(value) && value.length === 0) delete target[field.key];
  }
  trimLists(shape, target);
  withFallbacks(shape, target);
  frame.take?.(target);
}

/** See trimLists. */
function trimEdges({ entry }: Edges): void {
  if (entry.dependsOn !== undefined) entry.dependsOn = entry.dependsOn.slice();
  if (entry.provides !== undefined) entry.provides = entry.provides.slice();
}

function scalarOf(of: FieldType, text: string): unknown {
  if (typeof of === 'function') return undefined;
  const trimmed = trimXml(text);
  return readScalar(of, of === 'line' ? trimmed.replaceAll(/[\t\r\n]/g, ' ') : trimmed);
}

/** Drops XML white space at both ends; other spaces belong to the text. */
function trimXml(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && XML_SPACE.has(text.charCodeAt(start))) start++;
  while (end > start && XML_SPACE.has(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

const XML_SPACE = new Set([0x20, 0x09, 0x0a, 0x0d]);

function listOf(target: JsonObject, field: Field): unknown[] {
  return listIn(target, field.key);
}

function listIn(target: JsonObject, key: string): unknown[] {
  const present = target[key];
  if (Array.isArray(present)) return present;
  const list: unknown[] = [];
  target[key] = list;
  return list;
}

function attributeOf(tag: SaxesTagNS, name: string): string | undefined {
  // An attribute without prefix belongs to no namespace; its own property guards against `__proto__` and the like.
  const value = Object.hasOwn(tag.attributes, name) ? tag.attributes[name] : undefined;
  return value?.value;
}
