import { describe, expect, it } from 'vitest';
import { createUploadBudget, type UploadShare } from './upload-budget.ts';

const roomy = { totalBytes: 100, keptBytes: 0, smallBytes: 0, patienceMs: 60_000 };

/** True if a share has been let grow by now. */
function growing(share: UploadShare, bytes: number) {
  const state = { isIn: false, done: Promise.resolve() };
  state.done = share.grow(bytes).then(() => {
    state.isIn = true;
  });
  return state;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('an upload budget', () => {
  it('counts bytes as they come, not what was announced', async () => {
    const budget = createUploadBudget(roomy);
    const uploads = Array.from({ length: 20 }, () => budget.open(100));
    for (const upload of uploads) {
      await upload.grow(3);
      upload.complete();
    }
    expect(uploads).toHaveLength(20);
  });

  it('lets no two bodies wait for each other', async () => {
    const budget = createUploadBudget(roomy);
    const [first, second] = [budget.open(80), budget.open(80)];
    await first.grow(50);
    await second.grow(20);
    const more = growing(second, 1);
    await settle();
    // With 21 bytes for the second, the first could not reach its 80.
    expect(more.isIn).toBe(false);
    await first.grow(30);
    first.complete();
    expect(more.isIn).toBe(false);
    first.release();
    await more.done;
    await second.grow(59);
  });

  it('lets small bodies through while large ones wait, whatever the order', async () => {
    const budget = createUploadBudget(roomy);
    const [first, second] = [budget.open(80), budget.open(80)];
    await first.grow(50);
    await second.grow(20);
    const more = growing(second, 10);
    const small = budget.open(30);
    await small.grow(30);
    expect(more.isIn).toBe(false);
    small.release();
    await settle();
    expect(more.isIn).toBe(false);
  });

  it('keeps room for the beginnings of bodies of unknown length', async () => {
    const budget = createUploadBudget({ ...roomy, keptBytes: 10, smallBytes: 5 });
    const [first, second] = [budget.open(100), budget.open(100)];
    await first.grow(99);
    await second.grow(5);
    const more = growing(second, 1);
    const unknown = budget.open(100);
    await unknown.grow(3);
    unknown.complete();
    expect(more.isIn).toBe(false);
  });

  it('gives room to those that wait in their order', async () => {
    const budget = createUploadBudget(roomy);
    const large = budget.open(100);
    await large.grow(100);
    const waiting = [60, 60, 40].map((bytes) => growing(budget.open(bytes), bytes));
    await settle();
    expect(waiting.map((each) => each.isIn)).toEqual([false, false, false]);
    large.release();
    await settle();
    expect(waiting.map((each) => each.isIn)).toEqual([true, false, true]);
  });

  it('takes back what a body had that is given up, waiting or not, once', async () => {
    const budget = createUploadBudget(roomy);
    const [first, second, third] = [budget.open(100), budget.open(60), budget.open(100)];
    await first.grow(60);
    const waiting = growing(second, 60);
    await settle();
    second.release();
    await expect(waiting.done).rejects.toThrow('The upload was aborted');
    await expect(second.grow(1)).rejects.toThrow('The upload was aborted');
    first.release();
    first.release();
    await third.grow(100);
    const fourth = growing(budget.open(1), 1);
    await settle();
    expect(fourth.isIn).toBe(false);
  });

  it('tells a body that waits for too long to come again', async () => {
    const budget = createUploadBudget({ ...roomy, patienceMs: 20 });
    await budget.open(100).grow(100);
    await expect(budget.open(10).grow(10)).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
    });
  });

  it('ends with everybody served when many bodies come piece by piece', async () => {
    const budget = createUploadBudget({ ...roomy, keptBytes: 6, smallBytes: 2 });
    const upload = async (bytes: number) => {
      const share = budget.open(bytes);
      for (let i = 0; i < bytes; i++) {
        await share.grow(1);
        await settle();
      }
      share.complete();
      await settle();
      share.release();
    };
    await Promise.all([100, 90, 5, 80, 100, 1, 70, 40, 30, 100].map(upload));
  });
});
