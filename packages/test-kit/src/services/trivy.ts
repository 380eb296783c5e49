import type { Service, ServiceAnswer } from './service.ts';

/** The setup of the played Trivy server. */
export type TrivyState = {
  /** Vulnerabilities by name and version of the package, as `left@1.0.0`. */
  vulnerabilities: Readonly<Record<string, readonly Record<string, unknown>[]>>;
  token?: string;
  /** Names that make it refuse a layer as malformed. */
  unreadable?: readonly string[];
};

type Package = { name: string; version: string; identifier?: { purl?: string; bom_ref?: string } };
type BlobInfo = {
  schema_version?: number;
  os?: { family: string; name: string };
  applications?: { type: string; packages: Package[] }[];
  package_infos?: { packages: Package[] }[];
};
type Message = {
  diff_id?: string;
  blob_info?: BlobInfo;
  blob_ids?: string[];
  options?: { pkg_types?: string[]; scanners?: string[] };
};

const systems = new Set(['alma', 'alpine', 'amazon', 'debian', 'redhat', 'rocky', 'ubuntu', 'wolfi']);

/**
 * Plays a Trivy server by Twirp in its JSON form (https://github.com/aquasecurity/trivy/tree/main/rpc): layers are put, scanned and
 * deleted, and packages of a system are found in a layer with that system only.
 */
export function playTrivy(
  state: () => TrivyState,
): Service & { readonly layers: ReadonlyMap<string, unknown> } {
  const layers = new Map<string, BlobInfo>();
  const service: Service = ({ method, path, headers, body }) => {
    const { token, unreadable = [] } = state();
    if (path === '/healthz') return { status: 200, body: 'ok' };
    if (method !== 'POST') return failure(404, 'bad_route', `unsupported method "${method}"`);
    if (token !== undefined && headers['trivy-token'] !== token)
      return failure(401, 'unauthenticated', 'invalid token');
    if (!String(headers['content-type']).startsWith('application/json'))
      return failure(404, 'bad_route', 'unexpected Content-Type');
    const message = JSON.parse(body) as Message;
    switch (path) {
      case '/twirp/trivy.cache.v1.Cache/PutBlob': {
        const { diff_id, blob_info } = message;
        if (!diff_id || !blob_info?.schema_version) return failure(400, 'malformed', 'no layer');
        if (packagesOf(blob_info).some(({ name }) => unreadable.includes(name)))
          return failure(400, 'malformed', 'the json request could not be decoded');
        layers.set(diff_id, blob_info);
        return { status: 200, body: {} };
      }
      case '/twirp/trivy.cache.v1.Cache/DeleteBlobs':
        for (const id of message.blob_ids ?? []) layers.delete(id);
        return { status: 200, body: {} };
      case '/twirp/trivy.scanner.v1.Scanner/Scan':
        return scan(message, layers, state());
      default:
        return failure(404, 'bad_route', `no handler for path "${path}"`);
    }
  };
  return Object.assign(service, { layers });
}

function scan(
  message: Message,
  layers: ReadonlyMap<string, BlobInfo>,
  { vulnerabilities }: TrivyState,
): ServiceAnswer {
  const [id] = message.blob_ids ?? [];
  const layer = id === undefined ? undefined : layers.get(id);
  if (!layer) return failure(500, 'internal', 'failed scan: layer cache missing');
  const { pkg_types = [], scanners = [] } = message.options ?? {};
  const found = (packages: readonly Package[]) =>
    packages.flatMap((pkg) =>
      (vulnerabilities[`${pkg.name}@${pkg.version}`] ?? []).map((one) => ({
        pkg_name: pkg.name,
        installed_version: pkg.version,
        ...one,
        pkg_identifier: {
          purl: pkg.identifier?.purl ?? '',
          bom_ref: pkg.identifier?.bom_ref ?? '',
          uid: 'u',
        },
      })),
    );
  const results: Record<string, unknown>[] = [];
  if (scanners.includes('vuln') && pkg_types.includes('library')) {
    for (const { type, packages } of layer.applications ?? [])
      results.push({ target: type, class: 'lang-pkgs', type, vulnerabilities: found(packages) });
  }
  const system = layer.os && systems.has(layer.os.family) ? layer.os : undefined;
  if (scanners.includes('vuln') && pkg_types.includes('os') && system) {
    const packages = (layer.package_infos ?? []).flatMap((info) => info.packages);
    results.push({ target: id, class: 'os-pkgs', type: system.family, vulnerabilities: found(packages) });
  }
  return { status: 200, body: { os: layer.os ?? null, results, layers: [] } };
}

function packagesOf({ applications = [], package_infos = [] }: BlobInfo): Package[] {
  return [...applications, ...package_infos].flatMap(({ packages }) => packages);
}

function failure(status: number, code: string, msg: string): ServiceAnswer {
  return { status, body: { code, msg } };
}
