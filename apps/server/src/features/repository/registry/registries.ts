import type { PackageType } from '../../component-shape/repository-type.ts';
import { cargoRegistry } from './cargo-registry.ts';
import { composerRegistry } from './composer-registry.ts';
import { githubRegistry } from './github-registry.ts';
import { goRegistry } from './go-registry.ts';
import { mavenRegistry } from './maven-registry.ts';
import { nixpkgsRegistry } from './nixpkgs-registry.ts';
import { npmRegistry } from './npm-registry.ts';
import { nugetRegistry } from './nuget-registry.ts';
import { pypiRegistry } from './pypi-registry.ts';
import type { Registry } from './registry.ts';
import { cpanRegistry, gemRegistry, hackageRegistry, hexRegistry } from './small-registries.ts';

/** How repositories are asked. */
const registries: readonly Registry[] = [
  cargoRegistry,
  composerRegistry,
  cpanRegistry,
  gemRegistry,
  githubRegistry,
  goRegistry,
  hackageRegistry,
  hexRegistry,
  mavenRegistry,
  nixpkgsRegistry,
  npmRegistry,
  nugetRegistry,
  pypiRegistry,
];

export function registryOf(type: PackageType): Registry | undefined {
  return registries.find((registry) => registry.type === type);
}
