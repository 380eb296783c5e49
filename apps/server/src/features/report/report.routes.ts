import type { Context } from '../../feature.ts';
import { attachment, fileNameOf } from '../../http/attachment.ts';
import { endpoints } from '../../http/endpoint.ts';
import { illegalArgument } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import { reportPdf } from './pdf/report-pdf.ts';
import { buildReport } from './report.service.ts';
import { chooseLanguage, reportLocale } from './words/report-language.ts';

const maxRecipient = 200;

export function reportRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/project/{uuid}/report': async ({ path, query, caller, request, reply }) => {
      const recipient = readRecipient(query.for);
      const at = now();
      const report = await buildReport(db, { uuid: path.uuid, caller, recipient, now: at });
      const { name, version = null } = report.project;
      const locale = reportLocale(chooseLanguage(request.headers['accept-language']));
      return reply
        .type('application/pdf')
        .header('content-language', locale.language)
        .header(
          'content-disposition',
          attachment(fileNameOf({ name, version, kind: 'report', at, extension: 'pdf' })),
        )
        .send(reportPdf(report, locale));
    },

    'GET /api/waybill/v1/project/{uuid}/report/data': async ({ path, query, caller }) =>
      buildReport(db, { uuid: path.uuid, caller, recipient: readRecipient(query.for), now: now() }),
  });
}

/** @throws 400 when it is longer than a line of the cover */
function readRecipient(text: string | undefined): string | undefined {
  const recipient = text?.trim();
  if (recipient === undefined || recipient === '') return undefined;
  if (recipient.length > maxRecipient)
    throw illegalArgument(`"for" has ${recipient.length} characters; at most ${maxRecipient} are allowed.`);
  return recipient;
}
