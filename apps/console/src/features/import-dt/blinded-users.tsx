import { useLingui } from '@lingui/react/macro';
import type { ImportComparison } from '@waybill/api-contract';
import { Card } from '../../ui/card.tsx';

/** Lists users who saw all projects there, and see none here. */
export function BlindedUsers({ users }: { users: ImportComparison['blinded'] }) {
  const { t } = useLingui();
  if (users.length === 0) return null;
  return (
    <Card title={t`Users who lose sight of projects`}>
      <p className="mb-2">
        {t`They are in no team. In Dependency-Track they see every project; in Waybill they see none while portfolio access control is on. Add them to a team.`}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {users.map(({ kind, username }) => (
          <li key={`${kind} ${username}`} className="wrap-anywhere">
            {username} <span className="text-muted">({kind})</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
