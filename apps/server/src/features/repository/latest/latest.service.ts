import type { RepositoryMetaComponent } from '@waybill/api-contract';
import { coordsOf } from '@waybill/match';
import { parsePurl } from '@waybill/purl';
import type { Database } from '../../../db/database.ts';
import { AppError, textError } from '../../../http/errors.ts';
import { viewRepositoryMeta } from '../../component-shape/repository-meta.ts';
import { repositoryTypeOf } from '../../component-shape/repository-type.ts';
import { findLatest } from './latest.queries.ts';

/**
 * The latest version of a package; undefined for a type that has no repositories.
 * @throws 400 for what is no package URL, 404 when no repository is known to have the package
 */
export async function latestOf(db: Database, text: string): Promise<RepositoryMetaComponent | undefined> {
  const parsed = parsePurl(text);
  if (!parsed.ok) {
    throw new AppError('repository.bad_purl', {
      status: 400,
      title: 'The package URL is not valid',
      as: 'empty',
    });
  }
  if (!repositoryTypeOf(parsed.purl.type)) return undefined;
  const coordinate = coordsOf({ purl: text }).find(({ kind }) => kind === 0);
  const row = coordinate && (await findLatest(db, coordinate));
  if (!row) {
    throw textError(
      'repository.unknown_package',
      404,
      'The repository metadata for the specified component cannot be found.',
    );
  }
  return viewRepositoryMeta(text, row);
}
