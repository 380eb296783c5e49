import type { DifferenceCause } from '@waybill/api-contract';
import type { ReportLanguage } from '../../../report/words/report-language.ts';
import { comparisonDe } from './comparison-de.ts';
import { comparisonEn } from './comparison-en.ts';
import { comparisonJa } from './comparison-ja.ts';

/** The texts of the comparison in one language. The terms are those of the console (docs/glossary.md). */
export interface ComparisonWords {
  readonly title: string;
  readonly page: (number: string) => string;
  readonly missingGlyphs: string;
  readonly imported: string;
  readonly compared: string;
  readonly never: string;
  readonly bothSides: string;
  readonly onlyThere: string;
  readonly onlyHere: string;
  readonly withoutCause: string;
  readonly toLookAt: string;
  readonly agreedDays: string;
  readonly causes: string;
  readonly side: string;
  readonly cause: string;
  readonly findings: string;
  readonly projects: string;
  readonly understood: string;
  readonly noDifferences: string;
  readonly days: string;
  readonly day: string;
  readonly uploads: string;
  readonly blinded: string;
  readonly blindedNote: string;
  readonly nobodyBlinded: string;
  readonly tables: string;
  readonly table: string;
  readonly read: string;
  readonly written: string;
  readonly present: string;
  readonly merged: string;
  readonly refused: string;
  readonly leftOut: string;
  readonly reasons: string;
  readonly reason: string;
  readonly rows: string;
  readonly differences: string;
  readonly project: string;
  readonly component: string;
  readonly vulnerability: string;
  readonly notListed: (count: string) => string;
  readonly causeWords: Readonly<Record<DifferenceCause, string>>;
}

export const comparisonWords: Readonly<Record<ReportLanguage, ComparisonWords>> = {
  en: comparisonEn,
  de: comparisonDe,
  ja: comparisonJa,
};
