import { Trans } from '@lingui/react/macro';
import type { BlindSpot, Caveat } from '@waybill/match';
import type { ReactNode } from 'react';
import { Code } from './code.tsx';

/** Why an identifier of a component cannot be judged, as a sentence. Codes are explained at `BlindSpot` and `Caveat`. */
export function BlindSpotSentence({ spot }: { spot: BlindSpot | Caveat }): ReactNode {
  switch (spot.code) {
    case 'no_identifier':
      return <Trans>The component has neither a package URL nor a CPE, so no source covers it.</Trans>;
    case 'purl_unreadable':
      return <Trans>Its package URL is invalid: {spot.data.message}</Trans>;
    case 'cpe_unreadable':
      return <Trans>Its CPE is invalid: {spot.data.message}</Trans>;
    case 'ecosystem_not_enabled':
      return <NotEnabled {...spot.data} />;
    case 'ecosystem_not_read': {
      const names = spot.data.osv.join(', ');
      return (
        <Trans>
          The OSV ecosystem <Code>{names}</Code> is enabled but hasn't been imported yet.
        </Trans>
      );
    }
    case 'type_without_source':
      return (
        <Trans>
          None of the sources Waybill supports covers <Code>{spot.data.type}</Code> packages.
        </Trans>
      );
    case 'version_missing':
      return <Trans>It has no version, so it can't be compared to affected ranges.</Trans>;
    case 'version_unreadable':
      return (
        <Trans>
          Its version <Code>{spot.data.version}</Code> isn't valid in the <Code>{spot.data.scheme}</Code>{' '}
          scheme.
        </Trans>
      );
    case 'release_unknown':
      return (
        <Trans>
          The release of its distribution isn't known, so it is compared to the records of every release.
          Fixes that were backported to one release are missed.
        </Trans>
      );
    case 'release_unreadable':
      return (
        <Trans>
          The release of its distribution, <Code>{spot.data.distro}</Code>, isn't recognized, so records of a
          release don't apply to it.
        </Trans>
      );
    case 'release_missing':
      return (
        <Trans>
          Only an analyzer covers it, and that needs the release of its distribution, which isn't known.
        </Trans>
      );
    case 'nvd_not_enabled':
      return <Trans>Only the NVD covers CPEs, and it is disabled.</Trans>;
    case 'nvd_not_read':
      return <Trans>Only the NVD covers CPEs, and it hasn't been imported yet.</Trans>;
    default:
      return unknownSpot(spot);
  }
}

function NotEnabled({ type, osv, github }: Extract<BlindSpot, { code: 'ecosystem_not_enabled' }>['data']) {
  const names = [...osv.map((name) => `OSV ${name}`), ...(github ? ['GitHub'] : [])].join(', ');
  return (
    <Trans>
      No enabled source covers <Code>{type}</Code> packages. Sources that do: <Code>{names}</Code>
    </Trans>
  );
}

/** A newer server may know blind spots that this console does not. */
function unknownSpot(spot: { code: string; data: object }): ReactNode {
  return (
    <>
      <Code>{spot.code}</Code> <Code>{JSON.stringify(spot.data)}</Code>
    </>
  );
}
