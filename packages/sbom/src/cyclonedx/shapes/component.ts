import type {
  Callstack,
  Commit,
  CommitAction,
  Component,
  Contact,
  Evidence,
  IdentityEvidence,
  IdentityMethod,
  Occurrence,
  Patch,
  PatchDiff,
  Pedigree,
  StackFrame,
  Swid,
} from '../../model.ts';
import type { JsonObject } from '../../text/parse-json.ts';
import type { Shape } from '../shape.ts';
import { attribute, element, flat, shape, wrapped } from '../shape.ts';
import type { SpecVersion } from '../spec-version.ts';
import { COMPONENT_TYPES, IDENTITY_FIELDS, PATCH_TYPES, SCOPES, TECHNIQUES } from '../words.ts';
import {
  attachment,
  bomRef,
  contact,
  EMAIL,
  externalReference,
  hash,
  issue,
  organization,
  property,
} from './common.ts';
import { licenses } from './license.ts';
import { releaseNotes } from './release-notes.ts';

const swid = shape<Swid>(
  {
    tagId: attribute('line', { fallback: '' }),
    name: attribute('line', { fallback: '' }),
    version: attribute('line'),
    tagVersion: attribute('integer'),
    patch: attribute('boolean'),
    text: element(() => attachment),
    url: element('line'),
  },
  { proto: { tagId: 1, name: 2, version: 3, tagVersion: 4, patch: 5, text: 6, url: 7 } },
);

const commitAction = shape<CommitAction>(
  {
    timestamp: element('time'),
    name: element('line'),
    email: element('line', { form: EMAIL }),
  },
  { proto: { timestamp: 1, name: 2, email: 3 } },
);

const commit = shape<Commit>(
  {
    uid: element('line'),
    url: element('line'),
    author: element(() => commitAction),
    committer: element(() => commitAction),
    message: element('text'),
  },
  { proto: { uid: 1, url: 2, author: 3, committer: 4, message: 5 } },
);

const patchDiff = shape<PatchDiff>(
  { text: element(() => attachment), url: element('line') },
  { proto: { text: 1, url: 2 } },
);

const patch = shape<Patch>(
  {
    type: attribute('line', { fallback: 'unofficial', words: PATCH_TYPES }),
    diff: element(() => patchDiff),
    resolves: wrapped(() => issue, { item: 'issue' }),
  },
  { proto: { type: 1, diff: 2, resolves: 3 } },
);

const pedigree: Shape = shape<Pedigree>(
  {
    ancestors: wrapped(() => component, { item: 'component' }),
    descendants: wrapped(() => component, { item: 'component' }),
    variants: wrapped(() => component, { item: 'component' }),
    commits: wrapped(() => commit, { item: 'commit' }),
    patches: wrapped(() => patch, { item: 'patch', since: '1.2' }),
    notes: element('text'),
  },
  { proto: { ancestors: 1, descendants: 2, variants: 3, commits: 4, patches: 5, notes: 6 } },
);

const identityMethod = shape<IdentityMethod>(
  {
    technique: element('line', { fallback: 'other', words: TECHNIQUES }),
    confidence: element('number'),
    value: element('line'),
  },
  { proto: { technique: 1, confidence: 2, value: 3 } },
);

const identityEvidence = shape<IdentityEvidence>(
  {
    field: element('line', { fallback: '', words: IDENTITY_FIELDS }),
    confidence: element('number'),
    concludedValue: element('line', { since: '1.6' }),
    methods: wrapped(() => identityMethod, { item: 'method' }),
    tools: wrapped('line', { item: 'tool', isRef: true }),
  },
  { proto: { field: 1, confidence: 2, methods: 3, tools: 4, concludedValue: 5 } },
);

const occurrence = shape<Occurrence>(
  {
    bomRef: bomRef('1.5'),
    location: element('line', { fallback: '' }),
    line: element('integer', { since: '1.6' }),
    offset: element('integer', { since: '1.6' }),
    symbol: element('line', { since: '1.6' }),
    additionalContext: element('text', { since: '1.6' }),
  },
  { proto: { bomRef: 1, location: 2, line: 3, offset: 4, symbol: 5, additionalContext: 6 } },
);

const stackFrame = shape<StackFrame>(
  {
    package: element('line'),
    module: element('line'),
    function: element('line'),
    parameters: wrapped('line', { item: 'parameter' }),
    line: element('integer'),
    column: element('integer'),
    fullFilename: element('line'),
  },
  { proto: { package: 1, module: 2, function: 3, parameters: 4, line: 5, column: 6, fullFilename: 7 } },
);

const callstack = shape<Callstack>(
  { frames: wrapped(() => stackFrame, { item: 'frame' }) },
  { proto: { frames: 1 } },
);

