import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readPo } from '../po.ts';

const source = join(import.meta.dirname, '../../src');

/** A message of the console in one language, with the catalog that has it. */
export interface CatalogMessage {
  file: string;
  id: string;
  translation: string;
}

/** All messages of a language; none if it has no catalogs. A message of several areas is there several times. */
export function readMessages(locale: string): CatalogMessage[] {
  return globSync(`{locales,features/*/locales}/${locale}.po`, { cwd: source })
    .sort()
    .flatMap((file) => readPo(join(source, file)).map((entry) => ({ ...entry, file })));
}
