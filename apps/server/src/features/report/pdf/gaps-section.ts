import type { BlindSpot, Coverage } from '@waybill/api-contract';
import type { ReportLocale } from '../words/report-language.ts';
import { blindSpotFacts } from '../words/report-words.ts';
import { type CellText, ink, type PdfDocument } from './pdf-document.ts';

/** Kinds of gaps at most: packages of unknown types make one each. */
const mostGaps = 100;

/** Uncovered components by cause, followed by notes about the rest. */
export function* gapsSection(pdf: PdfDocument, coverage: Coverage, locale: ReportLocale): Generator<void> {
  const { words, number } = locale;
  pdf.heading(1, `${words.gaps} (${number(coverage.blind)})`);
  pdf.paragraph(coverage.blind === 0 ? words.noGaps : words.gapsNote);
  const causes = [...coverage.blindSpots, ...coverage.notes];
  if (causes.length === 0) return;
  const list = pdf.table([
    { title: words.gap, share: 0.5 },
    { title: words.components, share: 0.15 },
    { title: words.examples, share: 0.35 },
  ]);
  for (const spot of causes.slice(0, mostGaps)) {
    list.row([causeCell(spot, locale), [{ text: number(spot.components), size: 9 }], examplesCell(spot)]);
    yield;
  }
  list.end();
  const rest = causes.length - mostGaps;
  if (rest > 0) pdf.paragraph(words.notListed(number(rest)), { size: 9, color: ink.muted });
}

function causeCell(spot: BlindSpot, { words }: ReportLocale): CellText[] {
  const { title, advice } = words.blindSpot(blindSpotFacts(spot)) ?? { title: spot.code };
  const cell: CellText[] = [{ text: title, size: 9 }];
  if (advice !== undefined) cell.push({ text: advice, size: 8, color: ink.muted });
  return cell;
}

function examplesCell({ examples }: BlindSpot): CellText[] {
  return examples.map(({ name, version }) => ({
    text: version === undefined ? name : `${name} ${version}`,
    size: 8.5,
    maxLines: 2,
  }));
}
