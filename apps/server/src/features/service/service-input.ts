import type { CreateServiceBody, DataClassificationInput } from '@waybill/api-contract';
import type { ServiceData } from '@waybill/sbom';
import { trimmed } from '../../http/text.ts';
import { given, readOrganization, readReferences } from '../party/party-input.ts';
import type { ServiceDetail, ServiceFacts } from './service-facts.ts';

/** The service in a body. */
export type ServiceBody = Omit<CreateServiceBody, 'uuid'>;

export function readService(body: ServiceBody): ServiceFacts {
  return {
    bomRef: null,
    group: trimmed(body.group) ?? null,
    name: body.name,
    version: trimmed(body.version) ?? null,
    detail: readDetail(body),
  };
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
function readData({ direction, name }: DataClassificationInput): ServiceData {
  return {
    flow: (direction ?? 'UNKNOWN').toLowerCase().replace('_', '-'),
    classification: trimmed(name) ?? '',
  };
}
