import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { sfntOfWoff } from './sfnt.ts';

export type Weight = 400 | 700;

/** A font that can be embedded, which has the characters of a few scripts. */
export interface Face {
  name: string;
  data: Buffer;
  has: (codePoint: number) => boolean;
  /** The width of a character, as a fraction of the font size. */
  widthOf: (codePoint: number) => number;
}

/** Asked in this order; the last one has several thousand characters and is read only when one is needed. */
const families = [
  'noto-sans/files/noto-sans-latin',
  'noto-sans/files/noto-sans-latin-ext',
  'noto-sans/files/noto-sans-greek',
  'noto-sans/files/noto-sans-cyrillic',
  'noto-sans/files/noto-sans-cyrillic-ext',
  'noto-sans/files/noto-sans-vietnamese',
  // The part that has the arrows.
  'biz-udpgothic/files/biz-udpgothic-107',
  'biz-udpgothic/files/biz-udpgothic-japanese',
] as const;

const opened = new Map<string, Face>();
const faceOf = new Map<number, Face>();

/** The font for a character; undefined if none has it. Results are cached for the next report. */
export function findFace(codePoint: number, weight: Weight): Face | undefined {
  const key = codePoint * 1000 + weight;
  const known = faceOf.get(key);
  if (known) return known;
  for (const family of families) {
    const face = openFace(`${family}-${weight}-normal`);
    if (!face.has(codePoint)) continue;
    faceOf.set(key, face);
    return face;
  }
  return undefined;
}

function openFace(name: string): Face {
  const known = opened.get(name);
  if (known) return known;
  const data = sfntOfWoff(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${name}.woff`))));
  const font = create(data) as Font;
  const widths = new Map<number, number>();
  const face: Face = {
    name,
    data,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    widthOf: (codePoint) => {
      const width = widths.get(codePoint) ?? font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
      widths.set(codePoint, width);
      return width;
    },
  };
  opened.set(name, face);
  return face;
}
