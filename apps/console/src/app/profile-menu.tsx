import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleUser, Info, KeyRound, LogOut } from 'lucide-react';
import { useClaims } from '../lib/capability.ts';
import { currentUserQuery } from '../lib/current-user.ts';
import { currentLocale, setLocale } from '../lib/i18n.ts';
import { useGo } from '../lib/link.tsx';
import { type Locale, locales } from '../lib/locale.ts';
import { paths } from '../lib/paths.ts';
import { signOut } from '../lib/sign-out.ts';
import { setThemeChoice, type ThemeChoice, useTheme } from '../lib/theme.ts';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../ui/menu.tsx';

const localeOptions = Object.entries(locales).map(([value, label]) => ({
  value: value as Locale,
  label,
  lang: value,
}));

function initials(name: string): string {
  const words = name.split(/[\s._@-]+/).filter((word) => word !== '');
  const letters = words.length > 1 ? [words[0]?.[0], words.at(-1)?.[0]] : [...(words[0] ?? '?')].slice(0, 2);
  return letters.join('').toUpperCase();
}

export function ProfileMenu({ onAbout }: { onAbout: () => void }) {
  const { t } = useLingui();
  const go = useGo();
  const claims = useClaims();
  const theme = useTheme();
  const user = useQuery(currentUserQuery).data;
  const name = user?.fullname || user?.username || claims?.username || '';
  const themes: { value: ThemeChoice; label: string }[] = [
    { value: 'light', label: t`Light` },
    { value: 'dark', label: t`Dark` },
    { value: 'system', label: t`System` },
  ];

  function leave(): void {
    go(paths.login(), { replace: true });
    signOut();
  }

  return (
    <Menu
      trigger={
        <button
          type="button"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-strong text-xs font-semibold text-on-accent"
        >
          {initials(name)}
          <span className="sr-only">{t`Your account: ${name}`}</span>
        </button>
      }
    >
      <div className="px-2 pt-1.5 pb-1">
        <p className="text-xs text-muted">{t`Signed in as`}</p>
        <p className="max-w-64 truncate font-medium">{name}</p>
      </div>
      <MenuSeparator />
      <MenuChoice label={t`Theme`} value={theme.choice} onChange={setThemeChoice} options={themes} />
      <MenuSeparator />
      <MenuChoice
        label={t`Language`}
        value={currentLocale()}
        onChange={(locale) => void setLocale(locale)}
        options={localeOptions}
      />
      <MenuSeparator />
      <MenuItem icon={<CircleUser className="size-4" aria-hidden />} onSelect={() => go(paths.profile())}>
        {t`Profile`}
      </MenuItem>
      {claims?.identityProvider === 'LOCAL' || claims?.identityProvider === '' ? (
        <MenuItem icon={<KeyRound className="size-4" aria-hidden />} onSelect={() => go(paths.profile())}>
          {t`Change password`}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Info className="size-4" aria-hidden />} onSelect={onAbout}>
        {t`About Waybill`}
      </MenuItem>
      <MenuItem icon={<LogOut className="size-4" aria-hidden />} onSelect={leave}>
        {t`Sign out`}
      </MenuItem>
    </Menu>
  );
}
