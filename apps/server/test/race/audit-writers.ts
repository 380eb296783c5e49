import { type AuditViolation, analysisStates, type Finding } from '@waybill/api-contract';
import { cycloneDxVex, vexEntry } from '../../src/features/vex/vex.fixtures.ts';
import { cves } from './documents.ts';
import { type Field, isDone, type Listed, pickFrom, pickProject, type Writer } from './writer.ts';

interface Started {
  token: string;
}

const comment = (field: Field) => `comment ${field.next()}`;

async function pickFinding(field: Field): Promise<{ project: Listed; finding: Finding } | undefined> {
  const project = await pickProject(field);
  if (!project) return undefined;
  const finding = await pickFrom<Finding>(field, `/api/v1/finding/project/${project.uuid}?suppressed=true`);
  return finding ? { project, finding } : undefined;
}

/** The writers of decisions about findings and violations. */
export const auditWriters = {
  decide: async (field) => {
    const picked = await pickFinding(field);
    if (!picked) return;
    const { project, finding } = picked;
    const text = comment(field);
    const answer = await field.client.put('/api/v1/analysis', {
      project: project.uuid,
      component: finding.component.uuid,
      vulnerability: finding.vulnerability.uuid,
      analysisState: field.random.pick(analysisStates),
      isSuppressed: field.random.chance(50),
      comment: text,
    });
    if (isDone('a decision', answer))
      field.acknowledged({ kind: 'comment', comment: text, project: project.uuid });
  },
  decideMany: async (field) => {
    const project = await pickProject(field);
    const path = project ? `project/${project.uuid}/findings` : 'findings';
    const answer = await field.client.post<Started>(
      `/api/waybill/v1/${field.random.chance(30) ? 'findings' : path}/decisions?suppressed=true`,
      {
        selection: { kind: 'filter' },
        analysisState: field.random.pick(['EXPLOITABLE', 'FALSE_POSITIVE', 'NOT_SET']),
        isSuppressed: field.random.chance(40),
        comment: comment(field),
      },
    );
    if (isDone('bulk decisions', answer))
      field.acknowledged({ kind: 'task', token: answer.body.token, what: 'bulk decisions' });
  },
  decideViolation: async (field) => {
    const project = await pickProject(field);
    if (!project) return;
    const violation = await pickFrom<AuditViolation>(
      field,
      `/api/waybill/v1/project/${project.uuid}/violations?pageSize=100`,
    );
    if (!violation) return;
    const text = comment(field);
    const answer = await field.client.put('/api/v1/violation/analysis', {
      component: violation.component.uuid,
      policyViolation: violation.uuid,
      analysisState: field.random.pick(['APPROVED', 'REJECTED', 'NOT_SET']),
      isSuppressed: field.random.chance(40),
      comment: text,
    });
    if (isDone('a decision about a violation', answer))
      field.acknowledged({ kind: 'comment', comment: text, project: project.uuid });
  },
  decideViolations: async (field) => {
    const answer = await field.client.post<Started>('/api/waybill/v1/violations/decisions', {
      selection: { kind: 'filter' },
      analysisState: field.random.pick(['APPROVED', 'REJECTED']),
      isSuppressed: field.random.chance(40),
      comment: comment(field),
    });
    if (isDone('bulk decisions about violations', answer))
      field.acknowledged({ kind: 'task', token: answer.body.token, what: 'bulk decisions about violations' });
  },
  vex: async (field) => {
    const project = await pickProject(field);
    if (!project) return;
    const analysis = { state: field.random.pick(['not_affected', 'exploitable', 'in_triage']) };
    const vex = cycloneDxVex(cves.map((id) => vexEntry(id, 'root', analysis)));
    const answer = await field.client.put<Started>('/api/v1/vex', {
      project: project.uuid,
      vex: Buffer.from(JSON.stringify(vex)).toString('base64'),
    });
    if (isDone('a VEX document', answer))
      field.acknowledged({ kind: 'task', token: answer.body.token, what: 'VEX' });
  },
  assign: async (field) => {
    const project = await pickProject(field);
    if (!project) return;
    const component = await pickFrom<Listed>(field, `/api/v1/component/project/${project.uuid}?pageSize=100`);
    if (!component) return;
    const path = `/api/v1/vulnerability/source/NVD/vuln/${field.random.pick(cves)}/component/${component.uuid}`;
    isDone(
      'an assignment',
      field.random.chance(60) ? await field.client.post(path) : await field.client.delete(path),
    );
  },
} as const satisfies Record<string, Writer>;
