import type { FastifyReply } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { productVersion } from '../../http/about.ts';
import { attachment, fileNameOf, fullName } from '../../http/attachment.ts';
import { type EndpointCall, endpoints } from '../../http/endpoint.ts';
import { KeptAnswers } from '../../http/kept-answers.ts';
import { sendTexts } from '../../http/send-texts.ts';
import type { App } from '../../http/server.ts';
import { readSetting } from '../config-property/setting.service.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { fpfDocument } from './document/fpf.ts';
import { listProjectFindings } from './document/project-findings.service.ts';
import { sarifDocument } from './document/sarif.ts';
import type { ProjectKey, RecordFilter } from './finding.queries.ts';
import {
  getProject,
  listAudit,
  listFoundFlaws,
  listToldFindings,
  requestAnalysis,
} from './finding.service.ts';
import { getFindingDetails } from './finding-details.service.ts';
import { countUnratedFindings } from './finding-figures.service.ts';
import { projectFilter } from './finding-filter.ts';
import { pageOfFindingGroups } from './project/finding-group.service.ts';

/** An EPSS of this much is worth a look, whatever the severity. */
const likelyEpss = 0.1;
const sarifType = 'application/sarif+json';

/** Longer lists are sent as they are read. */
const maxKept = 1_500;

const projectFindings = 'GET /api/v1/finding/project/{uuid}';

function recordFilter({ suppressed, source, leadingRecord }: EndpointCall<typeof projectFindings>['query']) {
  // A source is one of single records.
  return { withSuppressed: suppressed, source, isFolded: leadingRecord && source === undefined };
}

export function findingRoutes(app: App, { db, now }: Context): void {
  // Several tools ask for the findings of the project that was just built.
  const listed = new KeptAnswers(db).ofWhole<typeof projectFindings>(
    maxKept,
    async ({ path, query, caller }) => {
      const project = await getProject(db, path.uuid, caller.scope);
      return listProjectFindings(db, project, recordFilter(query));
    },
  );
  endpoints(app, {
    [projectFindings]: async (call) => {
      const { path, query, caller, request, reply } = call;
      if (!request.headers.accept?.includes(sarifType)) return listed(call);
      const project = await getProject(db, path.uuid, caller.scope);
      const filter = recordFilter(query);
      const { total = 0 } = await listProjectFindings(db, project, filter);
      return sendSarif(reply.header('x-total-count', total), { db, project, filter, at: now() });
    },

    'GET /api/v1/finding/project/{uuid}/export': async ({ path, query, caller, reply }) => {
      const project = await getProject(db, path.uuid, caller.scope);
      const { batches } = await listProjectFindings(db, project, {
        withSuppressed: false,
        isFolded: query.leadingRecord,
      });
      const at = now();
      const origin = {
        at,
        baseUrl: await readSetting(db, 'general', 'base.url'),
      };
      const name = fullName(fileNameOf({ ...project, kind: 'findings', at, extension: 'fpf' }));
      reply
        .type('application/json')
        .header('content-disposition', `inline; filename=findings-${project.uuid}.fpf; ${name}`);
      return sendTexts(reply, fpfDocument(project, batches, origin));
    },

    'POST /api/v1/finding/project/{uuid}/analyze': async ({ path, caller }) => {
      const { project_id } = await requireProject(db, path.uuid, caller.scope);
      return { token: await requestAnalysis(db, project_id, caller) };
    },

    'GET /api/waybill/v1/project/{uuid}/findings': async ({ path, query, page, caller }) => {
      const { project_id } = await requireProject(db, path.uuid, caller.scope);
      return listAudit(db, project_id, projectFilter(query), page);
    },

    'GET /api/waybill/v1/project/{uuid}/findings/groups': async ({ path, query, page, caller }) => {
      const { project_id } = await requireProject(db, path.uuid, caller.scope);
      const filter = projectFilter({ ...query, everyRecord: false });
      return pageOfFindingGroups(db, project_id, query.by, filter, page);
    },

    'GET /api/waybill/v1/project/{uuid}/findings/unrated': async ({ path, query, caller }) => {
      const { project_id } = await requireProject(db, path.uuid, caller.scope);
      const { minEpss = likelyEpss, suppressed, open } = query;
      return { findings: await countUnratedFindings(db, project_id, minEpss, { suppressed, open }) };
    },

    'GET /api/waybill/v1/project/{uuid}/findings/{component}/{vulnerability}': async ({ path, caller }) => {
      const project = await requireProject(db, path.uuid, caller.scope);
      return getFindingDetails(db, project, path.component, path.vulnerability);
    },
  });
}

interface SarifRequest {
  readonly db: Database;
  readonly project: ProjectKey;
  readonly filter: RecordFilter;
  readonly at: Date;
}

function sendSarif(reply: FastifyReply, { db, project, filter, at }: SarifRequest): Promise<FastifyReply> {
  const document = sarifDocument({
    rules: listFoundFlaws(db, project, filter),
    findings: listToldFindings(db, project, filter),
    isFolded: filter.isFolded === true,
    version: productVersion,
  });
  const fileName = fileNameOf({ ...project, kind: 'findings', at, extension: 'sarif' });
  reply.type(sarifType).header('content-disposition', attachment(fileName, `findings-${project.uuid}.sarif`));
  return sendTexts(reply, document);
}
