import { useLingui } from '@lingui/react/macro';
import type { AuditKind } from './audit-log-search.ts';

export function useAuditKindLabels(): Record<AuditKind, string> {
  const { t } = useLingui();
  return {
    session: t`Sign-ins and sessions`,
    request: t`Refused requests`,
    user: t`Users`,
    team: t`Teams`,
    api_key: t`API keys`,
    setting: t`Settings`,
    project: t`Projects`,
    component: t`Components`,
    service: t`Services`,
    vulnerability: t`Vulnerabilities`,
    policy: t`Policies`,
    license: t`Licenses`,
    license_group: t`License groups`,
    tag: t`Tags`,
    repository: t`Repositories`,
  };
}

/** What happened, in words; an action that has none is shown by its name. */
export function useActionLabel(): (action: string) => string {
  const { t } = useLingui();
  const labels: Readonly<Record<string, string>> = {
    'session.signed_in': t`Signed in`,
    'session.signed_out': t`Signed out`,
    'session.ended': t`Session ended`,
    'session.refused': t`Sign-in refused`,
    'request.key_refused': t`API key refused`,
    'request.token_refused': t`Token refused`,
    'request.unauthenticated': t`Not signed in`,
    'request.forbidden': t`Permission missing`,
    'user.created': t`User created`,
    'user.changed': t`User changed`,
    'user.deleted': t`User deleted`,
    'user.password_changed': t`Password changed`,
    'user.sessions_ended': t`Signed out everywhere`,
    'user.saved_view_deleted': t`Saved view deleted`,
    'user.team_joined': t`Joined team`,
    'user.team_left': t`Left team`,
    'user.permission_granted': t`Permission granted`,
    'user.permission_withdrawn': t`Permission withdrawn`,
    'team.created': t`Team created`,
    'team.renamed': t`Team renamed`,
    'team.deleted': t`Team deleted`,
    'team.permission_granted': t`Permission granted`,
    'team.permission_withdrawn': t`Permission withdrawn`,
    'team.project_granted': t`Project access granted`,
    'team.project_withdrawn': t`Project access withdrawn`,
    'api_key.created': t`API key created`,
    'api_key.deleted': t`API key deleted`,
    'setting.changed': t`Setting changed`,
    'project.deleted': t`Project deleted`,
    'project.property_deleted': t`Property deleted`,
    'component.deleted': t`Component deleted`,
    'component.property_deleted': t`Property deleted`,
    'component.vulnerability_removed': t`Vulnerability removed from component`,
    'service.deleted': t`Service deleted`,
    'vulnerability.deleted': t`Vulnerability deleted`,
    'policy.deleted': t`Policy deleted`,
    'policy.condition_deleted': t`Policy condition deleted`,
    'license.deleted': t`License deleted`,
    'license_group.deleted': t`License group deleted`,
    'tag.deleted': t`Tag deleted`,
    'repository.deleted': t`Repository deleted`,
  };
  return (action) => labels[action] ?? action;
}
