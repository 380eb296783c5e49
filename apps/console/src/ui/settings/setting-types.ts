import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { TestStep } from '../test-steps.tsx';

/** The server's description of a setting: its type, its value, and its allowed values. */
export interface SettingSpec {
  /** `BOOLEAN`, `INTEGER`, `NUMBER`, `URL`, `ENCRYPTEDSTRING`; anything else is a text. */
  type: string;
  /** True if it holds anything: all that is known of a secret. */
  isSet: boolean;
  value?: string;
  default?: string;
  unit?: SettingUnit;
  min?: number;
  max?: number;
  choices?: readonly string[];
  list?: 'json' | 'semicolons';
  /** For a secret: the ids of the settings with the address it is sent to. */
  sentTo?: readonly string[];
}

export type TimeUnit = 'milliseconds' | 'seconds' | 'minutes' | 'hours' | 'days';
export type SettingUnit = TimeUnit | 'percent';

export interface SettingControlProps {
  label: string;
  hint: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A setting on a page. Everything else follows from its `SettingSpec`. */
export interface SettingField {
  /** Names the setting among all, such as `general/base.url`. */
  id: string;
  label: MessageDescriptor;
  help?: MessageDescriptor;
  /** `interval`: a time in the unit that fits it best. `code`: several lines in letters of one width. */
  kind?: 'interval' | 'code';
  /** The names of the choices; a text is the same in every language. */
  choices?: Readonly<Record<string, MessageDescriptor | string>>;
  placeholder?: string;
  /** It must not be empty. */
  required?: true;
  /** Counts from the next start of the server on. */
  needsRestart?: true;
  /** Shown only while another setting has one of these values. */
  shownWhen?: { id: string; oneOf: readonly string[] };
  /** How a stored value reads, where it is stored otherwise. */
  valueText?: (value: string) => string;
  /** A control of the page's own. */
  control?: ComponentType<SettingControlProps>;
}

/** Values that belong together, such as those for the product of one vendor. */
export interface SettingPreset {
  /** The name of the product, the same in every language. */
  name: string;
  /** By the ids of the settings. */
  values: Readonly<Record<string, string>>;
}

export interface SettingGroup {
  title: MessageDescriptor;
  help?: MessageDescriptor;
  presets?: readonly SettingPreset[];
  fields: readonly SettingField[];
}

/** A further input of a test. It is not stored. */
export interface TestField {
  name: string;
  label: MessageDescriptor;
  help?: MessageDescriptor;
  required?: true;
  isSecret?: true;
}

/** Something that the server tries out with the values as they are on the page, saved or not. */
export interface SettingsTest {
  label: MessageDescriptor;
  /** Describes the test, if it checks more than the values. */
  help?: MessageDescriptor;
  fields?: readonly TestField[];
  run: (
    textAt: (id: string) => string,
    signal: AbortSignal,
    /** The unsaved input. */
    edits: readonly SettingEdit[],
    /** The input in the fields of the test, by name. */
    given: Readonly<Record<string, string>>,
  ) => Promise<readonly TestStep[]>;
}

/** A page of settings, as data. */
export interface SettingsDeclaration {
  groups: readonly SettingGroup[];
  tests?: readonly SettingsTest[];
}

export interface SettingEdit {
  id: string;
  value: string;
}
