/// <reference path="./linebreak.d.ts" />
import LineBreaker from 'linebreak';
import { type Face, findFace, type Weight } from './faces.ts';

/** The replacement for a character that no font has. */
const replacement = 0xfffd;

export interface TextStyle {
  size: number;
  weight?: Weight;
  color?: string;
  /** Lines beyond are cut off, with an ellipsis. */
  maxLines?: number;
}

/** Letters of one font. */
interface Run {
  face: Face;
  text: string;
  width: number;
}

export interface Line {
  runs: readonly Run[];
  width: number;
}

export interface SetText {
  lines: readonly Line[];
  /** A character was replaced because no font has it. */
  isIncomplete: boolean;
}

/** Breaks a text into lines of a width in points; a word that is wider than a line is broken anywhere. */
export function setText(
  text: string,
  { size, weight = 400, maxLines = 12 }: TextStyle,
  width: number,
): SetText {
  const letters = new Letters(size, weight);
  const lines: string[] = [];
  for (const paragraph of plainText(text).split('\n')) {
    if (lines.length > maxLines) break;
    lines.push(...breakParagraph(paragraph, letters, width, maxLines + 1));
  }
  const shown = lines.slice(0, maxLines);
  if (lines.length > maxLines) shown.push(`${shown.pop() ?? ''}…`);
  return { lines: shown.map((line) => letters.line(line)), isIncomplete: letters.isIncomplete };
}

/** Without characters that would act on a line instead of being drawn, and not longer than a page could show. */
function plainText(text: string): string {
  const lines = text.slice(0, 4000).split(/\r\n?|\n/);
  return lines.map((line) => line.replace(/[\p{Cc}\u00ad]/gu, ' ')).join('\n');
}

function breakParagraph(text: string, letters: Letters, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  const breaker = new LineBreaker(text);
  let from = 0;
  for (let at = breaker.nextBreak(); at !== null && lines.length < most; at = breaker.nextBreak()) {
    const word = text.slice(from, at.position);
    from = at.position;
    if (letters.width((line + word).trimEnd()) <= width) {
      line += word;
      continue;
    }
    if (line !== '') lines.push(line.trimEnd());
    line = '';
    for (const letter of word) {
      if (line !== '' && letters.width(line + letter.trimEnd()) > width) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  lines.push(line.trimEnd());
  return lines;
}

/** Characters of one size and weight. */
class Letters {
  isIncomplete = false;
  readonly #size: number;
  readonly #weight: Weight;

  constructor(size: number, weight: Weight) {
    this.#size = size;
    this.#weight = weight;
  }

  width(text: string): number {
    let width = 0;
    for (const letter of text) {
      const { face, codePoint } = this.#find(letter);
      width += face.widthOf(codePoint);
    }
    return width * this.#size;
  }

  line(text: string): Line {
    const runs: Run[] = [];
    for (const letter of text) {
      const { face, codePoint } = this.#find(letter);
      const width = face.widthOf(codePoint) * this.#size;
      const last = runs.at(-1);
      if (last?.face === face) {
        last.text += String.fromCodePoint(codePoint);
        last.width += width;
      } else runs.push({ face, text: String.fromCodePoint(codePoint), width });
    }
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  #find(letter: string): { face: Face; codePoint: number } {
    const codePoint = letter.codePointAt(0) ?? replacement;
    const face = findFace(codePoint, this.#weight);
    if (face) return { face, codePoint };
    this.isIncomplete = true;
    const other = findFace(replacement, this.#weight);
    if (!other) throw new Error('The fonts lack the sign for what they lack');
    return { face: other, codePoint: replacement };
  }
}
