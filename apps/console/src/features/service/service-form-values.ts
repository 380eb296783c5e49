import {
  type CreateServiceBody,
  dataDirections,
  type ServiceComponent,
  type UpdateServiceBody,
} from '@waybill/api-contract';
import * as v from 'valibot';
import { optionalText, requiredText } from '../../lib/validation.ts';
import { organizationBody, organizationOf, referencesBody, referencesOf } from '../project/party-body.ts';
import { organizationSchema, referenceSchema } from '../project/party-form-values.ts';

const answers = ['UNKNOWN', 'YES', 'NO'] as const;
type Answer = (typeof answers)[number];

/** The editable fields of a service. */
export const serviceSchema = v.object({
  name: requiredText(),
  version: optionalText(),
  group: optionalText(),
  description: v.pipe(optionalText(), v.maxLength(1024)),
  authenticated: v.picklist(answers),
  crossesTrustBoundary: v.picklist(answers),
  provider: organizationSchema,
  endpoints: v.array(v.string()),
  data: v.array(v.object({ name: optionalText(), direction: v.picklist(dataDirections) })),
  externalReferences: v.array(referenceSchema),
  notes: optionalText(),
});
export type ServiceValues = v.InferOutput<typeof serviceSchema>;

const answerOf = (value: boolean | undefined): Answer =>
  value === undefined ? 'UNKNOWN' : value ? 'YES' : 'NO';
const flagOf = (answer: Answer): boolean | null => (answer === 'UNKNOWN' ? null : answer === 'YES');
const text = (value: string) => (value === '' ? null : value);

/** A service that is there, or an empty one. */
export function valuesOf(service: Partial<ServiceComponent>): ServiceValues {
  return {
    name: service.name ?? '',
    version: service.version ?? '',
    group: service.group ?? '',
    description: service.description ?? '',
    authenticated: answerOf(service.authenticated),
    crossesTrustBoundary: answerOf(service.crossesTrustBoundary),
    provider: organizationOf(service.provider),
    endpoints: [...(service.endpoints ?? [])],
    data: (service.data ?? []).map(({ direction, name = '' }) => ({ direction, name })),
    externalReferences: referencesOf(service.externalReferences),
    notes: service.notes ?? '',
  };
}

/** The members of a request: it replaces all of them. */
export function bodyOf(values: ServiceValues): CreateServiceBody {
  return {
    name: values.name,
    version: text(values.version),
    group: text(values.group),
    description: text(values.description),
    authenticated: flagOf(values.authenticated),
    crossesTrustBoundary: flagOf(values.crossesTrustBoundary),
    provider: organizationBody(values.provider),
    endpoints: values.endpoints,
    data: values.data.map(({ direction, name }) => ({ direction, name: text(name) })),
    externalReferences: referencesBody(values.externalReferences),
    notes: text(values.notes),
  };
}

export function updateBodyOf({ uuid }: ServiceComponent, values: ServiceValues): UpdateServiceBody {
  return { ...bodyOf(values), uuid };
}
