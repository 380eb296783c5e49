import { extractText, getDocumentProxy } from 'unpdf';
import type { TestServer } from '../../../test/server.ts';

interface ReportOptions {
  uuid: string;
  language?: string;
  /** The text after the path. */
  rest?: string;
}

/** Gets a project's report as a client would, and reads its text. */
export async function readReportPdf(
  server: TestServer,
  { key }: { key: string },
  { uuid, language = 'en', rest = '' }: ReportOptions,
) {
  const response = await fetch(`${server.url}/api/waybill/v1/project/${uuid}/report${rest}`, {
    headers: { 'x-api-key': key, 'accept-language': language },
  });
  if (response.status !== 200) throw new Error(await response.text());
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = await document.getMetadata();
  return { headers: response.headers, pages: text, all: text.join('\n'), info: info as { Title: string } };
}
