import { formatCpe23 } from '@waybill/cpe';
import type { Advisory, Affected, AffectedPackage } from './advisory.ts';
import { decideCpe } from './decide-cpe.ts';
import { decidePackage } from './decide-package.ts';
import { defined } from './defined.ts';
import { faultOf, type RecordFault } from './record-fault.ts';
import type { EntryDecision, Step, Verdict } from './step.ts';
import { type Identity, readTarget, type Target } from './target.ts';

/** A verdict with the steps that led to it; `fault` is why a record cannot tell although the component's version can be read. */
export type Decision = { verdict: Verdict; steps: Step[]; fault?: RecordFault };

/** Entries of one record that are explained one by one; kernel CVEs have thousands. */
const MAX_EXPLAINED = 25;

/** Other packages that are named as examples. */
const MAX_EXAMPLES = 5;

/**
 * Decides if an advisory affects an identity, and explains why. This is the rule itself, with the comparators
 * of the version schemes. The rows of `rangesOf` and `coordsOf` must agree with it.
 *
 * `affected` if any entry of the record affects the component. Otherwise `cannot_tell` if an entry about the component is
 * inconclusive (versions that cannot be ordered, commits), or if the two share no readable kind of identifier. Otherwise
 * `not_affected`. The purl is compared only with packages, the CPE only with criteria (contract §26.9). The steps of
 * an affected identity are those of the entry that affects it.
 *
 * @example
 * const { advisory } = readOsvRecord({
 *   id: 'RUSTSEC-2022-0012',
 *   affected: [{ package: { ecosystem: 'crates.io', name: 'arrow2' }, ranges: [
 *     { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '0.7.1' }] }] }],
 * });
 * decide({ purl: 'pkg:cargo/arrow2@0.7.0' }, advisory).verdict // 'affected'
 * decide({ purl: 'pkg:cargo/arrow2@0.7.1' }, advisory).verdict // 'not_affected'
 */
export function decide(identity: Identity, advisory: Advisory): Decision {
  return decideTarget(identity, readTarget(identity), advisory);
}

/**
 * As {@link decide}, for an identity that was read once by `readTarget` and is compared with many advisories.
 *
 * @example
 * const { advisory } = readOsvRecord({
 *   id: 'RUSTSEC-2022-0012',
 *   affected: [{ package: { ecosystem: 'crates.io', name: 'arrow2' }, ranges: [
 *     { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '0.7.1' }] }] }],
 * });
 * const identity = { purl: 'pkg:cargo/arrow2' };
 * decideTarget(identity, readTarget(identity), advisory).verdict // 'cannot_tell'
 */
export function decideTarget(identity: Identity, target: Target, advisory: Advisory): Decision {
  const steps: Step[] = [sourceStep(advisory)];
  if (advisory.withdrawn !== undefined) {
    return {
      verdict: 'not_affected',
      steps: [...steps, { code: 'withdrawn', data: { at: advisory.withdrawn } }],
    };
  }
  if (advisory.rejected)
    return { verdict: 'not_affected', steps: [...steps, { code: 'rejected', data: {} }] };
  steps.push(...identitySteps(identity, target));
  const outcome = decideEntries(target, advisory);
  return { ...outcome, steps: [...steps, ...outcome.steps] };
}

function decideEntries(target: Target, advisory: Advisory): Decision {
  const explained: EntryDecision[] = [];
  let verdict: Verdict = 'not_affected';
  let fault: RecordFault | undefined;
  let count = 0;
  for (const affected of advisory.affected) {
    const entry = decideEntry(target, affected);
    if (!entry) continue;
    if (entry.verdict === 'affected') return entry;
    if (entry.verdict === 'cannot_tell') {
      verdict = 'cannot_tell';
      fault ??= faultOf(entry);
    }
    count++;
    if (explained.length < MAX_EXPLAINED) explained.push(entry);
  }
  if (count === 0) return withoutEntry(target, advisory);
  const steps = explained.flatMap((entry) => entry.steps);
  if (count > explained.length) steps.push({ code: 'more', data: { count: count - explained.length } });
  return { verdict, steps, ...defined('fault', fault) };
}

