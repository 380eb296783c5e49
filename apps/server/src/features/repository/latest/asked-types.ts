import type { RepositoryType } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import { purlTypes, repositoryTypeOf } from '../../component-shape/repository-type.ts';
import { registryOf } from '../registry/registries.ts';
import { listEnabledRepositories } from '../repository.queries.ts';
import type { AskedTypes } from './due.queries.ts';

/** The types of packages for which there is somebody to ask, or one of them. */
export async function readAskedTypes(db: Database, only?: RepositoryType): Promise<AskedTypes> {
  const enabled = new Set((await listEnabledRepositories(db)).map(({ type }) => type));
  const pairs = purlTypes.flatMap((purlType) => {
    const type = repositoryTypeOf(purlType);
    const isWanted = only === undefined || type === only;
    return type && isWanted && enabled.has(type) && registryOf(type) ? [{ purlType, type }] : [];
  });
  return { purlTypes: pairs.map(({ purlType }) => purlType), types: pairs.map(({ type }) => type) };
}
