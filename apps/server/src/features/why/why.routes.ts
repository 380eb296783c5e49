import { Type } from 'typebox';
import type { Context } from '../../feature.ts';
import { illegalArgument } from '../../http/errors.ts';
import { isUuid } from '../../http/ids.ts';
import { type App, callerOf } from '../../http/server.ts';
import { explain } from './why.service.ts';

const query = Type.Object({
  component: Type.String({ description: 'uuid of the component' }),
  vulnerability: Type.String({ description: 'source and id, such as NVD/CVE-2021-44228' }),
});

export function whyRoutes(app: App, { db }: Context): void {
  app.get(
    '/api/waybill/v1/why',
    { config: { access: 'VIEW_VULNERABILITY' }, schema: { querystring: query, tags: ['why'] } },
    async (request) => {
      const { component, vulnerability } = request.query;
      if (!isUuid(component)) throw illegalArgument(`component: "${component}" is not a uuid`);
      return explain(db, component, parseVulnerability(vulnerability), callerOf(request).scope);
    },
  );
}

function parseVulnerability(text: string): { source: string; vulnId: string } {
  const slash = text.indexOf('/');
  if (slash <= 0 || slash === text.length - 1) {
    throw illegalArgument(
      `vulnerability: "${text}" is not of the form source/id, such as NVD/CVE-2021-44228`,
    );
  }
  return { source: text.slice(0, slash), vulnId: text.slice(slash + 1) };
}
