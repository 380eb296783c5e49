// Public to other features.
import type { SettingChangeInput } from '@waybill/api-contract';
import type { Context } from '../../feature.ts';
import { ValidationError, violation } from '../../http/errors.ts';
import { addressOf, type ProbeAccount } from '../../outgoing/probe.ts';
import { hiddenValue } from './config-property.view.ts';
import { movedSecrets } from './secret-address.ts';
import { isTrue, readSecretSetting, readSetting, readSettings } from './setting.service.ts';

/** A secret for one host, and why there is none. */
type SecretAtHand =
  | { account: Extract<ProbeAccount, 'SENT'>; value: string }
  | { account: Exclude<ProbeAccount, 'SENT' | 'NONE'>; value?: undefined };

/** Settings as somebody has typed them, and as they are stored where nobody has. Names are those within a group. */
export interface SettingsAtHand {
  /** Undefined when it is empty. */
  text(name: string): Promise<string | undefined>;
  isOn(name: string): Promise<boolean>;
  /** @param standard where the setting is empty @throws AddressProblem for what is no address */
  address(name: string, standard?: string): Promise<URL>;
  /**
   * A secret that is sent to an address. A stored secret is only sent to the host it was stored for.
   * Otherwise anyone who may change settings could send it to their own host without a trace. A saved change
   * is in the audit log.
   */
  secret(name: string, address: { name: string; standard?: string }): Promise<SecretAtHand>;
  /** The same for a secret whose definition says where it is sent (`sentTo`): with every one of these as it is stored, or safer. */
  secretOf(name: string): Promise<SecretAtHand>;
}

/** @throws ValidationError for settings that do not exist */
export function settingsAtHand(
  { db, secrets, settings }: Pick<Context, 'db' | 'secrets' | 'settings'>,
  group: string,
  changes: readonly SettingChangeInput[],
): SettingsAtHand {
  const unknown = changes.flatMap((change, index) =>
    settings.some(({ group: other, name }) => other === change.group && name === change.name)
      ? []
      : [violation(`settings.${index}.name`, 'There is no such setting.', change.name)],
  );
  if (unknown.length > 0) throw new ValidationError(unknown);
  const typed = new Map(
    changes.filter((change) => change.group === group).map(({ name, value }) => [name, value?.trim() ?? '']),
  );

  async function text(name: string): Promise<string | undefined> {
    return (typed.get(name) ?? (await readSetting(db, group, name))?.trim()) || undefined;
  }

  async function isStoredFor(name: string, standard: string | undefined): Promise<boolean> {
    if (!typed.has(name)) return true;
    const stored = (await readSetting(db, group, name))?.trim() || standard;
    const now = addressOf((await text(name)) ?? standard);
    return stored !== undefined && URL.canParse(stored) && new URL(stored).origin === now.origin;
  }

  async function storedSecret(name: string): Promise<SecretAtHand> {
    try {
      const value = (await readSecretSetting(db, secrets, group, name))?.trim() || undefined;
      return value === undefined ? { account: 'MISSING' } : { account: 'SENT', value };
    } catch {
      return { account: 'UNREADABLE' };
    }
  }

  /** As saving what is typed would judge it, which drops a secret whose address changes. */
  async function isMoved(name: string): Promise<boolean> {
    const addresses = settings.find((other) => other.group === group && other.name === name)?.sentTo ?? [];
    const stored = await readSettings(db, group, addresses);
    const changed = addresses.flatMap((address) => {
      const value = typed.get(address);
      const before = stored.get(address) ?? null;
      return value === undefined
        ? []
        : [{ group_name: group, property_name: address, before, value: value || null }];
    });
    const movesIt = movedSecrets(settings, changed).some(
      (moved) => moved.group === group && moved.name === name,
    );
    // Saving gives a secret its first address; a test of an address that is not saved has no right to it.
    return (
      movesIt || changed.some(({ before, value }) => !before?.trim() && value !== null && value !== 'true')
    );
  }

  async function secretAt(name: string, isForUs: () => Promise<boolean>): Promise<SecretAtHand> {
    const given = typed.get(name);
    if (given !== undefined && given !== hiddenValue) {
      return given === '' ? { account: 'MISSING' } : { account: 'SENT', value: given };
    }
    const stored = await storedSecret(name);
    if (stored.account !== 'SENT') return stored;
    return (await isForUs()) ? stored : { account: 'WITHHELD' };
  }

  return {
    text,
    isOn: async (name) => isTrue(await text(name)),
    address: async (name, standard) => addressOf((await text(name)) ?? standard),
    secret: (name, address) => secretAt(name, () => isStoredFor(address.name, address.standard)),
    secretOf: (name) => secretAt(name, async () => !(await isMoved(name))),
  };
}
