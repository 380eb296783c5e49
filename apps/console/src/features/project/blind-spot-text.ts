// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { BlindSpot } from '@waybill/api-contract';

interface BlindSpotText {
  title: string;
  advice?: string;
}

function textOf(data: Record<string, unknown>, key: string): string {
  const value = data[key];
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : '';
}

/** Why no source can judge a component, and what helps. A code that is not known here is shown as it is. */
export function useBlindSpotText({ code, data }: BlindSpot): BlindSpotText {
  const { t } = useLingui();
  const type = textOf(data, 'type');
  const ecosystems = textOf(data, 'osv');
  const scheme = textOf(data, 'scheme');
  switch (code) {
    case 'no_identifier':
      return {
        title: t`No package URL and no CPE`,
        advice: t`The tool that writes the BOM should name them.`,
      };
    case 'purl_unreadable':
      return { title: t`The package URL cannot be read`, advice: t`It breaks the rules of its type.` };
    case 'cpe_unreadable':
      return { title: t`The CPE cannot be read`, advice: t`It breaks the rules of CPE names.` };
    case 'ecosystem_not_enabled':
      return {
        title: t`No enabled source speaks the type ${type}`,
        advice: ecosystems ? t`Enable the OSV ecosystem ${ecosystems}.` : t`Enable the GitHub advisories.`,
      };
    case 'ecosystem_not_read':
      return {
        title: t`The OSV ecosystem ${ecosystems} has not been read yet`,
        advice: t`Mirror the source, or wait for its next run.`,
      };
    case 'type_without_source':
      return { title: t`No source knows packages of the type ${type}` };
    case 'version_missing':
      return {
        title: t`The version is missing`,
        advice: t`Without it nothing says whether the component is affected.`,
      };
    case 'version_unreadable':
      return { title: t`The version cannot be read in the scheme ${scheme}` };
    case 'nvd_not_enabled':
      return { title: t`Only a CPE, and the NVD is not enabled`, advice: t`Enable the NVD.` };
    case 'nvd_not_read':
      return {
        title: t`Only a CPE, and the NVD has not been read yet`,
        advice: t`Mirror the source, or wait for its next run.`,
      };
    default:
      return { title: code };
  }
}
