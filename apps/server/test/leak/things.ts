import type { EndpointKey, ParameterFacts } from '@waybill/api-contract/server';

/** The things that requests name, by kind. */
export interface Things {
  readonly project: string;
  readonly projectName: string;
  readonly projectVersion: string;
  readonly otherProject: string;
  readonly component: string;
  readonly componentName: string;
  readonly group: string;
  readonly purl: string;
  readonly hash: string;
  readonly identity: string;
  readonly service: string;
  readonly serviceName: string;
  readonly provider: string;
  readonly violation: string;
  readonly violated: string;
  readonly tag: string;
  readonly document: string;
  readonly upload: string;
  readonly vex: string;
  readonly bulk: string;
  readonly team: string;
  readonly account: string;
  /** A word of its texts. */
  readonly word: string;
}

export type Kind = keyof Things;

/** Shared things, which are in both halves of a world. */
export interface Shared {
  readonly vulnerability: string;
  readonly vulnId: string;
  readonly policy: string;
  readonly rule: string;
  readonly license: string;
  readonly licenseGroup: string;
  readonly team: string;
  /** One version of a component that both halves have. */
  readonly identity: string;
}

/** A value that requests may have for a parameter: of a thing, or the same for everybody. */
export type Named = { readonly kind: Kind } | { readonly value: string };

const of = (kind: Kind): Named => ({ kind });
const value = (text: string): Named => ({ value: text });

/** By the part of the path behind which an id stands; the last one decides. */
const kindsByPart: Readonly<Record<string, Kind>> = {
  project: 'project',
  component: 'component',
  service: 'service',
  team: 'team',
  withoutDescendantsOf: 'project',
  original: 'document',
};

/** The thing that a path parameter names. @throws if the walk does not know it */
export function namedInPath(key: EndpointKey, parameter: ParameterFacts, shared: Shared): Named {
  const { name, type, words } = parameter;
  const path = key.slice(key.indexOf(' ') + 1);
  const before = path.slice(0, path.indexOf(`{${name}}`));
  const part = before.split('/').at(-2) ?? '';
  if (name === 'uuid') {
    if (path.includes('/bom/{uuid}/original')) return of('document');
    if (part === 'token') return of('upload');
    if (part === 'policy') return value(shared.policy);
    if (part === 'licenseGroup') return value(shared.licenseGroup);
    if (part === 'vulnerability') return value(shared.vulnerability);
    if (part === 'rules') return value(shared.rule);
    // One's own alone: nobody here has any, and what another's has is not found (subscription.routes.test.ts asks the rest).
    if (part === 'subscriptions') return value(shared.rule);
    const kind = part === 'project' && before.includes('/acl/') ? 'project' : kindsByPart[part];
    if (kind) return of(kind);
    if (part === 'group') return value('00000000-0000-4000-8000-000000000001');
  }
  if (name === 'name')
    return of(part === 'tag' ? 'tag' : part === 'service-account' ? 'account' : 'projectName');
  if (name === 'token') return of(part === 'vex' ? 'vex' : 'bulk');
  if (name === 'vulnerability') return value(type === 'uuid' ? shared.vulnerability : shared.vulnId);
  const plain = pathKinds[name];
  if (plain) return of(plain);
  const fixed = words?.[0] ?? { ...fixedInPath, policyUuid: shared.policy, vuln: shared.vulnId }[name];
  if (fixed !== undefined) return value(fixed);
  throw new Error(`What {${name}} of ${key} names is not said in the walk that looks for leaks`);
}

const pathKinds: Readonly<Record<string, Kind>> = {
  version: 'projectVersion',
  projectUuid: 'project',
  componentUuids: 'component',
  component: 'component',
  violation: 'violation',
  tag: 'tag',
  hash: 'hash',
};

const fixedInPath: Readonly<Record<string, string>> = {
  groupName: 'general',
  propertyName: 'base.url',
  cweId: '79',
  licenseId: 'MIT',
  days: '3',
  date: '20200101',
  classifier: 'LIBRARY',
  source: 'NVD',
  // One's own alone, as the subscription before it.
  delivery: '00000000-0000-4000-8000-000000000001',
  integration: 'defectdojo',
  username: 'admin',
  file: 'nvdcve-2.0-2026.json.gz',
};

/** Values of a parameter in a query: those of a thing first, where it names one. */
export function namedInQuery(key: EndpointKey, parameter: ParameterFacts, shared: Shared): readonly Named[] {
  const { name, type, words } = parameter;
  if (words) return words.map(value);
  if (name === 'component' && key.includes('/coverage/')) return [of('componentName'), of('component')];
  const kinds = queryKinds[name];
  if (name === 'name')
    return [
      of(
        key.includes('/services')
          ? 'serviceName'
          : key.includes('identity')
            ? 'componentName'
            : 'projectName',
      ),
    ];
  if (name === 'project' && type === 'string') return [of('project')];
  if (name === 'vulnerability') return [value(shared.vulnerability), value(shared.vulnId)];
  // A name, whoever may see it: the projects that it leaves are those of the caller.
  if (name === 'owner') return [value('admin')];
  if (name === 'policy') return [value(shared.policy)];
  if (name === 'identity') return [of('identity'), value(shared.identity)];
  // Teams are hidden from nobody who knows their id; an unknown one is a 404 of the contract.
  if (name === 'notAssignedToTeamWithUuid') return [value(shared.team)];
  if (name === 'policyViolation') return [of('violation')];
  if (name === 'flaw') return [value(shared.vulnerability)];
  if (name === 'group' && type === 'uuid') return [value(shared.licenseGroup)];
  if (name === 'version' && !key.includes('lookup') && !key.includes('identity')) return [value('1.5')];
  if (name === 'version') return [of('projectVersion')];
  if (kinds) return kinds.map(of);
  if (name in fixedInQuery) return (fixedInQuery[name] ?? []).map(value);
  return (plainValues[type] ?? ['x']).map(value);
}

const queryKinds: Readonly<Record<string, readonly Kind[]>> = {
  project: ['project'],
  component: ['component'],
  tag: ['tag'],
  team: ['team'],
  from: ['project'],
  to: ['otherProject'],
  group: ['group'],
  purl: ['purl'],
  provider: ['provider'],
  query: ['word', 'componentName', 'purl', 'hash'],
  word: ['word', 'componentName'],
  prefix: ['word'],
  textSearchInput: ['word'],
  target: ['projectName', 'word'],
  actor: ['account'],
  swidTagId: ['word'],
};

const fixedInQuery: Readonly<Record<string, readonly string[]>> = {
  vector: ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H'],
  cpe: ['cpe:2.3:a:acme:anvil:1.5:*:*:*:*:*:*:*'],
  format: ['json', 'xml'],
  variant: ['inventory', 'vdr', 'withVulnerabilities'],
  classifier: ['LIBRARY', 'APPLICATION'],
  source: ['NVD'],
  cwe: ['79'],
  textSearchField: ['PROJECT_NAME'],
};

const plainValues: Readonly<Record<string, readonly string[]>> = {
  boolean: ['true', 'false'],
  integer: ['1'],
  number: ['1'],
  date: ['2020-01-01'],
  uuid: ['00000000-0000-4000-8000-000000000001'],
};

export const isThing = (named: Named): named is { readonly kind: Kind } => 'kind' in named;
