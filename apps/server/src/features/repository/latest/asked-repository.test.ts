import { expect, it } from 'vitest';
import type { Secrets } from '../../../config/secrets.ts';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { KeptDocuments } from '../registry/kept-documents.ts';
import { registryOf } from '../registry/registries.ts';
import { openRepository } from './asked-repository.ts';

function open() {
  const warnings: string[] = [];
  const registry = registryOf('NUGET');
  if (!registry) throw new Error('No registry of NuGet');
  const repository = openRepository(
    {
      repository_id: 1,
      uuid: '7f6f0a52-9d5c-4a8b-9b0e-3c1f1a7f6f0a',
      type: 'NUGET',
      identifier: 'own',
      url: 'https://nuget.example/',
      resolution_order: 1,
      enabled: true,
      internal: false,
      authentication_required: false,
      username: null,
      password: null,
    },
    registry,
    {
      secrets: {} as Secrets,
      documents: { kept: new KeptDocuments(), now: new Date() },
      isAtRest: false,
      warn: (message) => warnings.push(message),
    },
  );
  return { repository, warnings };
}

const excess = () => new OutgoingError('excess', 'The host sends too much for one package');

it('a repository that sends too much for a few packages is asked for others, and each package is named', () => {
  const { repository, warnings } = open();
  for (let n = 0; n < 9; n++)
    repository.noteExcess({ namespace: 'acme', name: `anvil-${n}`, version: undefined }, excess());
  expect(repository.isGivenUp).toBe(false);
  expect(repository.trouble).toBeUndefined();
  expect(warnings[0]).toContain('"own", package "acme/anvil-0"');
});

it('a repository that sends too much for ten packages is given up, whatever it answers in between', () => {
  const { repository } = open();
  for (let n = 0; n < 10; n++) {
    repository.noteExcess({ namespace: undefined, name: `anvil-${n}`, version: undefined }, excess());
  }
  expect(repository.isGivenUp).toBe(true);
  expect(repository.trouble).toMatchObject({ kind: 'excess' });
});

it('a repository that sends too much about all of its packages is given up at once', () => {
  const { repository } = open();
  try {
    repository.shared.budget.count(Number.POSITIVE_INFINITY);
  } catch (error) {
    if (error instanceof OutgoingError) repository.noteTrouble(error);
  }
  expect(repository.isGivenUp).toBe(true);
});
