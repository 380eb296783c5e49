import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Size } from '../bench.ts';
import { setSources, withServerOn } from '../server-process.ts';
import { type GeneratedPortfolio, generatePortfolio } from './generate-portfolio.ts';

/** Raise it when a portfolio is made in another way: older ones are then made anew. */
const edition = 5;

const migrations = join(import.meta.dirname, '../../apps/server/src/db/migrations');
const defaultFolder = join(import.meta.dirname, '../../.bench');

/** The digest of each migration, by its file name. */
type Schema = Readonly<Record<string, string>>;

interface Facts {
  readonly portfolio: GeneratedPortfolio;
  readonly schema: Schema;
}

/**
 * A data directory with a generated portfolio, made the first time and kept for later runs; `WAYBILL_BENCH_DIR` says where.
 * It is made anew when a migration has changed that made it: a server refuses such a database.
 * @returns the directory, and what is in it
 */
export async function portfolioFolder(
  size: Size,
  report: (line: string) => void,
): Promise<{ dataDir: string; portfolio: GeneratedPortfolio }> {
  const folder = join(process.env.WAYBILL_BENCH_DIR ?? defaultFolder, `portfolio-${size}-${edition}`);
  const dataDir = join(folder, 'data');
  const facts = join(folder, 'portfolio.json');
  const schema = await readSchema();
  const known = await readFacts(facts);
  if (known && Object.entries(known.schema).every(([name, digest]) => schema[name] === digest))
    return { dataDir, portfolio: known.portfolio };
  await rm(folder, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  const portfolio = await withServerOn(dataDir, async ({ client, db }) => {
    await setSources(client, {});
    return generatePortfolio(db, size, report);
  });
  await writeFile(facts, JSON.stringify({ portfolio, schema } satisfies Facts));
  return { dataDir, portfolio };
}

async function readFacts(file: string): Promise<Facts | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

async function readSchema(): Promise<Schema> {
  const names = await readdir(migrations);
  const digests = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(migrations, name));
      return [name, createHash('sha256').update(text).digest('hex')] as const;
    }),
  );
  return Object.fromEntries(digests);
}
