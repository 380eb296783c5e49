// `npm run release`: builds what companies install, of a commit. `verify` tries and measures it, `watch` looks for
// vulnerabilities in its parts, `fixture` records its database for later versions, `changelog` prints what changed.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildRelease, changelogOf } from './build.ts';
import { readCommit } from './draft.ts';
import { recordFixture } from './fixture/record-fixture.ts';
import { ReleaseUsageError, readReleaseOptions, USAGE } from './options.ts';
import { ReleaseError } from './release-error.ts';
import { verifyRelease } from './verify/verify-release.ts';
import { watchCommand } from './verify/watch-command.ts';

const root = path.join(import.meta.dirname, '../..');
const say = (line: string) => console.log(line);

const commands: Record<string, (args: string[]) => Promise<number>> = {
  async build(args) {
    await buildRelease(root, options(args), say);
    return 0;
  },
  verify: (args) => verifyRelease(root, options(args), say),
  fixture: (args) => recordFixture(options(args), say),
  watch: (args) => watchCommand(root, options(args), say),
  async changelog(args) {
    const { version, commit } = options(args);
    console.log(changelogOf(root, { version, ...readCommit(root, commit) }));
    return 0;
  },
};

function options(args: readonly string[]) {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return readReleaseOptions(args, version, root);
}

process.exitCode = await main(process.argv.slice(2));

async function main(words: string[]): Promise<number> {
  if (words.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const [first = ''] = words;
  const named = Object.hasOwn(commands, first) ? commands[first] : undefined;
  try {
    return (await (named ?? commands.build)?.(named ? words.slice(1) : words)) ?? 2;
  } catch (error) {
    if (error instanceof ReleaseUsageError) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (!(error instanceof ReleaseError)) throw error;
    console.error(error.message);
    return 1;
  }
}
