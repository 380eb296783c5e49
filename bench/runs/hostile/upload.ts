import { benchPassword } from '../../server-process.ts';
import { type Answer, call, tryPassword } from './call.ts';

/** A token of the administrator of a bench server. */
export async function signInForToken(url: string): Promise<string> {
  const { status, body } = await tryPassword(url, 'admin', benchPassword, '127.0.0.1');
  if (status !== 200) throw new Error(`The bench could not sign in: ${status}`);
  return body;
}

/** A BOM of about 300 bytes, more by what its component is described with. */
export function smallBom(description = 'A thing to hold a page.'): Buffer {
  const components = [
    { type: 'library', name: 'clip', version: '1.0.0', purl: 'pkg:npm/clip@1.0.0', description },
  ];
  return Buffer.from(
    JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components }, null, 1),
  );
}

const boundary = 'waybill-bench';

/** A form that uploads a BOM to a project of its own. */
export function uploadForm(token: string, projectName: string, bom: Buffer) {
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields =
    field('projectName', projectName) + field('projectVersion', '1') + field('autoCreate', 'true');
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="bom"; filename="bom.json"\r\n\r\n`;
  return {
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
    body: Buffer.concat([Buffer.from(fields + file), bom, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Uploads a BOM of 300 bytes. @param giveUpSeconds how long an answer is worth waiting for */
export async function uploadSmallBom(
  url: string,
  token: string,
  projectName: string,
  giveUpSeconds: number,
): Promise<Answer> {
  const { headers, body } = uploadForm(token, projectName, smallBom());
  return call(`${url}api/v1/bom`, { method: 'POST', headers, body, giveUpSeconds });
}
