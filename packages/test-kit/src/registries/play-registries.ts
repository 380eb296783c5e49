import type { Service } from '../services/service.ts';
import {
  composerProtocol,
  githubProtocol,
  mavenProtocol,
  nixpkgsProtocol,
  nugetProtocol,
} from './document-registries.ts';
import {
  cargoProtocol,
  cpanProtocol,
  gemProtocol,
  goProtocol,
  hackageProtocol,
  hexProtocol,
  npmProtocol,
  pypiProtocol,
} from './language-registries.ts';
import { type Protocol, playProtocol, type RegistryState } from './registry.ts';

const protocols = {
  cargo: cargoProtocol,
  composer: composerProtocol,
  cpan: cpanProtocol,
  gem: gemProtocol,
  github: githubProtocol,
  golang: goProtocol,
  hackage: hackageProtocol,
  hex: hexProtocol,
  maven: mavenProtocol,
  nixpkgs: nixpkgsProtocol,
  npm: npmProtocol,
  nuget: nugetProtocol,
  pypi: pypiProtocol,
} as const satisfies Record<string, Protocol>;

/** The registries that can be played, by the type of their package URLs. */
export type RegistryKind = keyof typeof protocols;

/** Plays a registry of a kind, to be put below a path of a source server. */
export function playRegistry(kind: RegistryKind, state: () => RegistryState): Service {
  return playProtocol(protocols[kind], state);
}
