import { expect, it } from 'vitest';
import {
  asOneFlow,
  checkHoldsNone,
  forbidSecondConnections,
  insideTransaction,
  noteStream,
  outsideFlow,
} from './second-connection.ts';

const owner = {};
const faults: string[] = [];
forbidSecondConnections((fault) => faults.push(fault.message));

it('finds a connection that is asked for inside a transaction, also in what that calls', async () => {
  const inner = async () => {
    await Promise.resolve();
    checkHoldsNone(owner, 'main');
  };
  await expect(insideTransaction(owner, 'main', inner)).rejects.toThrow('Inside a transaction (main)');
  await expect(insideTransaction(owner, 'bulk', inner)).rejects.toThrow('Inside a transaction (bulk)');
  expect(faults.splice(0)).toHaveLength(2);
});

it('allows a connection to another database', () => {
  insideTransaction(owner, 'main', () => checkHoldsNone({}, 'main'));
  expect(faults).toEqual([]);
});

it('allows what nobody in the transaction waits for', () => {
  insideTransaction(owner, 'main', () => outsideFlow(() => checkHoldsNone(owner, 'main')));
  expect(faults).toEqual([]);
});

it('finds a second stream, but allows statements while one is read', async () => {
  await asOneFlow(async () => {
    checkHoldsNone(owner, 'stream');
    const end = noteStream();
    checkHoldsNone(owner, 'main');
    expect(() => checkHoldsNone(owner, 'stream')).toThrow('A second stream');
    end();
    checkHoldsNone(owner, 'stream');
  });
  expect(faults.splice(0)).toHaveLength(1);
});
