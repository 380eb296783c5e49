import { createHash } from 'node:crypto';
import { renderAnswer, type Service, type ServiceAnswer, type ServiceRequest } from '../services/service.ts';

/** A version of a played package. */
export type PlayedVersion = {
  version: string;
  /** ISO 8601, in UTC. */
  published?: string;
  /** Taken back by its author: no registry tells it as the latest one. */
  isWithdrawn?: boolean;
  /** The content of its file. Registries publish digests of it. */
  content?: string;
};

/** A package of a played registry; the versions in the order in which they came. */
export type PlayedPackage = {
  namespace?: string;
  name: string;
  versions: readonly PlayedVersion[];
};

/** The setup of a played registry. */
export type RegistryState = {
  packages: readonly PlayedPackage[];
  /** The required `authorization` header. Absent: no sign-in is needed. */
  authorization?: string;
};

/** How a registry answers; undefined for a path that it does not have. */
export type Protocol = (
  request: ServiceRequest,
  packages: readonly PlayedPackage[],
) => ServiceAnswer | undefined;

/** A wrong address shows by this status, which no real server sends. */
const noSuchPath = 599;

/**
 * Plays a registry: credentials, callers without a name, and `ETag` with 304. The protocol supplies the
 * content.
 */
export function playProtocol(protocol: Protocol, state: () => RegistryState): Service {
  return (request) => {
    const { packages, authorization } = state();
    const { headers } = request;
    if (/^(|undici|node)$/.test(String(headers['user-agent'] ?? ''))) {
      return { status: 403, body: 'We require that all requests include a User-Agent header.' };
    }
    if (headers.authorization !== authorization) {
      return {
        status: 401,
        headers: { 'www-authenticate': 'Basic realm="packages"' },
        body: { error: 'sign in' },
      };
    }
    const answer = protocol(request, packages) ?? {
      status: noSuchPath,
      body: `No registry has ${request.path}`,
    };
    return answer.status === 200 ? withEtag(request, answer) : answer;
  };
}

function withEtag({ headers }: ServiceRequest, answer: ServiceAnswer): ServiceAnswer {
  const etag = `"${createHash('sha1').update(renderAnswer(answer).bytes).digest('hex')}"`;
  if (headers['if-none-match'] === etag) return { status: 304, headers: { etag } };
  return { ...answer, headers: { ...answer.headers, etag } };
}

/** The version that a registry tells as the latest one. */
export function latestOf({ versions }: PlayedPackage): PlayedVersion | undefined {
  return versions.findLast(({ isWithdrawn }) => !isWithdrawn);
}

/** The digest of a version's file. */
export function digestOf({ version, content = version }: PlayedVersion, algorithm: string): string {
  return createHash(algorithm).update(content).digest('hex');
}

/** The parts of a path, decoded one by one. */
export function partsOf(path: string): string[] {
  return path.slice(1).split('/').map(decodeURIComponent);
}

export function findPackage(packages: readonly PlayedPackage[], full: string): PlayedPackage | undefined {
  return packages.find(
    ({ namespace, name }) => (namespace === undefined ? name : `${namespace}/${name}`) === full,
  );
}
