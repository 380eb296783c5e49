import type { Affected, Bom, Component, ImpactAnalysis, Vulnerability } from '../model.ts';
import { emptyBom } from '../write-bom.ts';
import type {
  VexDocument,
  VexJustification,
  VexProduct,
  VexResponse,
  VexStatement,
  VexStatus,
} from './vex-document.ts';

const STATES: Readonly<Record<VexStatus, string>> = {
  not_affected: 'not_affected',
  affected: 'exploitable',
  fixed: 'resolved',
  under_investigation: 'in_triage',
};

const STATUSES = new Map(
  Object.entries<VexStatus>({
    not_affected: 'not_affected',
    false_positive: 'not_affected',
    exploitable: 'affected',
    resolved: 'fixed',
    resolved_with_pedigree: 'fixed',
    in_triage: 'under_investigation',
  }),
);

const TO_CYCLONEDX: Readonly<Record<VexJustification, string>> = {
  component_not_present: 'code_not_present',
  vulnerable_code_not_present: 'code_not_present',
  vulnerable_code_not_in_execute_path: 'code_not_reachable',
  vulnerable_code_cannot_be_controlled_by_adversary: 'requires_environment',
  inline_mitigations_already_exist: 'protected_by_mitigating_control',
};

/**
 * The status that OpenVEX and CSAF have for a state of CycloneDX, which has more of them; undefined for an unknown one.
 *
 * @example
 * vexStatusOf('false_positive') // 'not_affected'
 */
export function vexStatusOf(state: string): VexStatus | undefined {
  return STATUSES.get(state);
}

/**
 * The justification that OpenVEX and CSAF have for one of CycloneDX; undefined for an unknown one.
 *
 * @example
 * vexJustificationOf('protected_at_runtime') // 'inline_mitigations_already_exist'
 */
export function vexJustificationOf(justification: string): VexJustification | undefined {
  return FROM_CYCLONEDX.get(justification);
}

const FROM_CYCLONEDX = new Map(
  Object.entries<VexJustification>({
    code_not_present: 'vulnerable_code_not_present',
    code_not_reachable: 'vulnerable_code_not_in_execute_path',
    requires_configuration: 'vulnerable_code_cannot_be_controlled_by_adversary',
    requires_dependency: 'component_not_present',
    requires_environment: 'vulnerable_code_cannot_be_controlled_by_adversary',
    protected_by_compiler: 'inline_mitigations_already_exist',
    protected_at_runtime: 'inline_mitigations_already_exist',
    protected_at_perimeter: 'inline_mitigations_already_exist',
    protected_by_mitigating_control: 'inline_mitigations_already_exist',
  }),
);

const RESPONSES: ReadonlySet<string> = new Set<VexResponse>([
  'can_not_fix',
  'will_not_fix',
  'update',
  'rollback',
  'workaround_available',
]);

/**
 * Tells a VEX document as a CycloneDX VEX: products become components, statements vulnerabilities that affect them;
 * where a statement names parts of a product, it affects the parts.
 *
 * @example
 * const products = [{ id: 'pkg:npm/acme@1.0', purl: 'pkg:npm/acme@1.0' }];
 * const statements = [{ vulnerability: { id: 'CVE-2024-1' }, products, status: 'fixed' }];
 * const head = { id: 'urn:vex:1', author: 'Acme', timestamp: '2024-05-01T00:00:00Z', version: '1' };
 * const bom = vexToBom({ ...head, statements });
 * bom.vulnerabilities[0].analysis.state // 'resolved'
 */
export function vexToBom(document: VexDocument): Bom {
  const products = new Map<string, Known>();
  const vulnerabilities = document.statements.map((statement) => toVulnerability(statement, products));
  return {
    ...emptyBom(),
    metadata: {
      ...(document.timestamp === '' ? {} : { timestamp: document.timestamp }),
      ...(document.author === '' ? {} : { authors: [{ name: document.author }] }),
    },
    components: Array.from(products.values(), ({ component, parts }) =>
      parts.size === 0 ? component : { ...component, components: [...parts.values()] },
    ),
    vulnerabilities,
  };
}

/** A product, and its parts that statements name, by their ids. */
interface Known {
  readonly component: Component;
  readonly parts: Map<string, Component>;
}

function toVulnerability(statement: VexStatement, products: Map<string, Known>): Vulnerability {
  const { vulnerability } = statement;
  const targets = statement.products.flatMap((product) => {
    addProduct(products, product);
    return product.subcomponents ?? [product];
  });
  const refs = [...new Set(targets.map((target) => target.id))];
  return {
    id: vulnerability.id,
    ...(vulnerability.aliases === undefined
      ? {}
      : { references: vulnerability.aliases.map((id) => ({ id })) }),
    ...(vulnerability.description === undefined ? {} : { description: vulnerability.description }),
    analysis: toAnalysis(statement),
    affects: refs.map((ref): Affected => ({ ref })),
  };
}

