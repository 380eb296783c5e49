import type { Affected, ImpactAnalysis, Property, Vulnerability } from '@waybill/sbom';
import type { Database } from '../../../db/database.ts';
import { present } from '../../../http/present.ts';
import { adviceOf, type DocumentFacts, documentFacts } from '../../document-facts/document-facts.service.ts';
import type { DocumentedFlaw } from '../../document-facts/documented-flaw.ts';
import type { ExportedFinding } from './bom-export.queries.ts';
import {
  decisionProperties,
  exportAnalysis,
  exportVulnerability,
  figureProperties,
} from './export-vulnerability.ts';

/** An entry that further findings may join. */
interface OpenEntry {
  readonly vulnId: number;
  readonly flaw: DocumentedFlaw;
  readonly decision: Decision;
  readonly affected: Affected[];
  /** The fixes of its findings; includes undefined if a finding has none. */
  readonly advice: Set<string | undefined>;
  readonly isContested: boolean;
}

/** The decision, as it is written. */
interface Decision {
  readonly analysis?: ImpactAnalysis;
  readonly properties?: Property[];
  /** The fix, if it is part of the statement. */
  readonly fix?: string;
}

interface ExportChoice {
  readonly withAnalyses: boolean;
  /** Findings that are mended by different versions are apart. */
  readonly isByFix?: boolean;
  /** The affected product, if the decisions about all components of a vulnerability are equal. */
  readonly whole?: string;
  /** With figures that change from day to day. */
  readonly withFigures?: boolean;
}

/** A vulnerability of a document, with its source data. */
export interface ExportedEntry {
  readonly vulnerability: Vulnerability;
  readonly flaw: DocumentedFlaw;
  readonly fix: string | undefined;
  /** Other records of the flaw are decided about differently. */
  readonly isContested: boolean;
}

/** The findings of a project as entries of a CycloneDX document. See {@link exportEntries}. */
export async function* exportVulnerabilities(
  db: Database,
  batches: AsyncIterable<readonly ExportedFinding[]>,
  choice: ExportChoice,
): AsyncGenerator<Vulnerability[], void, undefined> {
  for await (const entries of exportEntries(db, batches, choice))
    yield entries.map(({ vulnerability }) => vulnerability);
}

/**
 * The findings of a project as entries: one for each vulnerability, or for each decision about it, that names the
 * components. References of a document have to be different, so those of further entries get a number.
 * @param batches by vulnerability and decision
 */
export async function* exportEntries(
  db: Database,
  batches: AsyncIterable<readonly ExportedFinding[]>,
  choice: ExportChoice,
): AsyncGenerator<ExportedEntry[], void, undefined> {
  const { withAnalyses, isByFix = false } = choice;
  let open: OpenEntry[] = [];
  const factsOf = documentFacts(db);
  for await (const rows of batches) {
    const facts = await factsOf(rows);
    const done: ExportedEntry[] = [];
    for (const row of rows) {
      const advice = adviceFor(facts, row);
      const decision = {
        ...(withAnalyses ? decisionOf(row) : {}),
        ...(isByFix ? present('fix', fixFor(row, advice)) : {}),
      };
      const last = open.at(-1);
      const affected = affectedOf(facts, row);
      if (last?.vulnId === row.vuln_id && JSON.stringify(last.decision) === JSON.stringify(decision)) {
        last.affected.push(affected);
        last.advice.add(advice);
        continue;
      }
      if (last && last.vulnId !== row.vuln_id) {
        done.push(...entriesOf(open, choice));
        open = [];
      }
      const flaw = facts.flawOf(row.vuln_id);
      if (!flaw) continue;
      open.push({
        vulnId: row.vuln_id,
        flaw,
        decision,
        affected: [affected],
        advice: new Set([advice]),
        isContested: row.is_contested,
      });
    }
    if (done.length > 0) yield done;
  }
  if (open.length > 0) yield entriesOf(open, choice);
}

function decisionOf(row: ExportedFinding): Decision {
  return {
    ...present('analysis', exportAnalysis(row)),
    ...present('properties', decisionProperties(row)),
  };
}

function adviceFor(facts: DocumentFacts, row: ExportedFinding): string | undefined {
  const fix = facts.fixOf(row);
  return fix && adviceOf(fix);
}

/** A decision not to fix something comes without advice to upgrade. */
const refusals: ReadonlySet<string> = new Set(['WILL_NOT_FIX', 'CAN_NOT_FIX']);

function fixFor({ state, response }: ExportedFinding, advice: string | undefined): string | undefined {
  return state === 'EXPLOITABLE' && !refusals.has(response) ? advice : undefined;
}

/** A component, the version that it has, and the one that mends it. */
function affectedOf(facts: DocumentFacts, row: ExportedFinding): Affected {
  const fixed = facts.fixOf(row)?.nearest;
  const versions = [
    ...(row.version === null ? [] : [{ version: row.version, status: 'affected' }]),
    ...(fixed === undefined ? [] : [{ version: fixed, status: 'unaffected' }]),
  ];
  return { ref: row.component_uuid, ...(versions.length > 0 ? { versions } : {}) };
}

function entriesOf(
  open: readonly OpenEntry[],
  { whole, withFigures = false }: ExportChoice,
): ExportedEntry[] {
  const affects = open.length === 1 && whole !== undefined ? [{ ref: whole }] : undefined;
  return open.map(({ flaw, decision, affected, advice, isContested }, index) => {
    const { fix, analysis, properties = [] } = decision;
    const all = [...(withFigures ? figureProperties(flaw) : []), ...properties];
    const about = exportVulnerability(flaw);
    const [only, ...others] = advice;
    return {
      flaw,
      fix,
      isContested,
      vulnerability: {
        ...about,
        ...present('recommendation', about.recommendation ?? (others.length > 0 ? undefined : only)),
        bomRef: index === 0 ? flaw.uuid : `${flaw.uuid}-${index + 1}`,
        ...present('analysis', analysis),
        ...(all.length > 0 ? { properties: all } : {}),
        affects: affects ?? affected,
      },
    };
  });
}
