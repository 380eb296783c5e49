type Requirement = 'required' | 'optional' | 'prohibited';
type Qualifiers = Readonly<Record<string, string>>;

/** The rules of a package type for its parts. Without a rule, a part stays unchanged. */
export interface TypeRule {
  readonly namespace: Requirement;
  /**
   * True if a broken rule makes the text unreadable. Only for types whose own tests require it: real BOMs are
   * full of Maven, Go, or distribution packages without a namespace, and those must remain readable.
   */
  readonly strict?: boolean;
  readonly lowerNamespace?: boolean;
  readonly upperNamespace?: boolean;
  readonly lowerVersion?: boolean;
  readonly normalizeName?: (name: string, qualifiers: Qualifiers) => string;
  /** The fault of a name, as the end of a sentence that starts with the name. */
  readonly nameProblem?: (name: string) => string | undefined;
  readonly requiredQualifier?: string;
  /** The name is the whole path below the first namespace segment. */
  readonly nameIsPath?: boolean;
}

const lower = (name: string) => name.toLowerCase();

const ANY_CASE: TypeRule = { namespace: 'required', lowerNamespace: true, normalizeName: lower };
const NO_NAMESPACE: TypeRule = { namespace: 'prohibited' };
const NAMESPACE: TypeRule = { namespace: 'required' };
const FREE: TypeRule = { namespace: 'optional' };

/**
 * Rules by type, from the type definitions of the purl specification
 * (https://github.com/package-url/purl-spec/tree/main/types).
 */
const RULES: ReadonlyMap<string, TypeRule> = new Map<string, TypeRule>([
  ['alpm', ANY_CASE],
  ['apk', ANY_CASE],
  ['bazel', NO_NAMESPACE],
  ['bitbucket', ANY_CASE],
  ['bitnami', { namespace: 'prohibited', normalizeName: lower }],
  ['brew', { namespace: 'optional', lowerNamespace: true, normalizeName: lower }],
  ['cargo', NO_NAMESPACE],
  [
    'chrome-extension',
    { namespace: 'prohibited', strict: true, normalizeName: lower, nameProblem: chromeExtensionProblem },
  ],
  ['cocoapods', NO_NAMESPACE],
  ['composer', ANY_CASE],
  ['conan', FREE],
  ['conda', NO_NAMESPACE],
  ['cpan', { namespace: 'optional', strict: true, upperNamespace: true, nameProblem: cpanProblem }],
  ['cran', NO_NAMESPACE],
  ['deb', ANY_CASE],
  ['docker', FREE],
  ['gem', NO_NAMESPACE],
  ['generic', FREE],
  ['git', { namespace: 'required', strict: true, nameIsPath: true }],
  ['github', ANY_CASE],
  // The definition calls Go paths case-sensitive, so the canonical form keeps their case; only look-ups fold it.
  ['golang', NAMESPACE],
  ['hackage', NO_NAMESPACE],
  ['hex', { namespace: 'optional', lowerNamespace: true, normalizeName: lower }],
  ['huggingface', { namespace: 'required', lowerVersion: true }],
  ['julia', { namespace: 'prohibited', strict: true, requiredQualifier: 'uuid' }],
  ['luarocks', { namespace: 'optional', lowerNamespace: true, normalizeName: lower }],
  ['maven', NAMESPACE],
  ['mlflow', { namespace: 'prohibited', normalizeName: mlflowName }],
  ['npm', FREE],
  ['nuget', NO_NAMESPACE],
  ['oci', { namespace: 'prohibited', normalizeName: lower, lowerVersion: true }],
  ['opam', NO_NAMESPACE],
  ['otp', { namespace: 'prohibited', strict: true, normalizeName: lower }],
  ['pub', { namespace: 'prohibited', normalizeName: pubName }],
  ['pypi', { namespace: 'prohibited', normalizeName: pypiName, lowerVersion: true }],
  ['qpkg', { namespace: 'required', lowerNamespace: true }],
  ['rpm', { namespace: 'required', lowerNamespace: true }],
  ['swid', { namespace: 'optional', requiredQualifier: 'tag_id' }],
  ['swift', { namespace: 'required', strict: true }],
  ['vcpkg', { namespace: 'prohibited', strict: true }],
  [
    'vscode-extension',
    { namespace: 'required', strict: true, lowerNamespace: true, normalizeName: lower, lowerVersion: true },
  ],
  ['yocto', { namespace: 'optional', lowerNamespace: true }],
]);

/** The rules of a type in lower case; unknown types have none and keep every part as it is. */
export function typeRule(type: string): TypeRule {
  return RULES.get(type) ?? FREE;
}

/**
 * The names of all types that have rules here, in alphabetical order.
 *
 * @example
 * knownPurlTypes.includes('npm') // true
 */
export const knownPurlTypes: readonly string[] = [...RULES.keys()];

function chromeExtensionProblem(name: string): string | undefined {
  return /^[a-p]{32}$/.test(name) ? undefined : 'is not an extension id: expected 32 letters from a to p';
}

function cpanProblem(name: string): string | undefined {
  return name.includes('::') ? "is a module: expected a distribution name without '::'" : undefined;
}

// A model name is case-insensitive on Databricks and case-sensitive elsewhere; the registry URL tells which.
function mlflowName(name: string, qualifiers: Qualifiers): string {
  return qualifiers.repository_url?.includes('databricks') ? name.toLowerCase() : name;
}

function pubName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9_]/g, '_');
}

function pypiName(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}
