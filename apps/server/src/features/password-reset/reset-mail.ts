interface ResetText {
  readonly subject: string;
  body(facts: ResetFacts): string;
}

/** The facts in the email. */
interface ResetFacts {
  readonly username: string;
  readonly link: string;
  readonly minutes: number;
}

const texts: Readonly<Record<string, ResetText>> = {
  en: {
    subject: 'Reset your password',
    body: ({ username, link, minutes }) =>
      `Someone, probably you, requested a new password for the user "${username}".

Set it here within ${minutes} minutes:

${link}

If that was not you, ignore this mail. Your password stays as it is.
`,
  },
  de: {
    subject: 'Passwort zurücksetzen',
    body: ({ username, link, minutes }) =>
      `Jemand, vermutlich Sie, hat ein neues Passwort für das Benutzerkonto „${username}“ angefordert.

Legen Sie es innerhalb von ${minutes} Minuten hier fest:

${link}

Wenn Sie das nicht waren, ignorieren Sie diese Nachricht. Ihr Passwort bleibt, wie es ist.
`,
  },
  ja: {
    subject: 'パスワードの再設定',
    body: ({ username, link, minutes }) =>
      `ユーザー「${username}」の新しいパスワードが要求されました。

${minutes} 分以内に次のページで設定してください。

${link}

心当たりがない場合は、このメールを無視してください。パスワードは変更されません。
`,
  },
};

/** The mail in the language of the console for people who have not chosen one; English where there is none. */
export function resetMail(locale: string | undefined, facts: ResetFacts): { subject: string; body: string } {
  const language = locale?.slice(0, 2).toLowerCase() ?? 'en';
  const { subject, body } =
    (Object.hasOwn(texts, language) ? texts[language] : undefined) ?? (texts.en as ResetText);
  return { subject, body: body(facts) };
}
