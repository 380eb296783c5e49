import type { I18n, MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Severity } from '../ui/badge.tsx';
import type { Requirement } from './capability.ts';
import type { AppPath } from './paths.ts';

/** Something that the palette leads to. */
export interface PaletteHit {
  label: string;
  /** Tells it from others of the same name. */
  detail?: string | undefined;
  /** It is only spelled almost like that. */
  similar?: boolean | undefined;
  /** For a vulnerability. */
  severity?: Severity | undefined;
  /** The number of active projects it affects. */
  projects?: number | undefined;
  path: AppPath;
}

interface PaletteQuestion {
  text: string;
  signal: AbortSignal;
  queryClient: QueryClient;
  i18n: I18n;
  /** All screens, for what lists their declarations. */
  screens: readonly AnyRoute[];
}

/** The matches of a text, the best first. */
export type PaletteSearch = (question: PaletteQuestion) => Promise<readonly PaletteHit[]>;

/** A kind of thing that the palette finds. A feature declares it at its list, with what searches in a file of its own. */
export interface PaletteProvider {
  /** Unique among all. */
  id: string;
  title: MessageDescriptor;
  icon: ComponentType<{ className?: string }>;
  permission: Requirement;
  load: () => Promise<{ search: PaletteSearch }>;
  /** Where all that fits is listed. */
  all?: (text: string) => { label: MessageDescriptor; path: AppPath };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    palette?: PaletteProvider;
  }
}
