import type {
  Classifier,
  CollectionLogic,
  NestedProject,
  Project,
  ProjectReference,
} from '@waybill/api-contract';
import { present } from '../../http/present.ts';
import { riskScore } from '../metrics/counts.ts';
import { viewProjectMetrics } from '../metrics/metrics.service.ts';
import {
  viewAuthors,
  viewContact,
  viewOrganization,
  viewProperty,
  viewReferences,
} from '../party/contract-shapes.ts';
import { mapViolationCounters } from '../project-counter/violation-counters.ts';
import type { ProjectCountsRow, ProjectRow } from './project-row.ts';

/** A project as lists and the answers to writes show it. */
export function viewProject(row: ProjectRow): Project {
  return {
    ...viewBareProject(row),
    tags: row.tags.map((name) => ({ name })),
    properties: row.properties.map(viewProperty),
  };
}

/** A project without its tags and properties, as shown below its parent and beside a single component. */
export function viewBareProject(row: ProjectRow): NestedProject {
  return {
    uuid: row.uuid,
    name: row.name,
    ...present('version', row.version),
    ...present('group', row.group_name),
    ...present('description', row.description),
    ...present('classifier', row.classifier as Classifier | null),
    ...viewAuthors(row.authors),
    ...present('publisher', row.publisher),
    ...present('manufacturer', row.manufacturer && viewOrganization(row.manufacturer)),
    ...present('supplier', row.supplier && viewOrganization(row.supplier)),
    ...present('cpe', row.cpe),
    ...present('purl', row.purl),
    ...present('swidTagId', row.swid_tag_id),
    active: row.active,
    isLatest: row.is_latest,
    ...(row.is_namesake ? { namesake: true } : {}),
    collectionLogic: row.collection_logic as CollectionLogic,
    ...present('collectionTag', row.collection_tag === null ? null : { name: row.collection_tag }),
    ...viewReferences(row.external_references),
    ...present('lastBomImport', row.last_bom_import?.getTime()),
    ...present('lastBomImportFormat', row.last_bom_import_format),
    ...present('lastVulnerabilityAnalysis', row.last_vulnerability_analysis?.getTime()),
  };
}

/** The risk score; nothing where nothing was counted yet. */
export function viewRisk(row: ProjectCountsRow): Pick<Project, 'lastInheritedRiskScore'> {
  const counts = countsOf(row);
  return counts ? { lastInheritedRiskScore: riskScore(counts) } : {};
}

/** Counters as they are now; nothing where nothing was counted yet. */
export function viewMetrics(row: ProjectRow & ProjectCountsRow, now: Date): Partial<Project> {
  const counts = countsOf(row);
  if (!counts || !row.changed_at) return {};
  return {
    ...viewRisk(row),
    metrics: viewProjectMetrics({
      counts,
      firstAt: row.changed_at,
      lastAt: now,
      collectionLogic: row.collection_logic,
      collectionLogicChanged:
        row.collection_changed_at !== null && row.collection_changed_at >= row.changed_at,
    }),
  };
}

function countsOf(row: ProjectCountsRow) {
  if (row.comps === null) return undefined;
  const { comps, vcomps, c4, c3, c2, c1, c0, findings, audited, suppressed } = row;
  const zero = (value: number | null) => value ?? 0;
  const violations = mapViolationCounters((counter) => zero(row[counter]));
  return {
    comps,
    vcomps: zero(vcomps),
    c4: zero(c4),
    c3: zero(c3),
    c2: zero(c2),
    c1: zero(c1),
    c0: zero(c0),
    findings: zero(findings),
    audited: zero(audited),
    suppressed: zero(suppressed),
    ...violations,
  };
}

/**
 * The author of the last BOM (contract model `ProjectMetadata`). Nothing without a BOM, and an empty object
 * if the BOM names no author.
 */
export function viewDocument({ bom_metadata, last_bom_import }: ProjectRow): Partial<Project> {
  if (!bom_metadata && last_bom_import === null) return {};
  const { supplier, authors } = bom_metadata ?? {};
  return {
    metadata: {
      ...present('supplier', supplier && viewOrganization(supplier)),
      ...present('authors', authors?.map(viewContact)),
    },
  };
}

export function viewReference(row: { uuid: string; name: string; version: string | null }): ProjectReference {
  return { uuid: row.uuid, name: row.name, ...present('version', row.version) };
}
