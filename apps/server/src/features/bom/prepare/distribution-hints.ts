import { distributionNamespace, isDistributionType, releaseTold } from '@waybill/match';
import { parsePurl } from '@waybill/purl';
import type { Bom, Property } from '@waybill/sbom';
import { trimmed, truncated } from '../../../http/text.ts';
import type { ComponentIdentity } from '../../component/component-facts.ts';

/** The operating system of a document, as its packages indicate it. */
export interface DocumentSystem {
  readonly namespace: string;
  /** As a `distro` qualifier has it. */
  readonly distro: string;
}

/** The only operating system of a document; undefined when it has none, several, or one without a version. */
export function systemOf(bom: Bom): DocumentSystem | undefined {
  const subject = bom.metadata?.component;
  const roots = [...(subject ? [subject, ...(subject.components ?? [])] : []), ...bom.components];
  const [system, ...others] = roots.filter(({ type }) => type === 'operating-system');
  const name = trimmed(system?.name);
  const version = trimmed(system?.version);
  if (name === undefined || version === undefined || others.length > 0) return undefined;
  return { namespace: distributionNamespace(name), distro: `${name}-${version}`.slice(0, maxLength) };
}

type Hints = Pick<ComponentIdentity, 'upstream' | 'distro'>;

const none: Hints = { upstream: null, distro: null };
const maxLength = 255;

/**
 * The source package and the release of a distribution's package that its purl does not say: by the properties that
 * scanners write, and by the operating system of the document.
 */
export function distributionHints(
  purlText: string | null,
  properties: readonly Property[] | undefined,
  system: DocumentSystem | undefined,
): Hints {
  if (purlText === null || !mayHaveHints.test(purlText)) return none;
  const parsed = parsePurl(purlText);
  if (!parsed.ok || !isDistributionType(parsed.purl.type)) return none;
  const { namespace = '', qualifiers } = parsed.purl;
  const isOfSystem = system?.namespace === distributionNamespace(namespace);
  return {
    upstream: qualifiers.upstream ? null : truncated(sourceIn(properties), maxLength),
    distro: releaseTold(parsed.purl) || !system || !isOfSystem ? null : system.distro,
  };
}

/** Most components of most documents are of other types: their purls need not be read again. */
const mayHaveHints = /^pkg:(?:deb|rpm|apk)\//i;

function sourceIn(properties: readonly Property[] | undefined): string | undefined {
  if (!properties?.some(({ name }) => scanners.test(name))) return undefined;
  const byName = new Map(properties.map(({ name, value }) => [name, trimmed(value)]));
  return bySyft(byName) ?? byTrivy(byName);
}

const scanners = /^(?:syft:metadata:|aquasecurity:trivy:)/;

type Values = ReadonlyMap<string, string | undefined>;

function bySyft(values: Values): string | undefined {
  const member = (name: string) => values.get(`syft:metadata:${name}`);
  return (
    member('sourceRpm') ?? withVersion(member('source'), member('sourceVersion')) ?? member('originPackage')
  );
}

function byTrivy(values: Values): string | undefined {
  const member = (name: string) => values.get(`aquasecurity:trivy:${name}`);
  const [epoch, version, release] = [member('SrcEpoch'), member('SrcVersion'), member('SrcRelease')];
  if (version === undefined) return member('SrcName');
  const start = epoch === undefined || epoch === '0' ? '' : `${epoch}:`;
  return withVersion(member('SrcName'), `${start}${version}${release === undefined ? '' : `-${release}`}`);
}

function withVersion(name: string | undefined, version: string | undefined): string | undefined {
  return name === undefined || version === undefined ? name : `${name}@${version}`;
}
