import type { Difference } from './compare.ts';
import type { RecordedStep } from './recording.ts';

/** Why an answer may differ from the predecessor's; there are no other reasons. */
type Reason =
  | 'the predecessor ended in a 500'
  | 'it leaked a secret'
  | 'it lost a flag'
  | 'method, media type or OPTIONS'
  | 'words of our own'
  | 'a better rule';

/** Differences that stand: in which steps, at which place, and why. Each must still occur. */
export interface KnownDifference {
  /** Name of the scenario, such as `sweep PUT /api/v1/team`; all when absent. */
  scenario?: RegExp;
  step?: RegExp;
  method?: string;
  recordedStatus?: number;
  at: RegExp;
  reason: Reason;
  why: string;
  /** Members whose values differ from that step on, for the same reason. */
  openFromThere?: RegExp;
}

export const knownDifferences: readonly KnownDifference[] = [
  {
    recordedStatus: 500,
    at: /^status$/,
    reason: 'the predecessor ended in a 500',
    why: 'Waybill answers what was asked, or says what is wrong with it.',
  },
  {
    recordedStatus: 406,
    at: /^status$/,
    reason: 'method, media type or OPTIONS',
    why: 'What a client accepts is not held against it: there is one form of each answer.',
  },
  {
    recordedStatus: 415,
    at: /^(status|content type|body)/,
    reason: 'method, media type or OPTIONS',
    why: 'A body of another type is refused with a problem document that says which type is needed.',
  },
  {
    scenario: /^project-change$/,
    step: /^patch other keeps latest$/,
    at: /^body\.isLatest$/,
    reason: 'it lost a flag',
    why: 'A patch that says nothing of `isLatest` leaves it as it is.',
    openFromThere: /\.isLatest$/,
  },
  {
    scenario: /^project-change$/,
    step: /^patch while inactive$/,
    at: /^body\.active$/,
    reason: 'it lost a flag',
    why: 'A patch that says nothing of `active` leaves it as it is.',
    openFromThere: /\.active$/,
  },
  {
    scenario: /^notifications$/,
    step: /GET \/api\/v1\/notification\/publisher$/,
    at: /^body\[\]\.template$/,
    reason: 'words of our own',
    why: 'The templates are ours; those of the predecessor are left out of the record.',
  },
  {
    scenario: /^notifications$/,
    step: /GET \/api\/v1\/notification\/publisher$/,
    at: /^body\[\]$/,
    reason: 'a better rule',
    why: 'There are more publishers than the predecessor has. They look like its own, and come after these.',
  },
  {
    scenario: /^notifications$/,
    step: /GET \/api\/v1\/notification\/rule/,
    at: /^body\[\]\.publisher\.template$/,
    reason: 'a better rule',
    why: 'A rule does not repeat the template of its publisher: only some rules of a list did, by what was loaded before.',
  },
  {
    scenario: /^bom-upload$/,
    step: /component\/project|^after less$/,
    at: /^body\[\]\.project\.directDependencies$/,
    reason: 'a better rule',
    why: 'A list of components does not repeat what their project depends on with each of them: it grows without bound.',
  },
  {
    scenario: /^bom-upload$/,
    step: /^GET \/api\/v1\/component\/\$\{a\}$/,
    at: /^body\.properties$/,
    reason: 'a better rule',
    why: 'A single component shows the properties that it has, whatever was loaded before.',
  },
  {
    scenario: /^bom-upload$/,
    step: /lookup\?name=bom[kx]/,
    at: /^body\.(lastInheritedRiskScore|metrics)$/,
    reason: 'a better rule',
    why: 'Counters are there as soon as the components are; the predecessor counts some time later.',
  },
  {
    scenario: /^(more-policy|policies)$/,
    step: /^(limit|tag)$/,
    at: /^body\.projects\[\]\.lastInheritedRiskScore$/,
    reason: 'a better rule',
    why: 'Counters are there as soon as the project is; the predecessor counts some time later.',
  },
  {
    scenario: /^bom-upload$/,
    step: /cyclonedx\/(project|component)|^accept /,
    at: /^body\.components\[\]\.(publisher|scope|swid\.name|properties|version)$/,
    reason: 'a better rule',
    why: 'What is exported reads back to the same components, and the schema holds: it wants the name of a SWID tag, and before 1.4 a version.',
  },
  {
    scenario: /^bom-upload$/,
    step: /version=1\.7$/,
    at: /^(status|content type|body)/,
    reason: 'a better rule',
    why: 'CycloneDX 1.7 is written, too.',
  },
  {
    scenario: /^bom-upload$/,
    step: /spec 1\.7$/,
    at: /^status$/,
    reason: 'a better rule',
    why: 'CycloneDX 1.7 is read, too.',
  },
  {
    scenario: /^project-clone$/,
    step: /component\/project/,
    at: /^body\[\]\.purlCoordinates$/,
    reason: 'a better rule',
    why: 'Coordinates follow from the package URL, also for a component that was added by hand.',
  },
  {
    scenario: /^project-properties$/,
    step: /property \([23]\)$/,
    at: /^body\[\]$/,
    reason: 'a better rule',
    why: 'A property that was refused (400) is not stored.',
  },
  {
    scenario: /^project-tree-lists$/,
    step: /searchText=ptl\.kid$/,
    at: /^body\[\]$/,
    reason: 'a better rule',
    why: 'A search text is a text, not a regular expression.',
  },
  {
    scenario: /^project-tree-lists$/,
    step: /pageNumber=2&pageSize=2$/,
    at: /^body\[\]/,
    reason: 'a better rule',
    why: 'A list that is searched keeps its order; the predecessor loses it (contract §1.4).',
  },
  {
    scenario: /^users$/,
    step: /^change self password$/,
    at: /^(status|body|content type)/,
    reason: 'a better rule',
    why: 'Who changes their own password must know the old one.',
  },
  {
    scenario: /^users$/,
    step: /^team with a user$/,
    at: /^body\.\w+$/,
    reason: 'a better rule',
    why: 'A single team shows its keys and users, as the list of teams does.',
  },
  {
    scenario: /^calculators-cwe$/,
    step: /^owasp SL:9/,
    at: /^(content type|body)$/,
    reason: 'a better rule',
    why: 'A refusal says which factor has no such value.',
  },
  {
    scenario: /^sweep PUT \/api\/v1\/(acl\/mapping|(violation\/)?analysis)$/,
    step: /^body \{\}$|missing$/,
    at: /^(content type|body)$/,
    reason: 'a better rule',
    why: 'A member that is missing is said in the list of violations, as everywhere else.',
  },
  {
    scenario: /^(repositories|sweep GET \/api\/v1\/repository\/latest)$/,
    step: /^(GET \/api\/v1\/repository\/latest|without the required query)$/,
    at: /^(content type|body)$/,
    reason: 'a better rule',
    why: 'A parameter that is missing is said in the list of violations, as everywhere else.',
  },
  {
    scenario: /^more-policy$/,
    at: /^body\[\]\.policyCondition\.policy\.global$/,
    reason: 'a better rule',
    why: 'A policy that is limited to a project is not global, wherever it is shown.',
  },
  {
    scenario: /^more-policy$/,
    step: /metrics\/project/,
    at: /^body\.policyViolations\w+$/,
    reason: 'a better rule',
    why: 'A suppressed violation is out of the counters as soon as it is suppressed; the predecessor counts some time later.',
  },
  {
    scenario: /^policies$/,
    step: /^(tag|untag)$/,
    at: /^body\.projects\[\]\.(tags|properties)$/,
    reason: 'a better rule',
    why: 'A policy shows its projects in the same way each time, whatever was loaded before.',
  },
  {
    scenario: /^sweep GET \/api\/v1\/badge\//,
    step: /Accept/,
    at: /^content type$/,
    reason: 'method, media type or OPTIONS',
    why: 'A sentence that says why there is no picture is not sent as one.',
  },
  {
    scenario: /^sweep DELETE \/api\/v1\/tag\/\{name\}\/policy$/,
    step: /^(no body|empty body|body null|items null)$/,
    at: /^(status|content type|body)/,
    reason: 'a better rule',
    why: 'A body that names nothing is wrong whether or not there is such a tag.',
  },
  {
    scenario: /^sweep (PUT|POST|DELETE) /,
    step: /^body cut off$/,
    recordedStatus: 400,
    at: /^(content type|body)$/,
    reason: 'a better rule',
    why: 'What is no JSON is answered alike, whether a list or an object was asked for.',
  },
  {
    scenario: /^sweep (POST \/api\/v1\/component|PUT \/api\/v1\/user\/(ldap|managed))$/,
    step: / (too long|control character)$/,
    at: /^(status|body)$/,
    reason: 'a better rule',
    why: 'Limits hold before anything is looked up or stored; the predecessor stores what no list shows properly, or fails.',
  },
];

export function justificationOf(step: RecordedStep, { at }: Difference): KnownDifference | undefined {
  return knownDifferences.find(
    (known) =>
      known.at.test(at) &&
      (known.scenario?.test(step.scenario) ?? true) &&
      (known.step?.test(step.step) ?? true) &&
      (known.method === undefined || known.method === step.method) &&
      (known.recordedStatus === undefined || known.recordedStatus === step.status),
  );
}
