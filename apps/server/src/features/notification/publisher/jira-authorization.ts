/** How Jira is told who asks: user name and password, or a personal access token alone. */
export function jiraAuthorization(username: string | undefined, password: string): string {
  return username === undefined
    ? `Bearer ${password}`
    : `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}
