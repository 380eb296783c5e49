import type { Context } from '../../../feature.ts';
import type { Principal } from '../../../http/principal.ts';
import {
  changeMovedSettings,
  importSettings,
  readMovedSettings,
  resetMovedSettings,
} from '../../config-property/setting-import.service.ts';
import { followRepositories, importRepositories } from '../../repository/repository-import.service.ts';
import { importOnce, type Moving } from '../import-once.ts';
import type { SettingsPlan } from './plan-settings.ts';

/** Writes settings and repositories; secrets are encrypted anew on the way. */
export async function importSettingsAndRepositories(
  moving: Moving,
  context: Context,
  plan: SettingsPlan,
  caller: Principal,
): Promise<void> {
  const { trx } = moving;
  await importOnce(moving, 'CONFIGPROPERTY', plan.settings, {
    write: (settings) => importSettings(trx, context, caller, settings),
    read: (keys) => readMovedSettings(trx, context, keys),
    change: (changes) => changeMovedSettings(trx, context, caller, changes),
    takeBack: (came) => resetMovedSettings(trx, context, caller, [...came.keys()]),
    followsSame: true,
  });
  await importOnce(moving, 'REPOSITORY', plan.repositories, {
    write: (repositories) => importRepositories(trx, context, repositories),
    ...followRepositories(trx, context),
  });
}
