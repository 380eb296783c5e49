import type { ProjectSums } from '@waybill/api-contract';
import type { Context } from '../../../feature.ts';
import { endpoints } from '../../../http/endpoint.ts';
import { ValidationError, violation } from '../../../http/errors.ts';
import { present } from '../../../http/present.ts';
import type { App } from '../../../http/server.ts';
import { coverageOfMembers } from '../../coverage/kept-coverage.service.ts';
import { riskScore } from '../../metrics/counts.ts';
import { type ProjectSumsRow, summedMembers, sumProjects } from './project-sums.queries.ts';

const maxProjects = 100;

export function projectSumsRoutes(app: App, { db }: Context): void {
  endpoints(app, {
    'GET /api/waybill/v1/project/sums': async ({ query: { project }, caller }) => {
      if (project.length > maxProjects) {
        throw new ValidationError([
          violation('project', `size must be between 0 and ${maxProjects}`, project.length),
        ]);
      }
      const [rows, coverageOf] = await Promise.all([
        sumProjects(db, project, caller.scope),
        coverageOfMembers(db, summedMembers(project, caller.scope)),
      ]);
      return rows.map((row) => ({ ...viewSums(row), ...present('coverage', coverageOf(row.project_id)) }));
    },
  });
}

function viewSums(row: ProjectSumsRow): ProjectSums {
  return {
    uuid: row.uuid,
    projects: row.projects,
    components: row.comps,
    vulnerableComponents: row.vcomps,
    critical: row.c4,
    high: row.c3,
    medium: row.c2,
    low: row.c1,
    unassigned: row.c0,
    vulnerabilities: row.c4 + row.c3 + row.c2 + row.c1 + row.c0,
    findings: row.findings,
    audited: row.audited,
    suppressed: row.suppressed,
    inheritedRiskScore: riskScore(row),
    ...present('lastBomImport', row.last_bom_import?.getTime()),
  };
}
