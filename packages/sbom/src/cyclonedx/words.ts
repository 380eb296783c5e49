import type { SpecVersion } from './spec-version.ts';

/** The words a field may hold, and what is written where a version does not know one. */
export interface Words {
  readonly since: ReadonlyMap<string, SpecVersion>;
  /** Written instead; without it the field is left out, and with a required field the whole object. */
  readonly otherwise: string | undefined;
  /** The words by their number in Protocol Buffers; an empty one stands for "not given". */
  readonly byNumber: readonly string[];
}

/** Finds what to write for `word` in `version`; undefined when nothing fits. */
export function fitWord(words: Words, word: string, version: SpecVersion): string | undefined {
  const since = words.since.get(word);
  return since !== undefined && since <= version ? word : words.otherwise;
}

function words(
  groups: Partial<Record<SpecVersion, string>>,
  { otherwise, numbers = '' }: { otherwise?: string; numbers?: string } = {},
): Words {
  const since = new Map<string, SpecVersion>();
  for (const [version, list] of Object.entries(groups)) {
    for (const word of list.split(' ')) since.set(word, version as SpecVersion);
  }
  return { since, otherwise, byNumber: numbers.split(',') };
}

export const COMPONENT_TYPES = words(
  {
    '1.0': 'application framework library operating-system device',
    '1.1': 'file',
    '1.2': 'container firmware',
    '1.5': 'platform device-driver machine-learning-model data',
    '1.6': 'cryptographic-asset',
  },
  {
    otherwise: 'library',
    numbers:
      ',application,framework,library,operating-system,device,file,container,firmware,device-driver,' +
      'platform,machine-learning-model,data,cryptographic-asset',
  },
);

export const SCOPES = words(
  { '1.0': 'required optional', '1.1': 'excluded' },
  { numbers: ',required,optional,excluded' },
);

export const HASH_ALGORITHMS = words(
  {
    '1.0': 'MD5 SHA-1 SHA-256 SHA-384 SHA-512 SHA3-256 SHA3-512',
    '1.2': 'SHA3-384 BLAKE2b-256 BLAKE2b-384 BLAKE2b-512 BLAKE3',
    '1.7': 'Streebog-256 Streebog-512',
  },
  {
    numbers:
      ',MD5,SHA-1,SHA-256,SHA-384,SHA-512,SHA3-256,SHA3-384,SHA3-512,BLAKE2b-256,BLAKE2b-384,BLAKE2b-512,' +
      'BLAKE3,Streebog-256,Streebog-512',
  },
);

export const REFERENCE_TYPES = words(
  {
    '1.1':
      'vcs issue-tracker website advisories bom mailing-list social chat documentation support distribution license ' +
      'build-meta build-system other',
    '1.4': 'release-notes',
    '1.5':
      'distribution-intake security-contact model-card log configuration evidence formulation attestation ' +
      'threat-model adversary-model risk-assessment vulnerability-assertion exploitability-statement pentest-report ' +
      'static-analysis-report dynamic-analysis-report runtime-analysis-report component-analysis-report ' +
      'maturity-report certification-report codified-infrastructure quality-metrics poam',
    '1.6': 'source-distribution electronic-signature digital-signature rfc-9116',
    '1.7': 'patent patent-family patent-assertion citation',
  },
  {
    otherwise: 'other',
    numbers:
      'other,vcs,issue-tracker,website,advisories,bom,mailing-list,social,chat,documentation,support,' +
      'distribution,license,build-meta,build-system,security-contact,attestation,threat-model,' +
      'adversary-model,risk-assessment,distribution-intake,vulnerability-assertion,' +
      'exploitability-statement,pentest-report,static-analysis-report,dynamic-analysis-report,' +
      'runtime-analysis-report,component-analysis-report,maturity-report,certification-report,' +
      'quality-metrics,codified-infrastructure,model-card,poam,log,configuration,evidence,formulation,' +
      'source-distribution,electronic-signature,digital-signature,rfc-9116,release-notes,patent,' +
      'patent-family,patent-assertion,citation',
  },
);

export const AGGREGATES = words(
  {
    '1.3':
      'complete incomplete incomplete_first_party_only incomplete_third_party_only unknown not_specified',
    '1.5':
      'incomplete_first_party_proprietary_only incomplete_first_party_opensource_only ' +
      'incomplete_third_party_proprietary_only incomplete_third_party_opensource_only',
  },
  {
    otherwise: 'unknown',
    numbers:
      'not_specified,complete,incomplete,incomplete_first_party_only,incomplete_third_party_only,unknown,' +
      'incomplete_first_party_proprietary_only,incomplete_first_party_opensource_only,' +
      'incomplete_third_party_proprietary_only,incomplete_third_party_opensource_only',
  },
);

