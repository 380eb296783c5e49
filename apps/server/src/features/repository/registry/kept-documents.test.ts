import { expect, it } from 'vitest';
import { OutgoingError } from '../../../outgoing/outgoing-error.ts';
import { type FetchedDocument, KeptDocuments, NotModified, type Validators } from './kept-documents.ts';

const maxAgeMs = 3_600_000;
const at = (minute: number) => ({ maxAgeMs, now: new Date(Date.UTC(2026, 0, 1, 0, minute)) });
const edition = (value: string, bytes = 10): FetchedDocument => ({
  value,
  bytes,
  validators: { etag: `"${value}"`, lastModified: null },
});

/** A host whose answers come one after the other, with what it was asked by. */
function host(...answers: (FetchedDocument | Error)[]) {
  const asked: (string | null | undefined)[] = [];
  const fetch = async (known: Validators | undefined) => {
    asked.push(known?.etag);
    const answer = answers.shift();
    if (answer === undefined) throw new Error('Nobody should have asked');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, fetch };
}

it('reads a document again when it is too old, and then only when it has changed', async () => {
  const kept = new KeptDocuments();
  const { asked, fetch } = host(edition('one'), new NotModified(), edition('two'));
  expect(await kept.read('a', at(0), fetch)).toBe('one');
  expect(await kept.read('a', at(59), fetch)).toBe('one');
  expect(await kept.read('a', at(60), fetch)).toBe('one');
  expect(await kept.read('a', at(119), fetch)).toBe('one');
  expect(await kept.read('a', at(120), fetch)).toBe('two');
  expect(asked).toEqual([undefined, '"one"', '"one"']);
});

it('keeps trouble as long, and asks for the edition of before after that', async () => {
  const kept = new KeptDocuments();
  const trouble = new OutgoingError('ill', 'is in trouble');
  const { asked, fetch } = host(edition('one'), trouble, new NotModified());
  await kept.read('a', at(0), fetch);
  await expect(kept.read('a', at(60), fetch)).rejects.toBe(trouble);
  await expect(kept.read('a', at(119), fetch)).rejects.toBe(trouble);
  expect(await kept.read('a', at(120), fetch)).toBe('one');
  expect(asked).toEqual([undefined, '"one"', '"one"']);
});

it.each([
  ['a host that asks to be left alone', new OutgoingError('busy', 'later')],
  ['a run that is interrupted', new Error('interrupted')],
])('keeps nothing of %s', async (_what, trouble) => {
  const kept = new KeptDocuments();
  const { fetch } = host(trouble, edition('one'));
  await expect(kept.read('a', at(0), fetch)).rejects.toBe(trouble);
  expect(await kept.read('a', at(0), fetch)).toBe('one');
});

it('holds no more than fits, and gives up what was used longest ago', async () => {
  const kept = new KeptDocuments(50_000);
  const { asked, fetch } = host(
    edition('a', 20_000),
    edition('b', 20_000),
    edition('c', 20_000),
    edition('huge', 60_000),
    edition('b again', 20_000),
    edition('huge again', 60_000),
  );
  for (const key of ['a', 'b', 'a', 'c', 'huge']) await kept.read(key, at(0), fetch);
  expect(await kept.read('a', at(0), fetch)).toBe('a');
  expect(await kept.read('b', at(0), fetch)).toBe('b again');
  expect(await kept.read('huge', at(0), fetch)).toBe('huge again');
  expect(asked).toHaveLength(6);
});
