import { describe, expect, it } from 'vitest';
import { parseStat, processFacts } from './process-facts.ts';

describe('processFacts', () => {
  it('knows this process', () => {
    const facts = processFacts(process.pid);
    expect(facts.state).toBe('running');
    expect(facts.startedAt).not.toBe('');
    expect(processFacts(process.pid)).toEqual(facts);
  });

  it.each([0, -1, Number.NaN, 1.5, 2 ** 22 + 1])('takes %d as no process', (pid) => {
    expect(processFacts(pid).state).toBe('gone');
  });
});

describe('parseStat', () => {
  const numbers = Array.from({ length: 48 }, (_, index) => String(index + 4)).join(' ');

  it.each([
    ['S', 'running'],
    ['R', 'running'],
    ['D', 'running'],
    ['T', 'running'],
    ['Z', 'zombie'],
    ['X', 'gone'],
  ])('reads the state %s as %s', (letter, state) => {
    expect(parseStat(`7 (postgres) ${letter} ${numbers}`).state).toBe(state);
  });

  it('reads name and start time, with brackets and spaces in the name', () => {
    expect(parseStat(`7 (a (b) c) S ${numbers}`)).toEqual({
      state: 'running',
      name: 'a (b) c',
      startedAt: '22',
    });
  });
});
