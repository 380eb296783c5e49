import type { SettingDefinition } from '../../config/setting.ts';

/** A setting that was changed, by its stored name. */
export interface ChangedAddress {
  readonly group_name: string;
  readonly property_name: string;
  readonly before: string | null;
  readonly value: string | null;
}

/** The secrets that changes of settings would have sent to another host than the one they were stored for. */
export function movedSecrets(
  settings: readonly SettingDefinition[],
  changed: readonly ChangedAddress[],
): SettingDefinition[] {
  const moved = changed.filter((row) => {
    const definition = settings.find(
      ({ group, name }) => group === row.group_name && name === row.property_name,
    );
    return definition !== undefined && isOtherHost(definition, row.before, row.value);
  });
  return settings.filter(({ group, sentTo }) =>
    moved.some((row) => row.group_name === group && sentTo?.includes(row.property_name)),
  );
}

/**
 * True if a new value of a setting sends secrets to another host, or in plain text. Another path on the same
 * host is not another host. Without an earlier address, no secret was meant for another host.
 */
function isOtherHost(
  { type, default: standard }: Pick<SettingDefinition, 'type' | 'default'>,
  before: string | null,
  after: string | null,
): boolean {
  const [old, now] = [before?.trim() || standard, after?.trim() || standard];
  if (!old || old === now) return false;
  if (type === 'BOOLEAN') return now !== 'true';
  return now === null || hostOf(old) !== hostOf(now);
}

/** Scheme, host and port of a URL; of a host name or a port, itself. */
function hostOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && url.origin !== 'null' ? url.origin : text.toLowerCase();
}
