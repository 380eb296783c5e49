// A process of its own that needs the database, for tests that kill it: node holder.ts <start|attach> <data directory>
import { attachOrStart, startPostgres } from '../postgres.ts';

const [mode, dataDir = ''] = process.argv.slice(2);
const open = mode === 'attach' ? attachOrStart : startPostgres;
try {
  const postgres = await open({ dataDir, waitMs: 10_000, settings: { fsync: 'off' } });
  console.log(JSON.stringify({ url: postgres.url, adopted: postgres.adopted }));
  process.once('SIGTERM', async () => {
    await postgres.stop();
    process.exit(0);
  });
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }));
  process.exitCode = 1;
}
