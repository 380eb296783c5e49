import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Size } from '../bench.ts';
import { setSources, withServerOn } from '../server-process.ts';
import { type GeneratedPortfolio, generatePortfolio } from './generate-portfolio.ts';

/** Raise it when a portfolio is made in another way: older ones are then made anew. */
const edition = 4;

const defaultFolder = join(import.meta.dirname, '../../.bench');

/**
 * A data directory with a generated portfolio, made the first time and kept for later runs; `WAYBILL_BENCH_DIR` says where.
 * @returns the directory, and what is in it
 */
export async function portfolioFolder(
  size: Size,
  report: (line: string) => void,
): Promise<{ dataDir: string; portfolio: GeneratedPortfolio }> {
  const folder = join(process.env.WAYBILL_BENCH_DIR ?? defaultFolder, `portfolio-${size}-${edition}`);
  const dataDir = join(folder, 'data');
  const facts = join(folder, 'portfolio.json');
  const known = await readFile(facts, 'utf8').catch(() => undefined);
  if (known !== undefined) return { dataDir, portfolio: JSON.parse(known) };
  await rm(folder, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const portfolio = await withServerOn(dataDir, async ({ client, db }) => {
    await setSources(client, {});
    return generatePortfolio(db, size, report);
  });
  await writeFile(facts, JSON.stringify(portfolio));
  return { dataDir, portfolio };
}
