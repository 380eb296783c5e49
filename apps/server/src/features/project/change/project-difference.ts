import type { FoundProject } from '../project.queries.ts';
import type { ProjectChange } from '../project-row.ts';

/** The members of a change that differ from the project. */
export function differing(project: FoundProject, change: ProjectChange): ProjectChange {
  const present: Required<ProjectChange> = {
    parentId: project.parent_id,
    name: project.name,
    version: project.version,
    group: project.group_name,
    description: project.description,
    classifier: project.classifier,
    publisher: project.publisher,
    cpe: project.cpe,
    purl: project.purl,
    swidTagId: project.swid_tag_id,
    active: project.active,
    isLatest: project.is_latest,
    collectionLogic: project.collection_logic,
    collectionTag: project.collection_tag,
    // An empty list and a missing one are equal in a change of a project.
    authors: project.authors?.length ? project.authors : null,
    manufacturer: project.manufacturer,
    supplier: project.supplier,
    externalReferences: project.external_references,
    lastBomImport: project.last_bom_import,
    lastBomImportFormat: project.last_bom_import_format,
    lastVulnerabilityAnalysis: project.last_vulnerability_analysis,
  };
  const entries = Object.entries(change).filter(
    ([key, value]) => value !== undefined && differs(value, present[key as keyof ProjectChange]),
  );
  return Object.fromEntries(entries);
}

export function differs(a: unknown, b: unknown): boolean {
  return canonical(a) !== canonical(b);
}

/** JSON with members in order, since the database does not keep their order. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, member: unknown) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
