import type { Classifier, Component, ComponentReference, ComponentScope } from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import { internalFlag } from '../component-shape/component-flags.ts';
import { digestColumns } from '../component-shape/hash-members.ts';
import { viewLicense } from '../license/license.service.ts';
import { type Counts, riskScore } from '../metrics/counts.ts';
import { viewDependencyMetrics } from '../metrics/metrics.service.ts';
import { viewAuthors, viewOrganization, viewReferences } from '../party/contract-shapes.ts';
import type { RelativeRow } from './component.queries.ts';
import type { ComponentRow } from './component-row.ts';

/** A component without what belongs to other objects (project, graph, relatives). */
export function viewComponent(row: ComponentRow): Component {
  const detail = row.detail ?? {};
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
    ...present('classifier', row.classifier as Classifier | null),
    ...present('scope', row.scope as ComponentScope | null),
    ...present('purl', row.purl),
    ...present('purlCoordinates', row.purl_coordinates),
    ...present('cpe', row.cpe),
    ...present('swidTagId', row.swid_tag_id),
    isInternal: (row.flags & internalFlag) !== 0,
    // A BOM that names no authors says that there are none; of what was added by hand, nobody said so.
    ...(row.bom_ref === null ? {} : { authors: [] }),
    ...viewAuthors(detail.authors),
    ...present('publisher', detail.publisher),
    ...present('supplier', detail.supplier && viewOrganization(detail.supplier)),
    ...present('description', detail.description),
    ...present('copyright', detail.copyright),
    ...present('filename', detail.filename),
    ...present('extension', detail.extension),
    ...present('notes', detail.notes),
    ...viewDigests(row),
    ...present('license', row.license_name),
    ...present('licenseExpression', row.license_expression),
    ...present('licenseUrl', row.license_url),
    ...present('resolvedLicense', row.license && viewLicense(row.license)),
    ...viewReferences(detail.externalReferences),
    lastInheritedRiskScore: riskScore(row),
    expandDependencyGraph: false,
  };
}

/** Counters as they are now. */
export function viewComponentMetrics(row: ComponentRow, now: Date): Pick<Component, 'metrics'> {
  const { c4, c3, c2, c1, c0, findings, audited, suppressed } = row;
  const none = { comps: 0, vcomps: 0 };
  const counts: Counts = { ...none, c4, c3, c2, c1, c0, findings, audited, suppressed, ...row.violations };
  return { metrics: viewDependencyMetrics({ counts, firstAt: row.added_at, lastAt: now }) };
}

/** Where the BOM says it was found; only for one component, the list may be long. */
export function viewOccurrences({ detail }: ComponentRow): Pick<Component, 'occurrences'> {
  const found = detail?.bom?.evidence?.occurrences ?? [];
  if (found.length === 0) return {};
  return { occurrences: found.map(({ bomRef: _, ...occurrence }) => occurrence) };
}

export function viewRelative(row: RelativeRow): ComponentReference {
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('group', row.group_name),
    ...present('version', row.version),
  };
}

function viewDigests(row: ComponentRow): Partial<Component> {
  const entries = digestColumns.flatMap((member) => {
    const digest = row[member];
    return digest === null ? [] : [[member, digest] as const];
  });
  return Object.fromEntries(entries);
}