/** A product that several statements name with different parts gets them all. */
function addProduct(products: Map<string, Known>, product: VexProduct): void {
  const known = products.get(product.id) ?? { component: toComponent(product), parts: new Map() };
  products.set(product.id, known);
  for (const part of product.subcomponents ?? []) {
    if (!known.parts.has(part.id)) known.parts.set(part.id, toComponent(part));
  }
}

function toComponent({ id, name, version, purl, cpe, hashes }: VexProduct): Component {
  return {
    bomRef: id,
    type: 'library',
    name: name ?? id,
    ...(version === undefined ? {} : { version }),
    ...(hashes === undefined ? {} : { hashes }),
    ...(cpe === undefined ? {} : { cpe }),
    ...(purl === undefined ? {} : { purl }),
  };
}

/** The analysis of a statement, in CycloneDX terms. */
export function toAnalysis({
  status,
  justification,
  responses,
  impact,
  action,
  notes,
  timestamp,
}: VexStatement): ImpactAnalysis {
  const detail = [impact, action, notes].filter((text) => text !== undefined).join('\n');
  return {
    state: STATES[status],
    ...(justification === undefined ? {} : { justification: TO_CYCLONEDX[justification] }),
    ...(responses === undefined ? {} : { responses }),
    ...(detail === '' ? {} : { detail }),
    ...(timestamp === undefined ? {} : { firstIssued: timestamp }),
  };
}

/** The publisher, id, and time of a VEX document. */
export type VexHead = Omit<VexDocument, 'statements'>;

/**
 * Tells the judged vulnerabilities of a CycloneDX document as a VEX document; those without a known state are left
 * out. A reference that is no component of the document is a product by its reference alone.
 *
 * @example
 * const bom = emptyBom();
 * bom.components.push({ type: 'library', name: 'acme', bomRef: 'acme' });
 * bom.vulnerabilities.push({ id: 'CVE-2024-1', analysis: { state: 'in_triage' }, affects: [{ ref: 'acme' }] });
 * const head = { id: 'urn:vex:1', author: 'Acme', timestamp: '2024-05-01T00:00:00Z', version: '1' };
 * bomToVex(bom, head).statements[0].status // 'under_investigation'
 */
export function bomToVex(bom: Bom, head: VexHead): VexDocument {
  const products = new Map<string, VexProduct>();
  collectProducts(
    [...(bom.metadata?.component === undefined ? [] : [bom.metadata.component]), ...bom.components],
    products,
  );
  return { ...head, statements: bom.vulnerabilities.flatMap((each) => toVexStatements(each, products)) };
}

function collectProducts(components: readonly Component[], products: Map<string, VexProduct>): void {
  for (const { bomRef, name, version, purl, cpe, hashes, components: parts } of components) {
    if (bomRef !== undefined) {
      products.set(bomRef, {
        id: bomRef,
        ...(name === '' ? {} : { name }),
        ...(version === undefined ? {} : { version }),
        ...(purl === undefined ? {} : { purl }),
        ...(cpe === undefined ? {} : { cpe }),
        ...(hashes === undefined ? {} : { hashes }),
      });
    }
    collectProducts(parts ?? [], products);
  }
}

/**
 * Tells one judged vulnerability of a CycloneDX document as a statement; none when its state is not known. A reference that
 * is not among the products is one by its reference alone.
 *
 * @example
 * const entry = { id: 'CVE-2024-1', analysis: { state: 'in_triage' }, affects: [{ ref: 'acme' }] };
 * toVexStatements(entry, new Map())[0].products // [{ id: 'acme' }]
 */
export function toVexStatements(
  vulnerability: Vulnerability,
  products: ReadonlyMap<string, VexProduct>,
): VexStatement[] {
  const { id, analysis, affects = [], references = [], description } = vulnerability;
  const status = STATUSES.get(analysis?.state ?? '');
  if (id === undefined || status === undefined || affects.length === 0) return [];
  const justification =
    status === 'not_affected' ? FROM_CYCLONEDX.get(analysis?.justification ?? '') : undefined;
  const responses = (analysis?.responses ?? []).filter((word): word is VexResponse => RESPONSES.has(word));
  const detail = analysis?.detail;
  const aliases = references.map((reference) => reference.id);
  return [
    {
      vulnerability: {
        id,
        ...(aliases.length === 0 ? {} : { aliases }),
        ...(description === undefined ? {} : { description }),
      },
      products: affects.map(({ ref }) => products.get(ref) ?? { id: ref }),
      status,
      ...(justification === undefined ? {} : { justification }),
      ...(detail === undefined ? {} : detailMember(status, detail)),
      ...(responses.length === 0 ? {} : { responses }),
      ...(analysis?.firstIssued === undefined ? {} : { timestamp: analysis.firstIssued }),
    },
  ];
}

/** Words on a judgment are about its reason, about what to do, or just words. */
function detailMember(status: VexStatus, detail: string): Pick<VexStatement, 'impact' | 'action' | 'notes'> {
  if (status === 'not_affected') return { impact: detail };
  return status === 'affected' ? { action: detail } : { notes: detail };
}
