import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { settingsQuery, settingValue } from '../setting/setting.data.ts';
import { listOf } from '../source/ecosystems.ts';
import { sourcesQuery } from '../source/source.data.ts';
import { ecosystemsSetting } from '../source/source-switches.ts';
import { type FirstSteps, isMirrored, uploadedQuery } from './first-run.data.ts';

/** What is done of the first steps, as the server has it now. */
export function useFirstSteps(): FirstSteps {
  const settings = useSuspenseQuery(settingsQuery).data;
  const { data: sources = [] } = useQuery(sourcesQuery);
  const { data: uploaded = [] } = useQuery(uploadedQuery);
  const mirrored = isMirrored(sources);
  return {
    // Whoever has only products with a CPE chooses no ecosystem, and has the NVD.
    chosen: mirrored || listOf(settingValue(settings, ecosystemsSetting)).length > 0,
    mirrored,
    uploaded: uploaded.length > 0,
  };
}
