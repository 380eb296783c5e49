import { useState } from 'react';
import { SettingsFaultError } from '../../src/ui/settings/setting-draft.ts';
import type { SettingEdit, SettingSpec, SettingsDeclaration } from '../../src/ui/settings/setting-types.ts';
import { SettingsForm } from '../../src/ui/settings/settings-form.tsx';
import { useSettingDraft } from '../../src/ui/settings/use-setting-draft.ts';

const stored: Record<string, SettingSpec> = {
  'mail/enabled': { type: 'BOOLEAN', isSet: true, value: 'false', default: 'false' },
  'mail/server': { type: 'URL', isSet: true, value: 'https://mail.example', default: 'https://mail.example' },
  'mail/port': { type: 'INTEGER', isSet: true, value: '587', default: '587', min: 1, max: 65_535 },
  'mail/password': { type: 'ENCRYPTEDSTRING', isSet: true },
  'mail/token': { type: 'ENCRYPTEDSTRING', isSet: false },
  'mail/pause': { type: 'INTEGER', isSet: true, value: '7200', default: '3600', unit: 'seconds', min: 60 },
  'mail/share': { type: 'NUMBER', isSet: true, value: '20', default: '20', unit: 'percent' },
  'mail/mode': { type: 'STRING', isSet: true, value: 'TLS', default: 'TLS', choices: ['TLS', 'PLAIN'] },
  'mail/domains': { type: 'STRING', isSet: true, value: '["a.example"]', default: '[]', list: 'json' },
  'mail/template': { type: 'STRING', isSet: true, value: 'Hello {{ name }}', default: 'Hello {{ name }}' },
};

const declaration: SettingsDeclaration = {
  groups: [
    {
      title: { id: 'Server' },
      help: { id: 'Where mail is handed over.' },
      fields: [
        { id: 'mail/enabled', label: { id: 'Send mail' }, help: { id: 'Nothing is sent without it.' } },
        { id: 'mail/server', label: { id: 'Server address' }, required: true },
        { id: 'mail/port', label: { id: 'Port' }, needsRestart: true },
        {
          id: 'mail/mode',
          label: { id: 'Encryption' },
          choices: { TLS: { id: 'Encrypted' }, PLAIN: { id: 'Plain text' } },
        },
        { id: 'mail/password', label: { id: 'Password' } },
        { id: 'mail/token', label: { id: 'Token' } },
      ],
    },
    {
      title: { id: 'Content' },
      fields: [
        { id: 'mail/pause', label: { id: 'Pause' }, kind: 'interval' },
        { id: 'mail/share', label: { id: 'Share' } },
        { id: 'mail/domains', label: { id: 'Domains' } },
        { id: 'mail/template', label: { id: 'Template' }, kind: 'code' },
        { id: 'mail/unknown', label: { id: 'Not on this server' } },
      ],
    },
  ],
  tests: [
    {
      label: { id: 'Send a test mail' },
      run: async (textAt) => {
        const ok = textAt('mail/port') === '587';
        return [
          { name: { id: 'Connect' }, ok: true },
          { name: { id: 'Sign in' }, ok, ...(ok ? {} : { detail: 'Port refused the connection.' }) },
          { name: { id: 'Send' }, ok: ok ? true : undefined },
        ];
      },
    },
  ],
};

/** A page of settings with one of each kind; its server refuses port 25. */
export function SettingsGallery() {
  const [specs, setSpecs] = useState(() => new Map(Object.entries(stored)));
  const [sent, setSent] = useState('');

  async function save(edits: readonly SettingEdit[]): Promise<void> {
    const port = edits.find(({ id }) => id === 'mail/port');
    if (port?.value === '25') throw new SettingsFaultError(new Map([['mail/port', 'Port 25 is blocked.']]));
    setSent(JSON.stringify(edits));
    const next = new Map(specs);
    for (const { id, value } of edits) {
      const spec = next.get(id);
      if (!spec) continue;
      const isSecret = spec.type === 'ENCRYPTEDSTRING';
      next.set(id, { ...spec, isSet: value !== '', ...(isSecret ? {} : { value }) });
    }
    setSpecs(next);
  }

  const draft = useSettingDraft({ groups: declaration.groups, specs, save });
  return (
    <>
      <SettingsForm declaration={declaration} draft={draft} onSaved={() => undefined} />
      <output className="block text-muted">{sent}</output>
    </>
  );
}
