// Public to other features.
import { useLingui } from '@lingui/react/macro';
import type { BlindSpot } from '@waybill/api-contract';
import { useFormat } from '../../lib/format.ts';

type Cause = Pick<BlindSpot, 'code' | 'data'>;

interface BlindSpotText {
  title: string;
  advice?: string;
}

function textOf(data: Record<string, unknown>, key: string): string {
  const value = data[key];
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : '';
}

/** Why no source covers a component, and the action that repairs it. A code that is not known here is shown as it is. */
export function useBlindSpotText(spot: Cause): BlindSpotText {
  return useBlindSpotTexts()(spot);
}

/** The same for many. */
export function useBlindSpotTexts(): (spot: Cause) => BlindSpotText {
  const { t } = useLingui();
  const format = useFormat();
  return ({ code, data }) => {
    const type = textOf(data, 'type');
    const ecosystems = textOf(data, 'osv');
    const scheme = textOf(data, 'scheme');
    switch (code) {
      case 'no_identifier':
        return {
          title: t`No package URL or CPE`,
          advice: t`The tool that generates the BOM should add one of them.`,
        };
      case 'purl_unreadable':
        return {
          title: t`Invalid package URL`,
          advice: t`It doesn't follow the rules for its package type.`,
        };
      case 'cpe_unreadable':
        return { title: t`Invalid CPE`, advice: t`It doesn't follow the CPE naming rules.` };
      case 'ecosystem_not_enabled':
        return {
          title: t`No enabled source covers ${type} packages`,
          advice: ecosystems ? t`Enable the ${ecosystems} ecosystem of OSV.` : t`Enable GitHub advisories.`,
        };
      case 'ecosystem_not_read':
        return {
          title: t`The ${ecosystems} ecosystem of OSV hasn't been imported yet`,
          advice: t`Update the source, or wait for its next run.`,
        };
      case 'type_without_source':
        return {
          title: t`No source covers ${type} packages`,
          advice: t`The BOM should contain a CPE as well. Components with a CPE are covered by the NVD.`,
        };
      case 'version_missing':
        return {
          title: t`Version missing`,
          advice: t`Without a version, the component can't be matched.`,
        };
      case 'release_unknown':
        return {
          title: t`Covered, but the release of the distribution is unknown`,
          advice: t`Add it to the package URL, for example as “distro=debian-12”. Until then, fixes that were backported to one release are missed.`,
        };
      case 'release_missing':
        return {
          title: t`Only an analyzer covers ${type} packages, and it needs the release of the distribution`,
          advice: t`Add it to the package URL, for example as “distro=debian-12”, or enable the ecosystem of the distribution in OSV.`,
        };
      case 'release_unreadable':
        return {
          title: t`Release of the distribution not recognized`,
          advice: t`Write it in the package URL as the distribution does, for example “distro=debian-12”. Until then, records of a release don't apply.`,
        };
      case 'version_unreadable':
        return {
          title: t`The version isn't valid in the ${scheme} scheme`,
          advice: t`The BOM should contain a released version rather than a branch or a placeholder.`,
        };
      case 'internal':
        return { title: t`Internal components`, advice: t`No source covers them, as intended.` };
      case 'nvd_not_enabled':
        return { title: t`CPE only, and the NVD is disabled`, advice: t`Enable NVD.` };
      case 'nvd_not_read':
        return {
          title: t`CPE only, and the NVD hasn't been imported yet`,
          advice: t`Update the source, or wait for its next run.`,
        };
      case 'record_commits':
        return {
          title: t`Covered, but records list commits instead of versions`,
          advice: t`Open the records, compare the commits with the component, and decide.`,
        };
      case 'record_no_versions':
        return {
          title: t`Covered, but records list no versions`,
          advice: t`Open the records, check which versions are affected, and decide.`,
        };
      case 'record_bound_unreadable':
        return {
          title: t`Covered, but records contain invalid versions`,
          advice: t`Open the records, check which versions are affected, and decide.`,
        };
      case 'analyzer_in_trouble': {
        const name = textOf(data, 'title');
        const lastAnswer = format.dateTime(typeof data.lastAnswer === 'number' ? data.lastAnswer : undefined);
        return {
          title: t`Covered only by ${name}, which is failing`,
          advice: t`It last answered on ${lastAnswer}. Components that it hasn't been asked about yet aren't covered. Check the analyzer.`,
        };
      }
      default:
        return { title: code };
    }
  };
}
