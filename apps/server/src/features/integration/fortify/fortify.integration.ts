import { fileBelow } from '../../../outgoing/file-below.ts';
import { isSettingOn } from '../../config-property/setting.service.ts';
import { readAddress, readSecret, readText } from '../integration.settings.ts';
import type { Integration, UploadRun } from '../integration.ts';
import type { Target } from '../target.queries.ts';
import { type FindingsFile, uploadEach } from '../upload-each.ts';
import { UploadError } from '../upload-error.ts';
import { requireObject, send } from '../upload-request.ts';
import { fortifyAuthorization } from './fortify-authorization.ts';
import { probeFortify } from './fortify-probe.ts';

const versionProperty = 'fortify.ssc.applicationId';
/** SSC's code for an upload that it processes in the background. */
const takenCode = '-10001';

/** Uploads findings to application versions of Fortify Software Security Center (contract §20.3). */
export const fortify: Integration = {
  id: 'fortify-ssc',
  title: 'Fortify SSC',
  async findObstacle(db) {
    if (!(await isSettingOn(db, 'integrations', 'fortify.ssc.enabled')))
      return { code: 'DISABLED', text: 'Fortify SSC is disabled.' };
    if ((await readText(db, 'fortify.ssc.url')) === undefined)
      return { code: 'NO_ADDRESS', text: 'The address of Fortify SSC is not set.' };
    if ((await readText(db, 'fortify.ssc.token')) === undefined)
      return { code: 'NO_CREDENTIALS', text: 'There is no token for Fortify SSC.' };
    return undefined;
  },
  ruleOf: async () => ({ property: versionProperty }),
  probe: probeFortify,
  async upload(run) {
    const base = await readAddress(run.db, 'fortify.ssc.url');
    const token = await readSecret(run, 'fortify.ssc.token');
    await uploadEach(run, {
      upload: (target, file) => uploadTo(run, { base, token }, target, file),
      targetOf: ({ properties }) => `Application version ${properties[versionProperty]}`,
    });
  },
};

interface Access {
  readonly base: URL;
  readonly token: string;
}

async function uploadTo(run: UploadRun, access: Access, { properties }: Target, file: FindingsFile) {
  const fileToken = await makeFileToken(run, access);
  const url = fileBelow(access.base, 'upload/resultFileUpload.html');
  url.searchParams.set('engineType', 'DEPENDENCY_TRACK');
  url.searchParams.set('mat', fileToken);
  url.searchParams.set('entityId', properties[versionProperty] ?? '');
  const { text } = await send(run, {
    url,
    method: 'POST',
    headers: { accept: 'application/xml' },
    file: { name: 'files[]', fileName: 'findings.json', type: 'application/octet-stream', path: file.path },
    expects: [200],
    secrets: [access.token, fileToken],
  });
  requireTaken(text, url);
  return {};
}

/** A token that is good for one upload. */
async function makeFileToken(run: UploadRun, { base, token }: Access): Promise<string> {
  const url = fileBelow(base, 'api/v1/fileTokens');
  const authorization = fortifyAuthorization(token);
  const { text } = await send(run, {
    url,
    method: 'POST',
    headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ fileTokenType: 'UPLOAD' }),
    expects: [201],
    secrets: [token],
  });
  const made: unknown = Object(requireObject(text, url).data).token;
  if (typeof made === 'string' && made !== '') return made;
  throw new UploadError('garbled', `${url.origin} sent no token for the upload.`, { isOfHost: true });
}

/** SSC tells trouble with a good status, too: the code in its answer says whether it took the file. */
function requireTaken(text: string, { origin }: URL): void {
  const [, code] = /<(?:\w+:)?code>\s*(-?\d+)\s*</.exec(text) ?? [];
  const [, message = ''] = /<(?:\w+:)?msg>([^<]*)</.exec(text) ?? [];
  if (code === takenCode || (code !== undefined && /\bsucce(ss|eded)/i.test(message))) return;
  if (code === undefined)
    throw new UploadError('garbled', `${origin} did not send the outcome of the upload.`);
  throw new UploadError('forbidden', `${origin} rejected the upload (${code}).`, {
    detail: message.trim().slice(0, 300) || undefined,
  });
}
