import { existsSync, statfsSync } from 'node:fs';
import { Gauge, type Registry } from 'prom-client';
import type { Context } from '../../feature.ts';
import { product } from '../../http/about.ts';
import { latestBackup } from '../backup/backup.service.ts';
import { listSourceAges } from '../source/data-age.service.ts';
import { listSources } from '../source/source.service.ts';

/** What an installation needs looking after: its sources, its backups, its disk. */
export function measureInstallation(context: Context, registry: Registry): void {
  const { db, config, now } = context;
  const ageOf = (at: Date) => Math.max(0, (now().getTime() - at.getTime()) / 1000);
  new Gauge({
    name: 'waybill_info',
    help: 'Always 1, with the version of Waybill',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: product.version }, 1);
  new Gauge({
    name: 'waybill_source_age_seconds',
    help: 'Since when a source that is on was last read, here or where its data came from',
    labelNames: ['source'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { source, asOf } of await listSourceAges(db)) this.set({ source }, ageOf(asOf));
    },
  });
  measureSources(context, registry);
  new Gauge({
    name: 'waybill_backup_age_seconds',
    help: 'Since the mark of the latest backup that is complete; absent while there is none',
    registers: [registry],
    async collect() {
      const latest = await latestBackup(context);
      if (latest) this.set(ageOf(latest));
      else this.remove();
    },
  });
  if (config.databaseUrl !== undefined) return;
  new Gauge({
    name: 'waybill_disk_free_bytes',
    help: 'Free space on the disk of the data directory',
    registers: [registry],
    collect() {
      if (!existsSync(config.dataDir)) return;
      const { bavail, bsize } = statfsSync(config.dataDir);
      this.set(bavail * bsize);
    },
  });
}

function measureSources({ db, config }: Context, registry: Registry): void {
  const records = new Gauge({
    name: 'waybill_source_records',
    help: 'Records that are kept of a source that is on',
    labelNames: ['source'],
    registers: [registry],
  });
  new Gauge({
    name: 'waybill_source_failing',
    help: 'Whether the latest run of a source that is on, or a part of it, failed (1) or not (0)',
    labelNames: ['source'],
    registers: [registry],
    async collect() {
      this.reset();
      records.reset();
      for (const { source, enabled, state, parts, records: kept } of await listSources(
        db,
        config.outgoing.offline,
      )) {
        if (!enabled) continue;
        const fails = state === 'failed' || parts.some(({ error }) => error !== undefined);
        this.set({ source }, fails ? 1 : 0);
        records.set({ source }, kept);
      }
    },
  });
}
