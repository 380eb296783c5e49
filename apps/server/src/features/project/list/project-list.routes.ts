import type { Project } from '@waybill/api-contract';
import type { Listing } from '../../../db/list/batches.ts';
import type { Page } from '../../../db/list/page.ts';
import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import { illegalArgument } from '../../../http/errors.ts';
import { KeptAnswers } from '../../../http/kept-answers.ts';
import type { Principal } from '../../../http/principal.ts';
import type { App } from '../../../http/server.ts';
import { trimmed } from '../../../http/text.ts';
import { isClassifier } from '../../component-shape/classifier.ts';
import { requireProject } from '../../project-reference/project-reference.service.ts';
import type { ListView } from '../project-list.service.ts';
import { commonFilter, readProjectFilter, requireClassifier } from './project-filter.ts';
import type { ProjectFilter } from './project-list.queries.ts';
import {
  pageOfChildren,
  pageOfFoldedProjects,
  pageOfMembers,
  pageOfProjects,
  requireTeamId,
} from './project-page.service.ts';

/** The parts of an endpoint's call that every list needs. */
interface ListCall {
  readonly page: Page;
  readonly caller: Principal;
}

export function projectListRoutes(app: App, { db, now }: Context): void {
  const requestOf = ({ page, caller }: ListCall) => ({ page, scope: caller.scope, now: now() });
  const list = (call: ListCall, filter: ProjectFilter, view: ListView = {}): Promise<Listing<Project>> => {
    const isRoots = filter.onlyRoot ?? false;
    const relatives = { parent: isRoots, children: isRoots, document: isRoots };
    const all = { metrics: true, dependencies: true, ...relatives, ...view };
    return pageOfProjects(db, filter, all, requestOf(call));
  };

  const kept = new KeptAnswers(db);
  endpoints(app, {
    'GET /api/v1/project': kept.of(async (call) => {
      const { query } = call;
      const name = trimmed(query.name);
      const team = query.notAssignedToTeamWithUuid;
      const filter: ProjectFilter = {
        ...readProjectFilter(query),
        name,
        notOfTeamId: team === undefined ? undefined : await requireTeamId(db, team),
        ...(name === undefined ? { search: 'name or tag' } : {}),
      };
      return list(call, filter, {
        metrics: name === undefined,
        coverage: query.coverage,
        owner: query.owners,
      });
    }),

    'GET /api/waybill/v1/project/names': kept.of((call) =>
      pageOfFoldedProjects(db, { ...readProjectFilter(call.query), search: 'name or tag' }, requestOf(call)),
    ),

    'GET /api/waybill/v1/project/{uuid}/versions': async (call) => {
      const { name } = await requireProject(db, call.path.uuid, call.caller.scope);
      const filter = { ...readProjectFilter(call.query), name, search: 'name or tag' } as const;
      return pageOfProjects(
        db,
        filter,
        { metrics: true, coverage: true, owner: true, parent: true },
        requestOf(call),
      );
    },

    'GET /api/waybill/v1/project/{uuid}/members': (call) =>
      pageOfMembers(db, call.path.uuid, requestOf(call)),

    'GET /api/v1/project/tag/{tag}': (call) =>
      list(call, { ...commonFilter(call.query), tag: call.path.tag, search: 'name' }),

    'GET /api/v1/project/classifier/{classifier}': async (call) =>
      list(call, { ...commonFilter(call.query), classifier: requireClassifier(call.path.classifier) }),

    'GET /api/v1/project/withoutDescendantsOf/{uuid}': async (call) => {
      const { excludeInactive, name } = call.query;
      const project = await requireProject(db, call.path.uuid, call.caller.scope);
      const filter: ProjectFilter = {
        excludeInactive,
        name: trimmed(name),
        outsideOfId: project.project_id,
        search: 'name or tag',
      };
      return list(call, filter, { parent: true });
    },

    'GET /api/v1/project/{uuid}/children': ({ query: { coverage, owners, ...filter }, path, ...call }) =>
      pageOfChildren(db, path.uuid, { ...filter, search: 'name or tag' }, requestOf(call), {
        coverage,
        owner: owners,
      }),

    'GET /api/v1/project/{uuid}/children/tag/{tag}': (call) => {
      const { uuid, tag } = call.path;
      return pageOfChildren(db, uuid, { ...call.query, tag, search: 'name' }, requestOf(call));
    },

    'GET /api/v1/project/{uuid}/children/classifier/{classifier}': async (call) => {
      const { uuid, classifier } = call.path;
      if (!isClassifier(classifier)) throw illegalArgument(`The classifier "${classifier}" is not known`);
      return pageOfChildren(db, uuid, { ...call.query, classifier }, requestOf(call));
    },
  });
}
