import { readSharedText } from '@waybill/test-kit';
import protobuf from 'protobufjs';
import textformat from 'protobufjs/ext/textformat.js';

textformat.install();

const messages = new Map<string, protobuf.Type>();

/** The bytes of a Protocol Buffers case that the specification gives as text, such as `1.6/valid-bom-1.6.textproto`. */
export function encodeTextproto(path: string): Uint8Array {
  const version = path.slice(0, path.indexOf('/'));
  const type = messages.get(version) ?? loadMessages(version);
  messages.set(version, type);
  return type.encode(type.fromText(pairSurrogates(readSharedText(`cyclonedx-spec/cases/${path}`)))).finish();
}

/** Messages of one version, from the published description. */
function loadMessages(version: string): protobuf.Type {
  const description = readSharedText(`cyclonedx-spec/schema/bom-${version}.proto`);
  const { root } = protobuf.parse(description, { keepCase: true });
  root.addJSON(protobuf.common.get('google/protobuf/timestamp.proto')?.nested ?? {});
  return root.lookupType(`cyclonedx.v${version.replace('.', '_')}.Bom`);
}

/** The text parser refuses a character written as two escapes, as two cases do. */
function pairSurrogates(text: string): string {
  return text.replaceAll(/\\u(D[89AB]..)\\u(D[CDEF]..)/g, (_, high, low) =>
    String.fromCharCode(Number.parseInt(high, 16), Number.parseInt(low, 16)),
  );
}
