import type { Secrets } from '../../../config/secrets.ts';
import { OutgoingError, shownUrl } from '../../../outgoing/outgoing-error.ts';
import { authorizationOf } from '../authorization.ts';
import type { AskedPackage, Registry } from '../registry/registry.ts';
import type { SharedDocuments } from '../registry/registry-client.ts';
import type { RepositoryRow } from '../repository.queries.ts';
import type { AnswerRow } from './answer.queries.ts';
import { sharedBudget } from './excess.ts';

/** So many packages in a row could not be asked for: the rest of the run would fare no better. */
const maxFailuresInARow = 5;
/** So many packages that it knew are unknown to it, and it knows none: more likely it moved than that all are gone. */
const maxLossesInARow = 5;
/** So many packages of a run had too much sent for them: the repository is left alone, as a package is. */
const maxExcesses = 10;

/** A repository in a run. */
export interface AskedRepository {
  readonly id: number;
  readonly isInternal: boolean;
  readonly registry: Registry;
  readonly address: URL;
  readonly authorization: string | undefined;
  readonly shared: SharedDocuments;
  /** Not asked any more in this run. */
  readonly isGivenUp: boolean;
  /** The last trouble; undefined when it answered since. */
  readonly trouble: OutgoingError | undefined;
  readonly hasAnswered: boolean;
  noteAnswer(row: AnswerRow, before: AnswerRow | undefined): void;
  noteTrouble(error: OutgoingError): void;
  /** It sent more for a package than is read. */
  noteExcess(asked: AskedPackage, error: OutgoingError): void;
}

/** The means to query a repository. */
interface RepositoryMeans {
  readonly secrets: Secrets;
  readonly documents: Pick<SharedDocuments, 'kept' | 'now'>;
  /** It was in trouble lately, and is left alone in this run. */
  readonly isAtRest: boolean;
  warn(message: string): void;
}

export function openRepository(
  row: RepositoryRow,
  registry: Registry,
  { secrets, documents, isAtRest, warn }: RepositoryMeans,
): AskedRepository {
  let failuresInARow = 0;
  let trouble: OutgoingError | undefined;
  let isGivenUp = isAtRest;
  let hasAnswered = false;
  let lossesInARow = 0;
  let excesses = 0;
  let authorization: string | undefined;
  try {
    authorization = readAuthorization(row, registry, secrets);
  } catch (cause) {
    const message = 'Its password cannot be decrypted with the key of this installation.';
    if (!isAtRest) trouble = new OutgoingError('secret_unreadable', message, { cause });
    isGivenUp = true;
  }
  const address = new URL(row.url);
  const shared = { ...documents, ofRun: new Map(), budget: sharedBudget(registry.sharedLimits) };
  return {
    id: row.repository_id,
    isInternal: row.internal,
    registry,
    address: registry.address?.(address) ?? address,
    authorization,
    shared,
    get isGivenUp() {
      return isGivenUp;
    },
    get trouble() {
      return trouble;
    },
    get hasAnswered() {
      return hasAnswered;
    },
    noteAnswer({ version }, before) {
      hasAnswered = true;
      if (version !== null) lossesInARow = 0;
      else if (before && before.version !== null) lossesInARow += 1;
      // An answer to a question that was on its way says nothing about the next one.
      if (isGivenUp) return;
      failuresInARow = 0;
      trouble = undefined;
      if (lossesInARow < maxLossesInARow) return;
      isGivenUp = true;
      const message = `${shownUrl(address)} has none of the packages that it had before. Check its URL.`;
      trouble = new OutgoingError('absent', message);
    },
    noteTrouble(error) {
      failuresInARow += 1;
      trouble = error;
      // A host that asked to be left alone is asked by the next run.
      isGivenUp ||= error.kind === 'busy' || shared.budget.isExceeded || failuresInARow >= maxFailuresInARow;
    },
    noteExcess({ namespace, name }, error) {
      const full = namespace === undefined ? name : `${namespace}/${name}`;
      warn(
        `Repository "${row.identifier}", package "${full}": ${error.message}. The next attempt is in a day.`,
      );
      excesses += 1;
      if (isGivenUp || excesses < maxExcesses) return;
      isGivenUp = true;
      trouble = error;
    },
  };
}

function readAuthorization(row: RepositoryRow, registry: Registry, secrets: Secrets): string | undefined {
  if (!row.authentication_required) return undefined;
  const password = row.password === null ? '' : secrets.decrypt(row.password);
  return authorizationOf(registry, row.username ?? undefined, password);
}
