import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLastRelease, formatChangelog, readCommits } from './changelog.ts';
import { run } from './draft.ts';

let repository: string;

const git = (...args: string[]) =>
  run('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: repository });

const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '-m', message);

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'waybill-changelog-'));
  git('init', '--quiet');
  commit('feat(bom): documents are read');
});

afterEach(() => {
  rmSync(repository, { recursive: true, force: true });
});

describe('the changelog', () => {
  it('has what users notice since the last release, by parts, and nothing else', () => {
    git('tag', 'v0.1.0');
    git('tag', 'very-old');
    commit('fix(vex): a statement counts once');
    commit('feat(finding): rows can be folded');
    commit('feat(audit): decisions can be undone');
    commit('perf: lists are read in half the time');
    commit('test(audit): more cases');
    commit('Some words');
    commit('fix(vex): a statement counts once');
    commit('feat(api)!: keys end after a year');
    commit('refactor(cli): names\n\nBREAKING CHANGE: an option has another name');
    expect(findLastRelease(repository)).toBe('v0.1.0');
    expect(
      formatChangelog(readCommits(repository, 'v0.1.0'), '0.1.1', '2026-11-30'),
    ).toBe(`## 0.1.1 (2026-11-30)

### To be done when upgrading

- **api**: keys end after a year
- **cli**: names

### New

- **audit**: decisions can be undone
- **finding**: rows can be folded

### Fixed

- **vex**: a statement counts once

### Faster

- lists are read in half the time
`);
  });

  it('has everything before the first release', () => {
    expect(findLastRelease(repository)).toBeUndefined();
    expect(formatChangelog(readCommits(repository, undefined), '0.1.0', '2026-11-30')).toContain(
      '**bom**: documents',
    );
  });

  it('says so when there is nothing', () => {
    git('tag', 'v0.1.0');
    commit('docs: a word');
    const text = formatChangelog(readCommits(repository, 'v0.1.0'), '0.1.1', '2026-11-30');
    expect(text).toBe('## 0.1.1 (2026-11-30)\n\nNothing that users notice.\n');
  });

  it('takes the highest release for the last one, not the latest word', () => {
    for (const tag of ['v0.9.0', 'v0.10.0', 'v0.10.0-rc.1', 'vintage']) git('tag', tag);
    commit('fix: a word');
    expect(findLastRelease(repository)).toBe('v0.10.0');
  });

  it('of a release that is built again has what came before it', () => {
    git('tag', 'v0.1.0');
    commit('feat: second');
    git('tag', 'v0.2.0');
    commit('feat: third');
    expect(findLastRelease(repository, 'v0.2.0')).toBe('v0.1.0');
    const text = formatChangelog(readCommits(repository, 'v0.1.0', 'v0.2.0'), '0.2.0', '2026-11-30');
    expect([text.includes('second'), text.includes('third')]).toEqual([true, false]);
  });
});
