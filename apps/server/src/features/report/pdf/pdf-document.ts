// Public to other features.
import PDFDocument from 'pdfkit';
import type { Face } from './faces.ts';
import { type Line, type SetText, setText, type TextStyle } from './typeset.ts';

/** A4, in points. */
const page = { width: 595.28, height: 841.89, margin: 48, foot: 30 };
const contentWidth = page.width - 2 * page.margin;
const bottom = page.height - page.margin - page.foot;

export const ink = { text: '#1a2027', muted: '#5a6572', line: '#c9d1da', head: '#eef1f5' } as const;

const leading = 1.38;
const cellPadding = { x: 5, y: 4 };

/** A piece of a cell: texts below each other, each in its own style. */
export interface CellText extends TextStyle {
  text: string;
}

export interface TableColumn {
  title: string;
  /** Share of the width; without titles there is no head. */
  share: number;
}

export interface PdfOptions {
  language: string;
  title: string;
  author: string;
  created: Date;
  /** The footer text of every page, before its number. */
  foot: string;
  pageLabel: (page: string) => string;
}

interface SetCell {
  parts: { style: CellText; lines: readonly Line[] }[];
  height: number;
}

type Draw = () => void;

/**
 * A document that is written from top to bottom: a page goes out when the next one begins. It is tagged for screen readers
 * (headings, paragraphs, tables with their heads) and says its language.
 */
export class PdfDocument {
  readonly stream: PDFKit.PDFDocument;
  /** A character was drawn as the sign for a missing one. */
  isIncomplete = false;
  readonly #options: PdfOptions;
  readonly #registered = new Set<Face>();
  #y = page.margin;
  #pages = 0;

  constructor(options: PdfOptions) {
    this.#options = options;
    this.stream = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
      lang: options.language,
      info: {
        Title: options.title,
        Author: options.author,
        Creator: 'Waybill',
        CreationDate: options.created,
      },
    });
    this.#newPage();
  }

  /** Room for so many points; without it the next page begins. */
  room(height: number): void {
    if (this.#y + height > bottom) this.#newPage();
  }

  space(height: number): void {
    this.#y += height;
  }

  heading(level: 1 | 2, text: string): void {
    const style = { size: level === 1 ? 16 : 11.5, weight: 700, maxLines: 4 } as const;
    // A heading stays with what follows it.
    this.room(level === 1 ? 170 : 110);
    this.#y += level === 1 ? 16 : 10;
    if (level === 1) this.stream.outline.addItem(text);
    this.#block(level === 1 ? 'H1' : 'H2', text, style);
    this.#y += level === 1 ? 6 : 3;
  }

  paragraph(text: string, style: TextStyle = { size: 9.5 }): void {
    this.#block('P', text, style);
    this.#y += 4;
  }

  /** A table whose head is repeated on every page. Answers how a row is added; `end` closes it. */
  table(columns: readonly TableColumn[]): {
    row: (cells: readonly (readonly CellText[])[]) => void;
    end: Draw;
  } {
    const table = this.stream.struct('Table');
    this.stream.addStructure(table);
    const widths = columns.map((column) => column.share * contentWidth);
    const head = columns.map(({ title }) => [
      { text: title, size: 8, weight: 700, color: ink.muted } as const,
    ]);
    const hasHead = columns.some(({ title }) => title !== '');
    let isOpen = false;
    const addRow = (cells: readonly (readonly CellText[])[], tag: 'TH' | 'TD') => {
      const set = cells.map((cell, place) => this.#setCell(cell, (widths[place] ?? 0) - 2 * cellPadding.x));
      const height = Math.max(...set.map((cell) => cell.height)) + 2 * cellPadding.y;
      if (tag === 'TD' && (!isOpen || this.#y + height > bottom)) {
        if (this.#y + height + 40 > bottom) this.#newPage();
        isOpen = true;
        if (hasHead) addRow(head, 'TH');
      }
      const row = this.stream.struct('TR');
      table.add(row);
      this.#artifact(() => this.#frame(height, tag === 'TH'));
      let x = page.margin;
      for (const [place, cell] of set.entries()) {
        const left = x + cellPadding.x;
        row.add(this.stream.struct(tag, {}, () => this.#drawCell(cell, left, this.#y + cellPadding.y)));
        x += widths[place] ?? 0;
      }
      row.end();
      this.#y += height;
    };
    return {
      row: (cells) => addRow(cells, 'TD'),
      end: () => {
        table.end();
        this.#y += 8;
      },
    };
  }

  end(): void {
    this.stream.end();
  }

  #newPage(): void {
    this.stream.addPage({ size: 'A4', margin: 0 });
    this.#pages += 1;
    const { foot, pageLabel } = this.#options;
    const style = { size: 7.5, color: ink.muted, maxLines: 1 };
    const number = this.#set(pageLabel(String(this.#pages)), style, 90);
    const text = this.#set(foot, style, contentWidth - 110);
    const y = page.height - page.margin;
    this.#artifact(() => {
      this.#drawLines(text.lines, page.margin, y, style);
      const [line] = number.lines;
      this.#drawLines(number.lines, page.width - page.margin - (line?.width ?? 0), y, style);
    });
    this.#y = page.margin;
  }

  #block(tag: 'H1' | 'H2' | 'P', text: string, style: TextStyle): void {
    const { lines } = this.#set(text, { maxLines: 40, ...style }, contentWidth);
    const height = lines.length * style.size * leading;
    this.room(height);
    this.stream.addStructure(
      this.stream.struct(tag, {}, () => this.#drawLines(lines, page.margin, this.#y, style)),
    );
    this.#y += height;
  }

  /** Decoration is not part of the text. */
  #artifact(draw: Draw): void {
    this.stream.markContent('Artifact');
    draw();
    this.stream.endMarkedContent();
  }

  #frame(height: number, isHead: boolean): void {
    const { stream } = this;
    if (isHead) stream.rect(page.margin, this.#y, contentWidth, height).fill(ink.head);
    stream
      .moveTo(page.margin, this.#y + height)
      .lineTo(page.margin + contentWidth, this.#y + height)
      .lineWidth(0.5)
      .stroke(ink.line);
  }

  #set(text: string, style: TextStyle, width: number): SetText {
    const set = setText(text, style, width);
    if (set.isIncomplete) this.isIncomplete = true;
    return set;
  }

  #setCell(cell: readonly CellText[], width: number): SetCell {
    const parts = cell.map((style) => ({ style, lines: this.#set(style.text, style, width).lines }));
    const height = parts.reduce((sum, { style, lines }) => sum + lines.length * style.size * leading, 0);
    return { parts, height };
  }

  #drawCell({ parts }: SetCell, x: number, top: number): void {
    let y = top;
    for (const { style, lines } of parts) {
      this.#drawLines(lines, x, y, style);
      y += lines.length * style.size * leading;
    }
  }

  #drawLines(lines: readonly Line[], left: number, top: number, style: TextStyle): void {
    const { stream } = this;
    for (const [place, line] of lines.entries()) {
      let x = left;
      const baseline = top + place * style.size * leading + style.size * 1.02;
      for (const { face, text, width } of line.runs) {
        if (!this.#registered.has(face)) {
          stream.registerFont(face.name, face.data);
          this.#registered.add(face);
        }
        stream
          .font(face.name)
          .fontSize(style.size)
          .fillColor(style.color ?? ink.text);
        stream.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
        x += width;
      }
    }
  }
}
