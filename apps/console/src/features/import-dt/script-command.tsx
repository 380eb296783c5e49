import { useLingui } from '@lingui/react/macro';
import { CopyButton } from '../../ui/copy-button.tsx';

const command =
  'java -cp h2-2.4.240.jar org.h2.tools.Script -url jdbc:h2:/data/db -user sa -script script.sql';

/** How a script of an H2 database is made. */
export function ScriptCommand() {
  const { t } = useLingui();
  return (
    <div className="rounded-md border border-line bg-subtle p-3">
      <p className="mb-2">
        {t`Only the same version of H2 can read its database. Stop Dependency-Track, then write a script with the H2 that it contains.`}
      </p>
      <div className="flex items-start gap-2">
        <code className="min-w-0 flex-1 text-xs wrap-anywhere">{command}</code>
        <CopyButton text={command} label={t`Copy command`} />
      </div>
    </div>
  );
}
