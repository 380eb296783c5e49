import type { ProjectView } from '@waybill/api-contract';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Listing } from '../../db/list/batches.ts';
import type { Context } from '../../feature.ts';
import { illegalArgument, textError } from '../../http/errors.ts';
import { requireUuid, uuidParams } from '../../http/ids.ts';
import { sendListing } from '../../http/json-stream.ts';
import { parsePage } from '../../http/paging.ts';
import { type App, callerOf } from '../../http/server.ts';
import { trimmed } from '../../http/text.ts';
import { isClassifier } from '../component/classifier.ts';
import { requireProject } from '../project-reference/project-reference.service.ts';
import { type ProjectListQuery, projectListQuery } from './project.schema.ts';
import type { ProjectFilter } from './project-list.queries.ts';
import { type ListView, pageOfChildren, pageOfProjects, requireTeamId } from './project-list.service.ts';

const config = { access: 'VIEW_PORTFOLIO' } as const;
const tags = ['project'];
const querystring = projectListQuery;
const tagParams = Type.Object({ tag: Type.String() });
const classifierParams = Type.Object({ classifier: Type.String() });
const childTagParams = Type.Object({ uuid: Type.String(), tag: Type.String() });
const childClassifierParams = Type.Object({ uuid: Type.String(), classifier: Type.String() });

type ListRequest = FastifyRequest<{ Querystring: ProjectListQuery }>;

export function projectListRoutes(app: App, context: Context): void {
  const { db } = context;

  app.get('/api/v1/project', { config, schema: { querystring, tags } }, async (request, reply) => {
    const { name, notAssignedToTeamWithUuid: team } = request.query;
    const exactName = trimmed(name);
    const filter: ProjectFilter = {
      ...commonFilter(request.query),
      ...ownFilter(request.query),
      name: exactName,
      notOfTeamId: team ? await requireTeamId(db, requireUuid(team, 'getProjects.arg')) : undefined,
      ...(exactName === undefined ? { search: 'name or tag' } : {}),
    };
    return sendListing(reply, await list(context, request, filter, { metrics: exactName === undefined }));
  });

  app.get(
    '/api/v1/project/tag/:tag',
    { config, schema: { params: tagParams, querystring, tags } },
    async (request, reply) => {
      const { tag } = request.params;
      return sendListing(
        reply,
        await list(context, request, { ...commonFilter(request.query), tag, search: 'name' }),
      );
    },
  );

  app.get(
    '/api/v1/project/classifier/:classifier',
    { config, schema: { params: classifierParams, querystring, tags } },
    async (request, reply) => {
      const { classifier } = request.params;
      return sendListing(
        reply,
        await list(context, request, {
          ...commonFilter(request.query),
          classifier: requireClassifier(classifier),
        }),
      );
    },
  );

  app.get(
    '/api/v1/project/withoutDescendantsOf/:uuid',
    { config, schema: { params: uuidParams, querystring, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'getProjectsWithoutDescendantsOf.uuid');
      const project = await requireProject(db, uuid, callerOf(request).scope);
      const filter: ProjectFilter = {
        ...commonFilter(request.query),
        name: trimmed(request.query.name),
        outsideOfId: project.project_id,
        search: 'name or tag',
      };
      return sendListing(reply, await list(context, request, filter, { parent: true }));
    },
  );
}

export function projectChildRoutes(app: App, { db, now }: Context): void {
  const children = async (
    request: ListRequest,
    uuid: string,
    filter: ProjectFilter,
  ): Promise<Listing<ProjectView>> => {
    const { excludeInactive } = request.query;
    const all = { ...filter, excludeInactive: isOn(excludeInactive) };
    return pageOfChildren(db, uuid, all, parsePage(request.query), callerOf(request).scope, now());
  };

  app.get(
    '/api/v1/project/:uuid/children',
    { config, schema: { params: uuidParams, querystring, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'getChildrenProjects.uuid');
      return sendListing(reply, await children(request, uuid, { search: 'name or tag' }));
    },
  );

  app.get(
    '/api/v1/project/:uuid/children/tag/:tag',
    { config, schema: { params: childTagParams, querystring, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'getChildrenProjectsByTag.uuid');
      const { tag } = request.params;
      return sendListing(reply, await children(request, uuid, { tag, search: 'name' }));
    },
  );

  app.get(
    '/api/v1/project/:uuid/children/classifier/:classifier',
    { config, schema: { params: childClassifierParams, querystring, tags } },
    async (request, reply) => {
      const uuid = requireUuid(request.params.uuid, 'getChildrenProjectsByClassifier.uuid');
      const { classifier } = request.params;
      if (!isClassifier(classifier)) throw illegalArgument(`The classifier "${classifier}" is not known`);
      return sendListing(reply, await children(request, uuid, { classifier }));
    },
  );
}

async function list(
  { db, now }: Context,
  request: ListRequest,
  filter: ProjectFilter,
  view: ListView = { metrics: true },
): Promise<Listing<ProjectView>> {
  const isRoots = isOn(request.query.onlyRoot);
  const all: ListView = { parent: isRoots, children: isRoots, document: isRoots, ...view };
  return pageOfProjects(db, filter, parsePage(request.query), callerOf(request).scope, all, now());
}

function commonFilter(query: ProjectListQuery): ProjectFilter {
  return { excludeInactive: isOn(query.excludeInactive), onlyRoot: isOn(query.onlyRoot) };
}

/** Ours: by tag and by classifier, beside the search. */
function ownFilter(query: ProjectListQuery): ProjectFilter {
  const tag = trimmed(query.tag);
  const classifier = trimmed(query.classifier);
  return {
    ...(tag === undefined ? {} : { tag }),
    ...(classifier === undefined ? {} : { classifier: requireClassifier(classifier) }),
  };
}

function requireClassifier(text: string): string {
  if (isClassifier(text)) return text;
  throw textError('project.unknown_classifier', 400, `The classifier "${text}" is not known.`);
}

function isOn(text: string | undefined): boolean {
  return text?.trim().toLowerCase() === 'true';
}
