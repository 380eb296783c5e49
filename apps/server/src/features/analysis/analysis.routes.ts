import type { Context } from '../../feature.ts';
import { ValidationError, violation } from '../../http/errors.ts';
import { isUuid } from '../../http/ids.ts';
import { type App, callerOf } from '../../http/server.ts';
import {
  type AnalysisQuery,
  type AnalysisRequest,
  analysisQuery,
  analysisRequest,
} from './analysis.schema.ts';
import { decideFinding, type FindingKey, getAnalysis } from './analysis.service.ts';
import { viewAnalysis } from './analysis.view.ts';
import type { AnalysisChange } from './analysis-trail.ts';

export function analysisRoutes(app: App, { db }: Context): void {
  app.get(
    '/api/v1/analysis',
    { config: { access: 'VIEW_VULNERABILITY' }, schema: { querystring: analysisQuery, tags: ['analysis'] } },
    async (request, reply) => {
      const wrong = wrongQueryParts(request.query);
      if (wrong.length > 0) return reply.code(400).send(wrong);
      const { project, component = '', vulnerability = '' } = request.query;
      return viewAnalysis(await getAnalysis(db, { project, component, vulnerability }, callerOf(request)));
    },
  );

  app.put(
    '/api/v1/analysis',
    { config: { access: 'VULNERABILITY_ANALYSIS' }, schema: { body: analysisRequest, tags: ['analysis'] } },
    async (request) => {
      const key = keyOf(request.body);
      return viewAnalysis(await decideFinding(db, key, changeOf(request.body), callerOf(request)));
    },
  );
}

/** Contract model `ManualValidationError`, one per wrong parameter. */
function wrongQueryParts(query: AnalysisQuery): { input: string | null; message: string }[] {
  const wrong: { input: string | null; message: string }[] = [];
  const check = (value: string | undefined, name: string, required: boolean) => {
    if (value === undefined ? required : !isUuid(value)) {
      wrong.push({ input: value ?? null, message: `${name} must be a valid UUID` });
    }
  };
  check(query.project, 'project', false);
  check(query.component, 'component', true);
  check(query.vulnerability, 'vulnerability', true);
  return wrong;
}

function keyOf(body: AnalysisRequest): FindingKey {
  const project = body.project ?? undefined;
  const entries: [string, string | undefined][] = [
    ['project', project],
    ['component', body.component],
    ['vulnerability', body.vulnerability],
  ];
  const wrong = entries.filter(([, value]) => value !== undefined && !isUuid(value));
  if (wrong.length > 0) {
    throw new ValidationError(
      wrong.map(([path, value]) => violation(path, `The ${path} must be a valid UUID`, value)),
    );
  }
  return { project, component: body.component, vulnerability: body.vulnerability };
}

function changeOf(body: AnalysisRequest): AnalysisChange {
  const omitted = body.keepOmitted ? undefined : 'NOT_SET';
  return {
    state: body.analysisState ?? omitted,
    justification: body.analysisJustification ?? omitted,
    response: body.analysisResponse ?? omitted,
    details: body.clearDetails ? null : trimmed(body.analysisDetails),
    suppressed: body.isSuppressed ?? body.suppressed ?? undefined,
    comment: trimmed(body.comment),
  };
}

function trimmed(text: string | null | undefined): string | undefined {
  const value = text?.trim();
  return value === '' ? undefined : value;
}
