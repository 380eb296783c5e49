import type { ReportLicenses } from '@waybill/api-contract';
import type { ReportLocale } from '../words/report-language.ts';
import { ink, type PdfDocument } from './pdf-document.ts';

/** Which licenses the components have. */
export function* licensesSection(
  pdf: PdfDocument,
  licenses: ReportLicenses,
  { words, number }: ReportLocale,
): Generator<void> {
  pdf.heading(1, `${words.licenses} (${number(licenses.total)})`);
  if (licenses.total === 0 && licenses.unlicensed === 0) {
    pdf.paragraph(words.noLicenses);
    return;
  }
  const list = pdf.table([
    { title: words.license, share: 0.75 },
    { title: words.components, share: 0.25 },
  ]);
  const unlicensed = { name: words.unlicensed, components: licenses.unlicensed };
  for (const { name, components } of [...(licenses.unlicensed > 0 ? [unlicensed] : []), ...licenses.rows]) {
    list.row([[{ text: name, size: 9, maxLines: 4 }], [{ text: number(components), size: 9 }]]);
    yield;
  }
  list.end();
  const rest = licenses.total - licenses.rows.length;
  if (rest > 0) pdf.paragraph(words.notListed(number(rest)), { size: 9, color: ink.muted });
}
