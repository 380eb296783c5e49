import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { getConfig } from '../../lib/config.ts';
import { Button } from '../../ui/button.tsx';
import { beginProviderSignIn } from './provider-sign-in.data.ts';

/** Leads to the provider, as its operator has it look. */
export function ProviderButton({ wanted }: { wanted: string | undefined }) {
  const { t } = useLingui();
  const begin = useMutation({
    mutationFn: () => beginProviderSignIn(wanted),
    onSuccess: (url) => location.assign(url),
  });
  const { buttonText = '', buttonImage = '' } = getConfig().oidc ?? {};
  const label = buttonText || t`Sign in with OpenID Connect`;

  return (
    <Button
      variant="primary"
      className="w-full"
      busy={begin.isPending || begin.isSuccess}
      onClick={() => begin.mutate()}
    >
      {buttonImage === '' ? null : <img src={buttonImage} alt="" className="h-5" />}
      {label}
    </Button>
  );
}
