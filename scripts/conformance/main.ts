// `npm run conformance`: the packages against the vectors of their field. Writes docs/conformance.md.
import { writeFileSync } from 'node:fs';
import { hasSharedData, sharedDataFolder } from '../../packages/test-kit/src/index.ts';
import { runConformance } from './conformance.ts';
import { SOURCES } from './sources.ts';

process.exitCode = await runConformance(process.argv.slice(2), {
  sources: SOURCES,
  dataFolder: sharedDataFolder,
  hasData: hasSharedData,
  print: (line) => console.log(line),
  tell: (line) => console.error(line),
  writeReport: (text) => writeFileSync(new URL('../../docs/conformance.md', import.meta.url), text),
});
