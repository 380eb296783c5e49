import path from 'node:path';
import type { Choice } from '../../features/backup/restore.service.ts';

export interface RestoreRequest {
  choice: Choice;
  passphrase: string | undefined;
  /** The secret key stays as it is here. */
  withoutKey: boolean;
  replace: boolean;
  isExact: boolean;
  environment: NodeJS.ProcessEnv;
}

export function dataDirOf(environment: NodeJS.ProcessEnv): string {
  return path.resolve(environment.WAYBILL_DATA_DIR || '.waybill');
}