/** Undefined when the entry speaks about something else. */
function decideEntry(target: Target, affected: Affected): EntryDecision | undefined {
  if (affected.kind === 'purl') return decideByPackages(target, affected);
  return target.cpe && decideCpe(target.cpe, affected);
}

/** By the package itself and by its source package, whose versions may differ; an entry that names both is rare. */
function decideByPackages(
  { package: own, source }: Target,
  affected: AffectedPackage,
): EntryDecision | undefined {
  const byOwn = own && decidePackage(own, affected);
  const bySource = source && decidePackage(source, affected);
  if (!byOwn || !bySource) return byOwn ?? bySource;
  return [bySource, byOwn].find(({ verdict }) => verdict === 'affected') ?? bySource;
}

function withoutEntry(target: Target, advisory: Advisory): Decision {
  if (advisory.affected.length === 0)
    return { verdict: 'cannot_tell', steps: [{ code: 'nothing_named', data: {} }] };
  const spoken = new Set(advisory.affected.map((affected) => affected.kind));
  const known: ('purl' | 'cpe')[] = [];
  if (target.package) known.push('purl');
  if (target.cpe) known.push('cpe');
  if (!known.some((kind) => spoken.has(kind))) {
    const data = { component: known, advisory: [...spoken].sort() };
    return { verdict: 'cannot_tell', steps: [{ code: 'no_common_identifier', data }] };
  }
  const names = new Set(advisory.affected.map(nameOf));
  const examples = [...names].slice(0, MAX_EXAMPLES);
  return {
    verdict: 'not_affected',
    steps: [{ code: 'other_packages', data: { count: names.size, examples } }],
  };
}

function nameOf(affected: Affected): string {
  if (affected.kind === 'cpe') return affected.criterion.split(':').slice(0, 5).join(':');
  const path = affected.namespace === '' ? affected.name : `${affected.namespace}/${affected.name}`;
  return `pkg:${affected.type}/${affected.exactName ?? path}`;
}

function sourceStep({ feed, recordId, source, vulnId, modified, published }: Advisory): Step {
  const data = {
    feed,
    recordId,
    source,
    vulnId,
    ...defined('modified', modified),
    ...defined('published', published),
  };
  return { code: 'source', data };
}

function identitySteps(identity: Identity, target: Target): Step[] {
  const steps: Step[] = [];
  if (!identity.purl && !identity.cpe) steps.push({ code: 'identity_none', data: {} });
  if (target.packageError !== undefined) {
    steps.push({
      code: 'purl_unreadable',
      data: { purl: identity.purl ?? '', message: target.packageError },
    });
  }
  if (target.cpeError !== undefined) {
    steps.push({ code: 'cpe_unreadable', data: { cpe: identity.cpe ?? '', message: target.cpeError } });
  }
  if (target.package) {
    const { coordinate, scheme, version, versionFromComponent } = target.package;
    const { type, namespace, name, distro } = coordinate;
    const data = {
      type,
      namespace,
      name,
      scheme,
      ...defined('version', version),
      ...defined('distro', distro),
    };
    steps.push({ code: 'purl', data });
    if (versionFromComponent && version !== undefined)
      steps.push({ code: 'version_from_component', data: { version } });
  }
  const source =
    target.source ?? (target.package?.coordinate.names === 'source' ? target.package : undefined);
  if (source) {
    const { name, distro } = source.coordinate;
    const data = { name, ...defined('version', source.version), ...defined('distro', distro) };
    steps.push({ code: 'source_package', data });
  }
  if (target.cpe) {
    const { cpe, scheme, version, versionKind } = target.cpe;
    const shown = version ?? (versionKind === 'any' ? '*' : '-');
    steps.push({ code: 'cpe', data: { cpe: formatCpe23(cpe), version: shown, scheme } });
  }
  return steps;
}
