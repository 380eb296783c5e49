import type { ServiceData } from '@waybill/sbom';
import { ValidationError, violation } from '../../http/errors.ts';
import { isUuid } from '../../http/ids.ts';
import { trimmed } from '../../http/text.ts';
import { given, readOrganization, readReferences } from '../project/party-input.ts';
import type { ServiceBody } from './service.schema.ts';
import type { ServiceDetail, ServiceFacts } from './service-facts.ts';

/** Reads a body that its schema has let through. @throws ValidationError without a name */
export function readService(body: ServiceBody): ServiceFacts {
  const name = trimmed(body.name);
  if (name === undefined) throw new ValidationError([violation('name', 'The name must not be blank')]);
  return {
    bomRef: null,
    group: trimmed(body.group) ?? null,
    name,
    version: trimmed(body.version) ?? null,
    detail: readDetail(body),
  };
}

export function readParentUuid({ parent }: ServiceBody): string | undefined {
  const uuid = trimmed(parent?.uuid);
  if (uuid === undefined || isUuid(uuid)) return uuid;
  throw new ValidationError([violation('parent.uuid', 'Invalid UUID', uuid)]);
}

function readDetail(body: ServiceBody): ServiceDetail {
  return {
    ...given('provider', readOrganization(body.provider) ?? undefined),
    ...given('description', trimmed(body.description)),
    ...given(
      'endpoints',
      body.endpoints?.flatMap((endpoint) => trimmed(endpoint) ?? []),
    ),
    ...given('authenticated', body.authenticated ?? undefined),
    ...given('crossesTrustBoundary', body.crossesTrustBoundary ?? undefined),
    ...given('data', body.data?.map(readData)),
    ...given('externalReferences', readReferences(body.externalReferences) ?? undefined),
    ...given('notes', trimmed(body.notes)),
  };
}

/** Kept in the words of CycloneDX, like the data of a BOM. */
function readData({ direction, name }: { direction?: string | null; name?: string | null }): ServiceData {
  return {
    flow: (direction ?? 'UNKNOWN').toLowerCase().replace('_', '-'),
    classification: trimmed(name) ?? '',
  };
}
