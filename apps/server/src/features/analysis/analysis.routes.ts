import type { ManualValidationError, UpdateAnalysisBody } from '@waybill/api-contract';
import { inTransaction } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import { ValidationError, violation } from '../../http/errors.ts';
import type { App } from '../../http/server.ts';
import { decideFinding, getAnalysis } from './analysis.service.ts';
import { viewAnalysis } from './analysis.view.ts';
import type { AnalysisChange } from './analysis-trail.ts';

export function analysisRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/v1/analysis': async ({ query, caller, reply }) => {
      const wrong = wrongParameters(query);
      if (wrong.length > 0) return reply.code(400).send(wrong);
      const { project, component = '', vulnerability = '' } = query;
      return viewAnalysis(await getAnalysis(db, { project, component, vulnerability }, caller));
    },

    'PUT /api/v1/analysis': async ({ body, caller }) => {
      const key = {
        project: body.project ?? undefined,
        component: body.component,
        vulnerability: body.vulnerability,
      };
      checkUuids(key);
      const reach = { withAliases: body.aliases === true, components: body.components ?? [] };
      return viewAnalysis(
        await inTransaction(db, (trx) => decideFinding(trx, key, changeOf(body), caller, reach)),
      );
    },
  });
}

/** The key of a finding, not yet checked. */
interface GivenKey {
  project: string | undefined;
  component: string | undefined;
  vulnerability: string | undefined;
}

/** One of these for each wrong parameter: this endpoint has an answer of its own for them (contract §1.3). */
function wrongParameters({ project, component, vulnerability }: GivenKey): ManualValidationError[] {
  const wrong = [];
  if (project !== undefined && !isUuid(project)) wrong.push(notUuid('project', project));
  if (component === undefined || !isUuid(component)) wrong.push(notUuid('component', component));
  if (vulnerability === undefined || !isUuid(vulnerability))
    wrong.push(notUuid('vulnerability', vulnerability));
  return wrong;
}

function notUuid(name: string, value: string | undefined): ManualValidationError {
  return { input: value ?? null, message: `${name} must be a valid UUID` };
}

function checkUuids(key: GivenKey): void {
  const wrong = Object.entries(key).filter(([, value]) => value !== undefined && !isUuid(value));
  if (wrong.length === 0) return;
  throw new ValidationError(
    wrong.map(([name, value]) => violation(name, `The ${name} must be a valid UUID`, value)),
  );
}

/** Without `partial`, a request resets what it leaves out (contract §11). */
function changeOf(body: UpdateAnalysisBody): AnalysisChange {
  const leftOut = body.partial ? undefined : 'NOT_SET';
  return {
    state: body.analysisState ?? leftOut,
    justification: body.analysisJustification ?? leftOut,
    response: body.analysisResponse ?? leftOut,
    details: body.clearDetails ? null : (body.analysisDetails ?? undefined),
    suppressed: body.isSuppressed ?? body.suppressed ?? undefined,
    comment: body.comment ?? undefined,
  };
}