export const SEVERITIES = words(
  { '1.4': 'critical high medium low info none unknown' },
  { otherwise: 'unknown', numbers: 'unknown,critical,high,medium,low,info,none' },
);

export const RATING_METHODS = words(
  { '1.4': 'CVSSv2 CVSSv3 CVSSv31 OWASP other', '1.5': 'CVSSv4 SSVC' },
  { otherwise: 'other', numbers: ',CVSSv2,CVSSv3,CVSSv31,OWASP,other,CVSSv4,SSVC' },
);

export const ANALYSIS_STATES = words(
  {
    '1.4': 'resolved resolved_with_pedigree exploitable in_triage false_positive not_affected',
  },
  { numbers: ',resolved,resolved_with_pedigree,exploitable,in_triage,false_positive,not_affected' },
);

export const JUSTIFICATIONS = words(
  {
    '1.4':
      'code_not_present code_not_reachable requires_configuration requires_dependency requires_environment ' +
      'protected_by_compiler protected_at_runtime protected_at_perimeter protected_by_mitigating_control',
  },
  {
    numbers:
      ',code_not_present,code_not_reachable,requires_configuration,requires_dependency,' +
      'requires_environment,protected_by_compiler,protected_at_runtime,protected_at_perimeter,' +
      'protected_by_mitigating_control',
  },
);

export const RESPONSES = words(
  { '1.4': 'can_not_fix will_not_fix update rollback workaround_available' },
  { numbers: ',can_not_fix,will_not_fix,update,rollback,workaround_available' },
);

export const AFFECTED_STATES = words(
  { '1.4': 'affected unaffected unknown' },
  { numbers: 'unknown,affected,unaffected' },
);

export const DATA_FLOWS = words(
  { '1.2': 'inbound outbound bi-directional unknown' },
  { otherwise: 'unknown', numbers: ',inbound,outbound,bi-directional,unknown' },
);

export const LIFECYCLE_PHASES = words(
  {
    '1.5': 'design pre-build build post-build operations discovery decommission',
  },
  { numbers: 'design,pre-build,build,post-build,operations,discovery,decommission' },
);

export const PATCH_TYPES = words(
  { '1.2': 'unofficial monkey backport cherry-pick' },
  { otherwise: 'unofficial', numbers: ',unofficial,monkey,backport,cherry-pick' },
);

export const ISSUE_TYPES = words(
  { '1.2': 'defect enhancement security' },
  { otherwise: 'defect', numbers: ',defect,enhancement,security' },
);

export const IDENTITY_FIELDS = words(
  {
    '1.5': 'group name version purl cpe swid hash',
    '1.6': 'omniborId swhid',
  },
  { numbers: ',group,name,version,purl,cpe,swid,hash,omniborId,swhid' },
);

export const TECHNIQUES = words(
  {
    '1.5':
      'source-code-analysis binary-analysis manifest-analysis ast-fingerprint hash-comparison instrumentation ' +
      'dynamic-analysis filename attestation other',
  },
  {
    otherwise: 'other',
    numbers:
      'source-code-analysis,binary-analysis,manifest-analysis,ast-fingerprint,hash-comparison,' +
      'instrumentation,dynamic-analysis,filename,attestation,other',
  },
);

export const ACKNOWLEDGEMENTS = words({ '1.6': 'declared concluded' }, { numbers: ',declared,concluded' });

export const ENCODINGS = words({ '1.1': 'base64' });

export const LICENSE_TYPES = words(
  {
    '1.5':
      'academic appliance client-access concurrent-user core-points custom-metric device evaluation named-user ' +
      'node-locked oem perpetual processor-points subscription user other',
  },
  {
    otherwise: 'other',
    numbers:
      ',academic,appliance,client-access,concurrent-user,core-points,custom-metric,device,evaluation,' +
      'named-user,node-locked,oem,perpetual,processor-points,subscription,user,other',
  },
);

export const TLP_LABELS = words(
  { '1.7': 'CLEAR GREEN AMBER AMBER_AND_STRICT RED' },
  { numbers: 'CLEAR,GREEN,AMBER,AMBER_AND_STRICT,RED' },
);
