import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../lib/link.tsx';
import { paths } from '../../lib/paths.ts';
import { passwordResetQuery } from './password-reset.data.ts';

/** The way to a new password, where the server can mail it. */
export function ForgottenLink() {
  const { t } = useLingui();
  const { data } = useQuery(passwordResetQuery);
  if (!data?.available) return null;
  return (
    <p className="mt-4 text-center">
      <AppLink path={paths.forgotPassword()}>{t`Forgot password?`}</AppLink>
    </p>
  );
}
