import { Trans } from '@lingui/react/macro';
import type { BlindSpot } from '@waybill/match';
import type { ReactNode } from 'react';
import { Code } from './code.tsx';

/** Why an identifier of a component cannot be judged, as a sentence. Codes are explained at `BlindSpot`. */
export function BlindSpotSentence({ spot }: { spot: BlindSpot }): ReactNode {
  switch (spot.code) {
    case 'no_identifier':
      return <Trans>The component has neither a package URL nor a CPE, so no source can recognize it.</Trans>;
    case 'purl_unreadable':
      return <Trans>Its package URL cannot be read: {spot.data.message}</Trans>;
    case 'cpe_unreadable':
      return <Trans>Its CPE cannot be read: {spot.data.message}</Trans>;
    case 'ecosystem_not_enabled':
      return <NotEnabled {...spot.data} />;
    case 'ecosystem_not_read': {
      const names = spot.data.osv.join(', ');
      return (
        <Trans>
          The OSV ecosystem <Code>{names}</Code> is switched on, but has not been read yet.
        </Trans>
      );
    }
    case 'type_without_source':
      return (
        <Trans>
          No source that Waybill knows speaks about packages of the type <Code>{spot.data.type}</Code>.
        </Trans>
      );
    case 'version_missing':
      return <Trans>It has no version, so ranges of affected versions say nothing about it.</Trans>;
    case 'version_unreadable':
      return (
        <Trans>
          Its version <Code>{spot.data.version}</Code> cannot be read by the rules of{' '}
          <Code>{spot.data.scheme}</Code>.
        </Trans>
      );
    case 'nvd_not_enabled':
      return <Trans>Only the NVD speaks about CPEs, and it is switched off.</Trans>;
    case 'nvd_not_read':
      return <Trans>Only the NVD speaks about CPEs, and it has not been read yet.</Trans>;
    default:
      return unknownSpot(spot);
  }
}

function NotEnabled({ type, osv, github }: Extract<BlindSpot, { code: 'ecosystem_not_enabled' }>['data']) {
  const names = [...osv.map((name) => `OSV ${name}`), ...(github ? ['GitHub'] : [])].join(', ');
  return (
    <Trans>
      No enabled source speaks about packages of the type <Code>{type}</Code>. These could:{' '}
      <Code>{names}</Code>
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
