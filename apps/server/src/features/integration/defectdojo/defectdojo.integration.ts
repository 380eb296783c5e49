import type { FindingVulnerability } from '@waybill/api-contract';
import type { Database } from '../../../db/database.ts';
import { isSettingOn, isTrue } from '../../config-property/setting.service.ts';
import { readTags, readText } from '../integration.settings.ts';
import type { Integration, UploadRun } from '../integration.ts';
import { listSharedValues, type Target } from '../target.queries.ts';
import { listMemories } from '../upload.queries.ts';
import { type FindingsFile, uploadEach } from '../upload-each.ts';
import { requireObject, send } from '../upload-request.ts';
import { probeDefectDojo } from './defectdojo-probe.ts';
import { type DojoAccess, openDojo, scanType } from './dojo-access.ts';
import { chooseTest, listDojoTests } from './dojo-tests.ts';
import { areDistinct, fillIn, ownTitle } from './names.ts';

const engagementProperty = 'defectdojo.engagementId';

/** Imports and reimports findings into tests of DefectDojo (contract §20.2, §26.15). */
export const defectDojo: Integration = {
  id: 'defectdojo',
  title: 'DefectDojo',
  async findObstacle(db) {
    if (!(await isSettingOn(db, 'integrations', 'defectdojo.enabled')))
      return { code: 'DISABLED', text: 'DefectDojo is disabled.' };
    if ((await readText(db, 'defectdojo.url')) === undefined)
      return { code: 'NO_ADDRESS', text: 'The address of DefectDojo is not set.' };
    if ((await readText(db, 'defectdojo.apiKey')) === undefined)
      return { code: 'NO_CREDENTIALS', text: 'There is no key for DefectDojo.' };
    return undefined;
  },
  async ruleOf(db) {
    const takesOthers = await isSettingOn(db, 'integrations', 'defectdojo.auto.enabled');
    return {
      property: engagementProperty,
      ...(takesOthers ? { others: { tags: await readTags(db, 'defectdojo.auto.tags') } } : {}),
    };
  },
  probe: probeDefectDojo,
  async upload(run) {
    const dojo = await openSession(run);
    await uploadEach(run, {
      upload: (target, file) => uploadTo(dojo, target, file),
      targetOf: (target) => targetOf(dojo, target),
      toReader,
    });
  },
};

interface Session {
  readonly run: UploadRun;
  readonly access: DojoAccess;
  readonly isReimporting: boolean;
  readonly patterns: { readonly productType: string; readonly product: string; readonly engagement: string };
  /** Engagements of several projects. */
  readonly shared: ReadonlySet<string>;
  /** The owners of tests, by number. */
  readonly owners: Map<string, number>;
}

async function openSession(run: UploadRun): Promise<Session> {
  const { db } = run;
  const access = await openDojo(run);
  const owners = new Map<string, number>();
  for (const { project_id, memory } of await listMemories(db, 'defectdojo'))
    if (memory.base === access.base && typeof memory.test === 'string') owners.set(memory.test, project_id);
  return {
    run,
    access,
    isReimporting: await isSettingOn(db, 'integrations', 'defectdojo.reimport.enabled'),
    patterns: await readPatterns(db),
    shared: new Set(await listSharedValues(db, engagementProperty)),
    owners,
  };
}

async function readPatterns(db: Database): Promise<Session['patterns']> {
  return {
    productType: (await readText(db, 'defectdojo.product.type')) ?? 'Waybill',
    product: (await readText(db, 'defectdojo.product.pattern')) ?? '{name}',
    engagement: (await readText(db, 'defectdojo.engagement.pattern')) ?? '{version}',
  };
}

/** DefectDojo takes a severity that it does not know for the highest. */
function toReader(vulnerability: FindingVulnerability): FindingVulnerability {
  return vulnerability.severity === 'UNASSIGNED' ? { ...vulnerability, severity: 'INFO' } : vulnerability;
}

function targetOf({ patterns }: Session, target: Target): string {
  const engagement = target.properties[engagementProperty];
  if (engagement !== undefined) return `Engagement ${engagement}`;
  return `${fillIn(patterns.product, target)} / ${fillIn(patterns.engagement, target)}`;
}

