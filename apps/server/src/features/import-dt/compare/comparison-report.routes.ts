import type { Context } from '../../../feature.ts';
import { attachment, fileNameOf } from '../../../http/attachment.ts';
import { endpoints } from '../../../http/endpoint.ts';
import { notFound } from '../../../http/errors.ts';
import type { App } from '../../../http/server.ts';
import { chooseLanguage, reportLocale } from '../../report/words/report-language.ts';
import { viewTables } from '../run/import-run.view.ts';
import { readComparison } from './comparison.service.ts';
import { viewComparison, viewDifference } from './comparison.view.ts';
import { listDifferences } from './difference-list.queries.ts';
import { findTables } from './other-installation.queries.ts';
import { comparisonPdf } from './pdf/comparison-pdf.ts';

/** More are no reading for paper, and memory stays small. */
const mostDifferences = 1_000;
const gravestFirst = { field: 'severity', descending: true };
const toLookAt = { side: undefined, cause: undefined, detail: undefined, project: undefined, open: true };

export function comparisonReportRoutes(app: App, { db, now }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/import/dt/comparison/report': async ({ caller, request, reply }) => {
      const comparison = await readComparison(db, caller.scope);
      if (!comparison.installation) throw notFound('comparison');
      const page = { offset: 0, limit: mostDifferences, search: undefined, order: gravestFirst };
      const { rows, total = rows.length } = await listDifferences(db, toLookAt, page, caller.scope);
      const locale = reportLocale(chooseLanguage(request.headers['accept-language']));
      const created = now();
      const report = {
        comparison: viewComparison(comparison),
        tables: viewTables(await findTables(db)),
        differences: rows.map(viewDifference),
        total,
        createdBy: caller.name,
        created,
      };
      const file = {
        name: 'Dependency-Track',
        version: null,
        kind: 'comparison',
        at: created,
        extension: 'pdf',
      };
      return reply
        .type('application/pdf')
        .header('content-language', locale.language)
        .header('content-disposition', attachment(fileNameOf(file)))
        .send(comparisonPdf(report, locale));
    },
  });
}
