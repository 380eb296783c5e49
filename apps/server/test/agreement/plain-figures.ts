import type { CollectionLogic } from '@waybill/api-contract';
import { sql } from 'kysely';
import { type Database, rowsOf } from '../../src/db/database.ts';
import { plainFindings } from '../recount/plain-findings.ts';

/** The figures of a project. Everything except `projects` is counted over the rows of its projects. */
export interface Figures {
  components: number;
  vulnerableComponents: number;
  services: number;
  critical: number;
  high: number;
  medium: number;
  low: number;
  unassigned: number;
  /** Flaws, once for each component. */
  vulnerabilities: number;
  /** Records. */
  findings: number;
  audited: number;
  suppressed: number;
  riskScore: number;
  /** Records that somebody stated something about. */
  decided: number;
  /** Flaws, once for each component, that somebody has still to work on. */
  open: number;
  /** Flaws, once each, with an open finding. */
  openFlaws: number;
  /** Violations that are not suppressed. */
  violations: number;
  fail: number;
  warn: number;
  info: number;
  /** Violations that are neither suppressed nor approved. */
  openViolations: number;
  allViolations: number;
}

export interface PlainProject {
  id: number;
  uuid: string;
  parent: number | null;
  active: boolean;
  latest: boolean;
  logic: CollectionLogic;
  tag: string | null;
  tags: string[];
}

interface PlainFinding {
  project_id: number;
  component_id: number;
  flaw: number;
  severity: number;
  suppressed: boolean;
  audited: boolean;
  state: string;
}

interface PlainViolation {
  project_id: number;
  state: number;
  analysis: string;
  suppressed: boolean;
}

/** All rows of a small database, and what any set of projects comes to, counted one by one. */
export interface PlainFigures {
  projects: readonly PlainProject[];
  /** The projects whose rows are those of a project: itself, or the members of a collection. */
  shownAs(project: PlainProject, sees?: (id: number) => boolean): PlainProject[];
  /** A project with the active ones below it. */
  tree(project: PlainProject): PlainProject[];
  of(projects: readonly PlainProject[]): Figures;
}

export async function readPlainFigures(db: Database): Promise<PlainFigures> {
  const projects = await rowsOf(
    db,
    sql<PlainProject>`select p.project_id as id, p.uuid, p.parent_id as parent, p.active, p.is_latest as latest,
        p.collection_logic as logic, (select t.name from tag t where t.tag_id = p.collection_tag_id) as tag,
        array(select t.name from project_tag g join tag t on t.tag_id = g.tag_id where g.project_id = p.project_id) as tags
      from project p order by p.project_id`,
  );
  const components = await rowsOf(db, sql<{ project_id: number }>`select project_id from component`);
  const services = await rowsOf(db, sql<{ project_id: number }>`select project_id from service`);
  const findings = await rowsOf(
    db,
    sql<PlainFinding>`select f.*, coalesce(a.state, 'NOT_SET') as state from (${plainFindings}) f
      left join analysis a on a.project_id = f.project_id and a.component_id = f.component_id and a.vuln_id = f.vuln_id`,
  );
  const violations = await rowsOf(
    db,
    sql<PlainViolation>`select v.project_id, o.state, coalesce(a.state, 'NOT_SET') as analysis,
        coalesce(a.suppressed, false) as suppressed
      from violation v join policy_condition k on k.condition_id = v.condition_id and k.deleted_at is null
      join policy o on o.policy_id = k.policy_id and o.deleted_at is null
      left join violation_analysis a on a.project_id = v.project_id and a.component_id = v.component_id
        and a.condition_id = v.condition_id`,
  );

  const childrenOf = (project: PlainProject) => projects.filter(({ parent }) => parent === project.id);
  const takesIn = (project: PlainProject, child: PlainProject): boolean => {
    if (!child.active) return false;
    if (project.logic === 'AGGREGATE_LATEST_VERSION_CHILDREN') return child.latest;
    if (project.logic === 'AGGREGATE_DIRECT_CHILDREN_WITH_TAG')
      return project.tag !== null && child.tags.includes(project.tag);
    return true;
  };
  const shownAs = (project: PlainProject, sees = (_id: number) => true): PlainProject[] => {
    if (project.logic === 'NONE') return [project];
    return childrenOf(project)
      .filter((child) => takesIn(project, child) && sees(child.id))
      .flatMap((child) => shownAs(child, sees));
  };
  const tree = (project: PlainProject): PlainProject[] => {
    if (project.logic !== 'NONE') return shownAs(project);
    return [
      project,
      ...childrenOf(project)
        .filter(({ active }) => active)
        .flatMap(tree),
    ];
  };
  return {
    projects,
    shownAs,
    tree,
    of: (some) => {
      const ids = new Set(some.map(({ id }) => id));
      const isIn = ({ project_id }: { project_id: number }) => ids.has(project_id);
      return figuresOf(
        components.filter(isIn).length,
        services.filter(isIn).length,
        findings.filter(isIn),
        violations.filter(isIn),
      );
    },
  };
}

const isOpen = ['NOT_SET', 'EXPLOITABLE', 'IN_TRIAGE'];

function figuresOf(
  components: number,
  services: number,
  findings: readonly PlainFinding[],
  violations: readonly PlainViolation[],
): Figures {
  const shown = findings.filter(({ suppressed }) => !suppressed);
  const open = shown.filter(({ state }) => isOpen.includes(state));
  const flaws = [...Map.groupBy(shown, (row) => `${row.component_id} ${row.flaw}`).values()].map((rows) =>
    Math.max(...rows.map(({ severity }) => severity)),
  );
  const of = (...severities: number[]) => flaws.filter((severity) => severities.includes(severity)).length;
  const [critical, high, medium, low, unassigned] = [of(5), of(4), of(3), of(2, 1), of(0)];
  const counted = violations.filter(({ suppressed }) => !suppressed);
  const ofState = (state: number) => counted.filter((row) => row.state === state).length;
  return {
    components,
    vulnerableComponents: new Set(shown.map((row) => row.component_id)).size,
    services,
    critical,
    high,
    medium,
    low,
    unassigned,
    vulnerabilities: flaws.length,
    findings: shown.length,
    audited: findings.filter(({ audited }) => audited).length,
    suppressed: findings.length - shown.length,
    riskScore: critical * 10 + high * 5 + medium * 3 + low + unassigned * 5,
    decided: findings.filter(({ state, suppressed }) => state !== 'NOT_SET' || suppressed).length,
    open: new Set(open.map((row) => `${row.component_id} ${row.flaw}`)).size,
    openFlaws: new Set(open.map(({ flaw }) => flaw)).size,
    violations: counted.length,
    fail: ofState(2),
    warn: ofState(1),
    info: ofState(0),
    openViolations: counted.filter(({ analysis }) => analysis !== 'APPROVED').length,
    allViolations: violations.length,
  };
}