const evidence = shape<Evidence>(
  {
    identity: flat(() => identityEvidence, { item: 'identity', since: '1.5', fitList: soleIdentity }),
    occurrences: wrapped(() => occurrence, { item: 'occurrence', since: '1.5' }),
    callstack: element(() => callstack, { since: '1.5' }),
    licenses: licenses(),
    copyright: wrapped('text', { item: 'text', jsonItem: 'text' }),
  },
  { proto: { licenses: 1, copyright: 2, identity: 3, occurrences: 4, callstack: 5 }, toJson: unwrapIdentity },
);

/** CPE 2.2 or 2.3, as `bom:cpe` of the XML schemas has it. */
const CPE =
  /^(([c][pP][eE]:\/[AHOaho]?(:[A-Za-z0-9._\-~%]*){0,6})|(cpe:2\.3:[aho*-](:(((\?*|\*?)([a-zA-Z0-9\-._]|(\\[\\*?!"#$%&'()+,/:;<=>@[\]^`{|}~]))+(\?*|\*?))|[*-])){5}(:(([a-zA-Z]{2,3}(-([a-zA-Z]{2}|[0-9]{3}))?)|[*-]))(:(((\?*|\*?)([a-zA-Z0-9\-._]|(\\[\\*?!"#$%&'()+,/:;<=>@[\]^`{|}~]))+(\?*|\*?))|[*-])){4}))$/;

export const component: Shape = shape<Component>(
  {
    bomRef: bomRef(),
    type: attribute('line', { fallback: 'library', words: COMPONENT_TYPES }),
    mimeType: attribute('line', { json: 'mime-type', since: '1.2', form: /^[-+a-z0-9.]+\/[-+a-z0-9.]+$/ }),
    isExternal: attribute('boolean', { since: '1.7' }),
    supplier: element(() => organization, { since: '1.2' }),
    manufacturer: element(() => organization, { since: '1.6' }),
    authors: wrapped(() => contact, { item: 'author', since: '1.6' }),
    author: element('line', { since: '1.2' }),
    publisher: element('line'),
    group: element('line'),
    name: element('line', { fallback: '' }),
    version: element('line', { requiredUntil: '1.3' }),
    versionRange: element('line', { since: '1.7' }),
    description: element('text'),
    scope: element('line', { words: SCOPES }),
    hashes: wrapped(() => hash, { item: 'hash' }),
    licenses: licenses(),
    copyright: element('text'),
    cpe: element('line', { xmlForm: CPE }),
    purl: element('line'),
    omniborIds: flat('line', { json: 'omniborId', item: 'omniborId', since: '1.6' }),
    swhids: flat('line', { json: 'swhid', item: 'swhid', since: '1.6' }),
    swid: element(() => swid, { since: '1.2' }),
    modified: element('boolean'),
    pedigree: element(() => pedigree, { since: '1.1' }),
    externalReferences: wrapped(() => externalReference, { item: 'reference', since: '1.1' }),
    properties: wrapped(() => property, { item: 'property', since: '1.3' }),
    components: wrapped(() => component, { item: 'component' }),
    evidence: element(() => evidence, { since: '1.3' }),
    releaseNotes: element(() => releaseNotes, { since: '1.4' }),
    tags: wrapped('line', { item: 'tag', since: '1.6' }),
  },
  {
    proto: {
      type: 1,
      mimeType: 2,
      bomRef: 3,
      supplier: 4,
      author: 5,
      publisher: 6,
      group: 7,
      name: 8,
      version: 9,
      description: 10,
      scope: 11,
      hashes: 12,
      licenses: 13,
      copyright: 14,
      cpe: 15,
      purl: 16,
      swid: 17,
      modified: 18,
      pedigree: 19,
      externalReferences: 20,
      components: 21,
      properties: 22,
      evidence: 23,
      releaseNotes: 24,
      manufacturer: 28,
      authors: 29,
      tags: 30,
      omniborIds: 31,
      swhids: 32,
      versionRange: 33,
      isExternal: 34,
    },
    fit: fitComponent,
  },
);

/** Before 1.6 authors are one text; 1.0 wants to know whether a component was modified. */
function fitComponent(value: JsonObject, version: SpecVersion): JsonObject {
  if (version === '1.0') return { ...value, modified: value.modified ?? false };
  if (version >= '1.6' || 'author' in value || !Array.isArray(value.authors)) return value;
  const names = value.authors.flatMap((each: Contact) => each.name ?? each.email ?? []);
  return names.length === 0 ? value : { ...value, author: names.join(', ') };
}

/** 1.5 has room for one identity … */
function soleIdentity(items: readonly unknown[], version: SpecVersion): readonly unknown[] {
  return version === '1.5' ? items.slice(0, 1) : items;
}

/** … and in JSON no list around it. */
function unwrapIdentity(value: JsonObject, version: SpecVersion): JsonObject {
  return version === '1.5' && Array.isArray(value.identity)
    ? { ...value, identity: value.identity[0] }
    : value;
}
