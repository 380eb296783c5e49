// `npm run conformance`: the packages against the vectors of their field. Writes docs/conformance.md. With `portfolio`: API v1 against the
// answers of a recorded predecessor.
import { writeFileSync } from 'node:fs';
import { hasSharedData, sharedDataFolder } from '../../packages/test-kit/src/index.ts';
import { runConformance } from './conformance.ts';
import { comparePortfolio } from './portfolio/portfolio.ts';
import { SOURCES } from './sources.ts';

const args = process.argv.slice(2);
const print = (line: string) => console.log(line);

process.exitCode =
  args[0] === 'portfolio'
    ? await comparePortfolio(sharedDataFolder, print)
    : await runConformance(args, {
        sources: SOURCES,
        dataFolder: sharedDataFolder,
        hasData: hasSharedData,
        print,
        tell: (line) => console.error(line),
        writeReport: (text) => writeFileSync(new URL('../../docs/conformance.md', import.meta.url), text),
      });
