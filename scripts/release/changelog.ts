import { compareText } from './archive/entry.ts';
import { run } from './draft.ts';

/** A commit in the conventional form: `feat(finding)!: subject`. */
interface Change {
  kind: string;
  scope: string;
  subject: string;
  isBreaking: boolean;
}

/** What users notice, in this order; all other kinds of commits are ours alone. */
const CHAPTERS: readonly (readonly [kind: string, title: string])[] = [
  ['feat', 'New'],
  ['fix', 'Fixed'],
  ['perf', 'Faster'],
];

const SUBJECT = /^(\w+)(?:\(([^)]*)\))?(!)?: (.+)$/;
const SEPARATOR = '\u0001';

/** The subject and the text of every commit since a release (`v0.1.0`), newest first; all of them without one. */
export function readCommits(repository: string, since: string | undefined, until = 'HEAD'): string[] {
  const range = since === undefined ? until : `${since}..${until}`;
  const text = run('git', ['log', '--no-merges', `--format=%B${SEPARATOR}`, range], { cwd: repository });
  return text
    .split(SEPARATOR)
    .map((message) => message.trim())
    .filter((message) => message !== '');
}

/** The tag of the release before this commit, such as `v0.1.0`; undefined before the first one. */
export function findLastRelease(repository: string, commit = 'HEAD'): string | undefined {
  const before = ['--merged', commit, '--no-contains', commit];
  const tags = run('git', ['tag', ...before, '--sort=-version:refname', '--list', 'v*'], { cwd: repository });
  return tags.split('\n').find((tag) => /^v\d+\.\d+\.\d+$/.test(tag));
}

/**
 * What changed, as a chapter of a changelog in Markdown: what breaks, what is new, what is mended, what is faster; by parts of the
 * product. Commits of other kinds, and those that no convention was kept for, do not appear.
 * @param date such as `2026-11-30`
 */
export function formatChangelog(commits: readonly string[], version: string, date: string): string {
  const changes = commits.flatMap((message) => readChange(message) ?? []);
  const breaking = changes.filter(({ isBreaking }) => isBreaking);
  const chapters = [
    ...formatChapter('To be done when upgrading', breaking),
    ...CHAPTERS.flatMap(([kind, title]) =>
      formatChapter(
        title,
        changes.filter((change) => change.kind === kind && !change.isBreaking),
      ),
    ),
  ];
  const text = chapters.length > 0 ? chapters : ['Nothing that users notice.'];
  return `${[`## ${version} (${date})`, ...text].join('\n\n')}\n`;
}

function readChange(message: string): Change | undefined {
  const [first = ''] = message.split('\n');
  const [, kind, scope = '', mark, subject] = SUBJECT.exec(first) ?? [];
  if (kind === undefined || subject === undefined) return undefined;
  return { kind, scope, subject, isBreaking: mark === '!' || /^BREAKING[ -]CHANGE: /m.test(message) };
}

function formatChapter(title: string, changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  const lines = changes
    .toSorted((a, b) => compareText(a.scope, b.scope))
    .map(({ scope, subject }) => (scope === '' ? `- ${subject}` : `- **${scope}**: ${subject}`));
  return [`### ${title}`, [...new Set(lines)].join('\n')];
}
