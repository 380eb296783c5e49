import { type Static, Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { printable } from '../../http/contract-text.ts';
import { ValidationError, violation } from '../../http/errors.ts';
import { nullableBoolean, uuidPattern } from '../../http/schema.ts';
import { type App, callerOf } from '../../http/server.ts';
import { trimmed } from '../../http/text.ts';
import { type CloneOptions, cloneProject } from './project-clone.service.ts';

const flag = Type.Optional(nullableBoolean());

/** Contract model `CloneProjectRequest`. */
const cloneBody = Type.Object(
  {
    project: Type.String({ pattern: uuidPattern }),
    version: Type.String({ pattern: printable }),
    includeTags: flag,
    includeProperties: flag,
    /** Old name of `includeComponents`. */
    includeDependencies: flag,
    includeComponents: flag,
    includeServices: flag,
    includeAuditHistory: flag,
    includeACL: flag,
    includePolicyViolations: flag,
    makeCloneLatest: flag,
  },
  { additionalProperties: false },
);

export function projectCloneRoutes(app: App, { db }: Context): void {
  app.put(
    '/api/v1/project/clone',
    { config: { access: 'PORTFOLIO_MANAGEMENT' }, schema: { body: cloneBody, tags: ['project'] } },
    async (request) => {
      const { project, version, makeCloneLatest } = request.body;
      const newVersion = trimmed(version);
      if (newVersion === undefined) {
        throw new ValidationError([violation('version', 'The version must not be blank', version)]);
      }
      const options = optionsOf(request.body);
      const caller = callerOf(request);
      const token = await cloneProject(db, project, newVersion, makeCloneLatest ?? false, options, caller);
      return { token };
    },
  );
}

function optionsOf(body: Static<typeof cloneBody>): CloneOptions {
  return {
    tags: body.includeTags ?? false,
    properties: body.includeProperties ?? false,
    components: (body.includeComponents || body.includeDependencies) ?? false,
    services: body.includeServices ?? false,
    auditHistory: body.includeAuditHistory ?? false,
    acl: body.includeACL ?? false,
  };
}
