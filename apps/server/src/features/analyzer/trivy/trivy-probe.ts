import { fileBelow } from '../../../outgoing/file-below.ts';
import { type Probe, parseAnswer } from '../../../outgoing/probe.ts';
import type { SettingsAtHand } from '../../config-property/settings-at-hand.ts';

const address = { name: 'trivy.base.url' };

/**
 * Asks whether the cache lacks an artifact, which changes nothing and needs the token, unlike `/healthz` and `/version`
 * (https://github.com/aquasecurity/trivy/blob/main/rpc/cache/service.proto).
 */
export async function probeTrivy(settings: SettingsAtHand): Promise<Probe> {
  const base = await settings.address(address.name);
  const token = await settings.secret('trivy.api.token', address);
  return {
    url: fileBelow(base, 'twirp/trivy.cache.v1.Cache/MissingBlobs'),
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token.account === 'SENT' ? { 'trivy-token': token.value } : {}),
    },
    body: JSON.stringify({ artifact_id: 'waybill', blob_ids: [] }),
    // A server may do without one.
    account: token.account === 'MISSING' ? 'NONE' : token.account,
    isExpected: (answer) => 'missing_artifact' in Object(parseAnswer(answer)),
  };
}
