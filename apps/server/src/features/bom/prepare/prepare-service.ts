import type { Service } from '@waybill/sbom';
import { trimmed, truncated } from '../../../http/text.ts';
import { propertyFacts } from '../../component/component-facts.ts';
import type { ServiceDetail, ServiceFacts } from '../../service/service-facts.ts';
import { takeOwnFacts } from '../own-properties.ts';
import { withoutAbsent } from './prepare-component.ts';

/** Normalizes one service of a BOM; its parts are not looked at. */
export function prepareService(service: Service): ServiceFacts {
  return {
    bomRef: trimmed(service.bomRef) ?? null,
    group: truncated(trimmed(service.group), 255),
    name: truncated(trimmed(service.name) ?? '-', 255) ?? '-',
    version: truncated(trimmed(service.version), 255),
    detail: detailOf(service),
  };
}

function detailOf(service: Service): ServiceDetail {
  const { releaseNotes, tags } = service;
  const { own, others } = takeOwnFacts(service.properties);
  const properties = propertyFacts(others);
  return withoutAbsent({
    provider: service.provider,
    description: truncated(trimmed(service.description), 1024) ?? undefined,
    endpoints: service.endpoints,
    authenticated: service.authenticated,
    crossesTrustBoundary: service.crossesTrustBoundary,
    trustZone: service.trustZone,
    data: service.data,
    licenses: service.licenses,
    externalReferences: service.externalReferences,
    properties: properties.length > 0 ? properties : undefined,
    notes: own.notes,
    bom:
      releaseNotes || tags
        ? { ...(releaseNotes ? { releaseNotes } : {}), ...(tags ? { tags } : {}) }
        : undefined,
  });
}