async function uploadTo(dojo: Session, target: Target, file: FindingsFile) {
  const { properties } = target;
  const isReimporting = dojo.isReimporting || isTrue(properties['defectdojo.reimport']);
  const engagement = properties[engagementProperty];
  const isShared = engagement !== undefined && dojo.shared.has(engagement);
  // A test of its own, where others could be taken for it.
  const title =
    properties['defectdojo.testTitle'] ??
    (engagement === undefined || isShared ? ownTitle(target) : undefined);
  const place =
    engagement === undefined ? namedPlace(dojo, target) : { fields: { engagement }, isOwn: !isShared };
  const test = isReimporting ? await findTest(dojo, target, title) : undefined;
  // Where no test is known in an engagement that goes by its name, DefectDojo looks for the title.
  const isAgain = test !== undefined || (isReimporting && engagement === undefined);
  return post(dojo, target, file, {
    ...place.fields,
    ...(test === undefined ? {} : { test }),
    ...(title === undefined ? {} : { test_title: title }),
    ...(properties['defectdojo.groupBy'] === undefined ? {} : { group_by: properties['defectdojo.groupBy'] }),
    ...(isAgain ? { do_not_reactivate: `${isTrue(properties['defectdojo.doNotReactivate'])}` } : {}),
    // An import closes what any test of the engagement has and the document has not, a reimport only what its own test has.
    close_old_findings: `${isAgain || place.isOwn}`,
    path: isAgain ? 'api/v2/reimport-scan/' : 'api/v2/import-scan/',
  });
}

function namedPlace({ patterns }: Session, target: Target) {
  return {
    fields: {
      product_type_name: patterns.productType,
      product_name: fillIn(patterns.product, target),
      engagement_name: fillIn(patterns.engagement, target),
      auto_create_context: 'true',
    },
    isOwn: areDistinct(patterns.product, patterns.engagement),
  };
}

/** The number of the project's own test; undefined when there is none yet. */
async function findTest(
  dojo: Session,
  target: Target,
  title: string | undefined,
): Promise<string | undefined> {
  const { memory, properties, project_id } = target;
  const isHere = memory?.base === dojo.access.base;
  const engagement =
    properties[engagementProperty] ?? (isHere && memory?.engagement ? `${memory.engagement}` : undefined);
  if (engagement === undefined) return undefined;
  const tests = await listDojoTests(dojo.run, dojo.access, engagement);
  const isTaken = (id: string) => (dojo.owners.get(id) ?? project_id) !== project_id;
  const remembered = isHere && memory?.test ? `${memory.test}` : undefined;
  const chosenTitle = properties['defectdojo.testTitle'];
  return chooseTest(tests, { remembered, chosenTitle, title, isTaken })?.id;
}

async function post(
  { run, access, owners }: Session,
  { project_id, properties }: Target,
  file: FindingsFile,
  { path, ...fields }: Readonly<Record<string, string>> & { readonly path: string },
) {
  const url = access.at(path);
  const { text } = await send(run, {
    url,
    method: 'POST',
    headers: access.headers,
    fields: {
      scan_type: scanType,
      verified: `${isTrue(properties['defectdojo.verified'] ?? 'true')}`,
      active: 'true',
      minimum_severity: 'Info',
      push_to_jira: 'false',
      scan_date: run.job.now().toISOString().slice(0, 10),
      ...fields,
    },
    file: { name: 'file', fileName: 'findings.json', type: 'application/octet-stream', path: file.path },
    expects: [201],
    secrets: access.secrets,
  });
  const answer = requireObject(text, url);
  const test = answer.test_id ?? answer.test;
  if (typeof test !== 'number' && typeof test !== 'string') return {};
  owners.set(`${test}`, project_id);
  const engagement = answer.engagement_id ?? fields.engagement;
  return {
    memory: {
      base: access.base,
      test: `${test}`,
      ...(typeof engagement === 'number' || typeof engagement === 'string'
        ? { engagement: `${engagement}` }
        : {}),
    },
  };
}
