import { sign } from 'node:crypto';
import type { SigningKey } from './minisign.ts';

interface Subject {
  name: string;
  sha256: string;
}

export interface Build {
  version: string;
  commit: string;
  /** SHA-256 of package-lock.json, from which all packages follow. */
  lockSha256: string;
  /** Versions of what built. */
  node: string;
}

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/** How the files came to be: an in-toto statement with a SLSA 1.0 provenance (https://slsa.dev/spec/v1.0/provenance). */
export function provenance(subjects: readonly Subject[], build: Build): object {
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:waybill:build:npm-run-release:v1',
        externalParameters: { command: 'npm run release', version: build.version },
        internalParameters: { node: build.node },
        resolvedDependencies: [
          { uri: 'git+file:.', digest: { gitCommit: build.commit } },
          { uri: 'file:package-lock.json', digest: { sha256: build.lockSha256 } },
        ],
      },
      runDetails: {
        builder: { id: 'urn:waybill:builder:checkout' },
      },
    },
  };
}

/**
 * A statement in its envelope (DSSE, https://github.com/secure-systems-lab/dsse), one line of JSON as in-toto stores it. Without a key
 * it has no signature, and who verifies refuses it.
 */
export function envelope(statement: object, key: SigningKey | undefined): string {
  const payload = Buffer.from(JSON.stringify(statement));
  const head = `DSSEv1 ${PAYLOAD_TYPE.length} ${PAYLOAD_TYPE} ${payload.length} `;
  const signatures = key
    ? [
        {
          keyid: key.id.toString('hex'),
          sig: sign(null, Buffer.concat([Buffer.from(head), payload]), key.key).toString('base64'),
        },
      ]
    : [];
  return `${JSON.stringify({ payloadType: PAYLOAD_TYPE, payload: payload.toString('base64'), signatures })}\n`;
}
