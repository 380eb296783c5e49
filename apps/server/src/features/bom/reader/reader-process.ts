import { readBom, readVexClaims } from '@waybill/sbom';
import { validateBom } from '@waybill/sbom/node';
import { createInternalRule } from '../../component-internal/internal-rule.ts';
import { createLicenseBook } from '../../license/license-book.ts';
import { oddEscapeWarnings } from '../prepare/odd-escapes.ts';
import { prepareBom } from '../prepare/prepare-bom.ts';
import {
  type ListName,
  type PrepareSettings,
  partSize,
  type ReaderRequest,
  type ReaderResponse,
} from './reader-protocol.ts';

/*
 * The process that checks and normalizes documents. The server process therefore never blocks and survives
 * every document. Long lists are sent in parts.
 */

const send = (response: ReaderResponse) => {
  process.send?.(response);
};

process.on('message', (request: ReaderRequest) => {
  answer(request).catch((error: unknown) => {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  });
});

// A signal to the whole group is for the server, which may still want its answer; with the server the channel goes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });

async function answer(request: ReaderRequest): Promise<void> {
  switch (request.kind) {
    case 'validate':
      return validate(request.bytes);
    case 'prepare':
      return prepare(request.bytes, request.settings);
    case 'check-vex':
      return checkVex(request.bytes);
    case 'read-vex':
      return readVex(request.bytes);
  }
}

async function validate(bytes: Uint8Array): Promise<void> {
  const result = await validateBom(bytes);
  if (result.ok) send({ kind: 'valid', specVersion: result.specVersion });
  else send({ kind: 'refused', refusal: result });
}

async function prepare(bytes: Uint8Array, settings: PrepareSettings): Promise<void> {
  const result = readBom(bytes);
  if (!result.ok) {
    send({ kind: 'refused', refusal: result });
    return;
  }
  const bom = prepareBom(result.bom, {
    licenses: createLicenseBook(settings.licenses),
    isInternal: createInternalRule(settings.internal),
  });
  sendParts('components', bom.components);
  sendParts('services', bom.services);
  const odd = result.format === 'json' ? oddEscapeWarnings(bytes) : [];
  send({
    kind: 'prepared',
    bom: { ...bom, warnings: [...odd, ...bom.warnings], components: [], services: [] },
  });
}

async function checkVex(bytes: Uint8Array): Promise<void> {
  const read = readVexClaims(bytes);
  const format = read.ok ? read.format : 'cyclonedx';
  const result = format === 'cyclonedx' ? await validateBom(bytes) : read;
  // A document that its schema accepts may still exceed the reading limits.
  const refusal = result.ok ? read : result;
  if (refusal.ok) send({ kind: 'vex-checked', format });
  else send({ kind: 'refused', refusal: { ...refusal, title: 'The uploaded VEX is invalid' } });
}

async function readVex(bytes: Uint8Array): Promise<void> {
  const result = readVexClaims(bytes);
  if (!result.ok) {
    send({ kind: 'refused', refusal: result });
    return;
  }
  const { format, specVersion, claims } = result;
  sendParts('claims', claims);
  send({ kind: 'vex-read', vex: { format, specVersion, claims: [] } });
}

function sendParts(list: ListName, items: readonly unknown[]): void {
  for (let i = 0; i < items.length; i += partSize) {
    send({ kind: 'part', list, items: items.slice(i, i + partSize) });
  }
}
