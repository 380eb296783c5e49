import type { ReadVexDocument } from './read-vex.ts';
import { toAnalysis } from './vex-bom.ts';
import type { ClaimSubject, ClaimVerdict, VexClaim } from './vex-claim.ts';
import { OWN_TOOL, type VexProduct, type VexStatement } from './vex-document.ts';

/**
 * The claims of an OpenVEX or CSAF document, one for each product of a statement or for each named part of
 * it. They are in order of time, because later claims win. Skipped statements come last.
 */
export function claimsOfDocument({ document, skipped, paths }: ReadVexDocument): VexClaim[] {
  const { timestamp: issued, tool } = document;
  const isExact = tool?.name === OWN_TOOL;
  const dated = document.statements.map((statement, index) => ({
    statement,
    path: paths[index] ?? '$',
    at: Date.parse(statement.timestamp ?? issued) || 0,
  }));
  return [
    ...dated.sort((a, b) => a.at - b.at).flatMap(({ statement, path }) => claimsOf(statement, path, isExact)),
    ...skipped.map(({ path, message, reason }): VexClaim => ({ path, fault: { kind: reason, message } })),
  ];
}

function claimsOf(statement: VexStatement, path: string, isExact: boolean): VexClaim[] {
  const { id, aliases = [] } = statement.vulnerability;
  const common = {
    path,
    vulnerability: { id, aliases },
    verdict: verdictOf(statement),
    ...(isExact ? { isExact: true as const } : {}),
  };
  return statement.products.flatMap((product): VexClaim[] => {
    const whole = subjectOf(product);
    const parts = product.subcomponents ?? [];
    if (parts.length === 0) return [{ ...common, subject: whole }];
    return parts.map((part) => ({ ...common, subject: subjectOf(part), within: whole }));
  });
}

function verdictOf(statement: VexStatement): ClaimVerdict {
  const { state, justification, responses = [], detail } = toAnalysis(statement);
  const { status, justification: given } = statement;
  return {
    ...(state === undefined ? {} : { state }),
    ...(justification === undefined ? {} : { justification }),
    responses,
    ...(detail === undefined ? {} : { detail }),
    asVex: { status, ...(given === undefined ? {} : { justification: given }) },
  };
}

function subjectOf({ id, name, version, purl, cpe, others, hashes }: VexProduct): ClaimSubject {
  return {
    label: purl ?? ([name, version].filter(Boolean).join(' ') || id),
    ref: id,
    ...(name === undefined ? {} : { name }),
    ...(version === undefined ? {} : { version }),
    ...(purl === undefined ? {} : { purl }),
    ...(cpe === undefined ? {} : { cpe }),
    ...(others === undefined ? {} : { others }),
    ...(hashes === undefined ? {} : { hashes: hashes.map(({ content }) => content.toLowerCase()) }),
  };
}
