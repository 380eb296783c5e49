import type { CloneProjectBody } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { endpoints } from '../../http/endpoint.ts';
import type { App } from '../../http/server.ts';
import { type CloneOptions, cloneProject } from './project-clone.service.ts';

export function projectCloneRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'PUT /api/v1/project/clone': async ({ body, caller }) => {
      const { project, version, makeCloneLatest } = body;
      const options = optionsOf(body);
      return { token: await cloneProject(db, project, version, makeCloneLatest ?? false, options, caller) };
    },
  });
}

function optionsOf(body: CloneProjectBody): CloneOptions {
  return {
    tags: body.includeTags ?? false,
    properties: body.includeProperties ?? false,
    // `includeDependencies` is the old name.
    components: (body.includeComponents || body.includeDependencies) ?? false,
    services: body.includeServices ?? false,
    auditHistory: body.includeAuditHistory ?? false,
    policyViolations: body.includePolicyViolations ?? false,
    acl: body.includeACL ?? false,
  };
}
