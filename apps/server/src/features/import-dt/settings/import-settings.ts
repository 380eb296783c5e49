import type { Transaction } from '../../../db/database.ts';
import type { Context } from '../../../feature.ts';
import type { Principal } from '../../../http/principal.ts';
import { importSettings } from '../../config-property/setting-import.service.ts';
import { importRepositories } from '../../repository/repository-import.service.ts';
import { importOnce } from '../import-once.ts';
import type { Ledger } from '../report/ledger.ts';
import type { SettingsPlan } from './plan-settings.ts';

/** Writes settings and repositories; secrets are encrypted anew on the way. */
export async function importSettingsAndRepositories(
  trx: Transaction,
  context: Context,
  plan: SettingsPlan,
  ledger: Ledger,
  { caller, at }: { readonly caller: Principal; readonly at: Date },
): Promise<void> {
  await importOnce(trx, ledger, 'CONFIGPROPERTY', plan.settings, at, (settings) =>
    importSettings(trx, context, caller, settings),
  );
  await importOnce(trx, ledger, 'REPOSITORY', plan.repositories, at, (repositories) =>
    importRepositories(trx, context, repositories),
  );
}
