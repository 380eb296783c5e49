import type { IssueKind } from '../publisher/publisher-kinds.ts';

/** The repository of issues, and the account that asks. */
export interface IssuePlace {
  readonly kind: IssueKind;
  /** The API address of a repository's issues. */
  readonly url: URL;
  readonly token: string;
}

/** A page of issues with long texts, in characters. */
export const maxPageLength = 16 * 1_048_576;

const headersOf: Readonly<Record<IssueKind, Readonly<Record<string, string>>>> = {
  github: { accept: 'application/vnd.github+json', 'x-github-api-version': '2022-11-28' },
  gitlab: { accept: 'application/json' },
};

/** The headers that say who asks. */
export function accountOf({ kind, token }: IssuePlace): Readonly<Record<string, string>> {
  return { ...headersOf[kind], authorization: `Bearer ${token}` };
}
