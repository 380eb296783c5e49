import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { settingsQuery, settingValue } from '../setting/setting.data.ts';
import { listOf } from '../source/ecosystems.ts';
import { sourcesQuery } from '../source/source.data.ts';
import { ecosystemsSetting } from '../source/source-switches.ts';
import { type FirstSteps, isMirrored, uploadedQuery } from './first-run.data.ts';

/** The completed first steps, as the server has them now. */
export function useFirstSteps(): FirstSteps {
  const settings = useSuspenseQuery(settingsQuery).data;
  const { data: sources = [] } = useQuery(sourcesQuery);
  const { data: uploaded = [] } = useQuery(uploadedQuery);
  const mirrored = isMirrored(sources);
  return {
    // Users with products that only have a CPE choose no ecosystem, but have the NVD.
    chosen: mirrored || listOf(settingValue(settings, ecosystemsSetting)).length > 0,
    mirrored,
    uploaded: uploaded.length > 0,
  };
}
