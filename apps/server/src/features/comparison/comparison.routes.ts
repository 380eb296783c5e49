import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { storedState, storedType } from '../policy/violation-words.ts';
import { storedSeverity } from '../vulnerability/facts/severity.ts';
import { compareProjects } from './comparison.service.ts';
import {
  viewComparedComponent,
  viewComparedFinding,
  viewComparedLicense,
  viewComparedViolation,
} from './comparison.view.ts';
import { listComparedComponents } from './component-comparison.queries.ts';
import { listComparedFindings } from './finding-comparison.queries.ts';
import { listComparedLicenses } from './license-comparison.queries.ts';
import { requirePair } from './project-pair.ts';
import { listComparedViolations } from './violation-comparison.queries.ts';

export function comparisonRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/comparison': ({ query, caller }) => compareProjects(db, query, caller),

    'GET /api/waybill/v1/comparison/components': async ({ query, page, caller }) => {
      const pair = await requirePair(db, query, caller.scope);
      const { rows, ...others } = await listComparedComponents(db, pair, query.change, page);
      return { ...others, rows: rows.map(viewComparedComponent) };
    },

    'GET /api/waybill/v1/comparison/findings': async ({ query, page, caller }) => {
      const pair = await requirePair(db, query, caller.scope);
      const filter = {
        changes: query.change,
        severities: query.severity.map(storedSeverity),
        withSuppressed: query.suppressed,
      };
      const { rows, ...others } = await listComparedFindings(db, pair, filter, page);
      return { ...others, rows: rows.map(viewComparedFinding) };
    },

    'GET /api/waybill/v1/comparison/violations': async ({ query, page, caller }) => {
      const pair = await requirePair(db, query, caller.scope);
      const filter = {
        changes: query.change,
        states: query.state.map(storedState),
        types: query.type.map(storedType),
        withSuppressed: query.suppressed,
      };
      const { rows, ...others } = await listComparedViolations(db, pair, filter, page);
      return { ...others, rows: rows.map(viewComparedViolation) };
    },

    'GET /api/waybill/v1/comparison/licenses': async ({ query, page, caller }) => {
      const pair = await requirePair(db, query, caller.scope);
      const { rows, ...others } = await listComparedLicenses(db, pair, query.change, page);
      return { ...others, rows: rows.map(viewComparedLicense) };
    },
  });
}
