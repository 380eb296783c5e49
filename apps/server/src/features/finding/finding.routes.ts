import { Readable } from 'node:stream';
import { type AnalysisState, analysisStates, severities } from '@waybill/api-contract';
import type { FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../feature.ts';
import { productVersion } from '../../http/about.ts';
import { illegalArgument, notFound } from '../../http/errors.ts';
import { isUuid, requireUuid, uuidParams } from '../../http/ids.ts';
import { sendJsonArray, sendListing } from '../../http/json-stream.ts';
import { pagingQuery, parsePage } from '../../http/paging.ts';
import { type App, callerOf } from '../../http/server.ts';
import { readSetting } from '../config-property/setting.service.ts';
import { cweName } from '../vulnerability/cwe.service.ts';
import type { AuditFilter } from './audit-list.queries.ts';
import type { FindingFilter, ProjectKey } from './finding.queries.ts';
import {
  countProjectFindings,
  getProject,
  listAudit,
  listFoundVulns,
  listProjectFindings,
  listSarifFindings,
  requestAnalysis,
} from './finding.service.ts';
import { fpfDocument } from './fpf.ts';
import { sarifDocument } from './sarif.ts';

const view = { access: 'VIEW_VULNERABILITY' } as const;
const tags = ['finding'];
const sources = [
  'NVD',
  'NPM',
  'GITHUB',
  'VULNDB',
  'OSSINDEX',
  'RETIREJS',
  'INTERNAL',
  'OSV',
  'SNYK',
  'TRIVY',
  'UNKNOWN',
];

const findingQuery = Type.Object({
  suppressed: Type.Optional(Type.String()),
  source: Type.Optional(Type.String()),
});

const sarifType = 'application/sarif+json';

const auditQuery = Type.Object({
  ...pagingQuery,
  suppressed: Type.Optional(Type.String()),
  severity: Type.Optional(Type.String({ description: 'Comma list of severities' })),
  state: Type.Optional(Type.String({ description: 'Comma list of analysis states' })),
  component: Type.Optional(Type.String({ description: 'uuid of a component' })),
  vulnerability: Type.Optional(Type.String({ description: 'Id or uuid of a vulnerability' })),
});

export function findingRoutes(app: App, { db, now }: Context): void {
  app.get(
    '/api/v1/finding/project/:uuid',
    { config: view, schema: { params: uuidParams, querystring: findingQuery, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'getFindingsByProject.uuid');
      const filter = { withSuppressed: isTrue(request.query.suppressed), source: request.query.source };
      // The contract answers an unknown source as a failed parameter conversion.
      if (filter.source !== undefined && !sources.includes(filter.source))
        throw notFound('vulnerability source');
      const project = await getProject(db, uuid, callerOf(request).scope);
      reply.header('x-total-count', await countProjectFindings(db, project, filter));
      if (request.headers.accept?.includes(sarifType)) return sendSarif(reply, db, project, filter);
      return sendJsonArray(reply, listProjectFindings(db, project, filter), (finding) => finding);
    },
  );

  app.get(
    '/api/v1/finding/project/:uuid/export',
    { config: view, schema: { params: uuidParams, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'exportFindingsByProject.uuid');
      const project = await getProject(db, uuid, callerOf(request).scope);
      const findings = listProjectFindings(db, project, { withSuppressed: false });
      reply.header('content-disposition', `inline; filename=findings-${uuid}.fpf`).type('application/json');
      return reply.send(
        Readable.from(
          fpfDocument(project, findings, {
            version: productVersion,
            at: now(),
            baseUrl: await readSetting(db, 'general', 'base.url'),
          }),
          { objectMode: false },
        ),
      );
    },
  );

  app.post(
    '/api/v1/finding/project/:uuid/analyze',
    { config: view, schema: { params: uuidParams, tags } },
    async (request) => {
      const uuid = requireUuid(request.params.uuid, 'analyzeProject.uuid');
      const project = await getProject(db, uuid, callerOf(request).scope);
      return { token: await requestAnalysis(db, project) };
    },
  );

  app.get(
    '/api/waybill/v1/project/:uuid/findings',
    { config: view, schema: { params: uuidParams, querystring: auditQuery, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'uuid');
      const filter = auditFilter(request.query);
      const project = await getProject(db, uuid, callerOf(request).scope);
      return sendListing(reply, await listAudit(db, project, filter, parsePage(request.query)));
    },
  );
}

function sendSarif(
  reply: FastifyReply,
  db: Database,
  project: ProjectKey,
  filter: FindingFilter,
): FastifyReply {
  const document = sarifDocument({
    rules: listFoundVulns(db, project, filter),
    findings: listSarifFindings(db, project, filter),
    version: productVersion,
    cweName,
  });
  return reply
    .type(sarifType)
    .header('content-disposition', `attachment; filename="findings-${project.uuid}.sarif"`)
    .send(Readable.from(document, { objectMode: false }));
}

function auditFilter(query: Static<typeof auditQuery>): AuditFilter {
  if (query.component !== undefined && !isUuid(query.component)) {
    throw illegalArgument(`component: "${query.component}" is not a uuid`);
  }
  return {
    withSuppressed: isTrue(query.suppressed),
    severities: listOf(query.severity, severities, 'severity').map((name) => 5 - severities.indexOf(name)),
    states: listOf<AnalysisState>(query.state, analysisStates, 'state'),
    component: query.component,
    vulnerability: query.vulnerability,
  };
}

/** How the contract reads a boolean parameter. */
function isTrue(text: string | undefined): boolean {
  return text?.trim().toLowerCase() === 'true';
}

/** A comma list of known words. @throws 400 naming the first unknown one */
function listOf<T extends string>(text: string | undefined, known: readonly T[], name: string): T[] {
  const words = (text ?? '').split(',').filter((word) => word !== '');
  return words.map((word) => {
    const match = known.find((candidate) => candidate === word);
    if (match === undefined) throw illegalArgument(`${name}: "${word}" is not one of ${known.join(', ')}`);
    return match;
  });
}
