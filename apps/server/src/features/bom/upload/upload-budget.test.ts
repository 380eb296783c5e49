import { describe, expect, it } from 'vitest';
import { createUploadBudget } from './upload-budget.ts';

describe('an upload budget', () => {
  it('lets uploads in while there is room, then in their order', async () => {
    const budget = createUploadBudget(10);
    const entered: string[] = [];
    const enter = async (name: string, bytes: number) => {
      const leave = await budget.take(bytes);
      entered.push(name);
      return leave;
    };
    const leaveA = await enter('a', 6);
    const b = enter('b', 5);
    const c = enter('c', 1);
    await Promise.resolve();
    expect(entered).toEqual(['a']);
    leaveA();
    const [leaveB, leaveC] = await Promise.all([b, c]);
    expect(entered).toEqual(['a', 'b', 'c']);
    leaveB();
    leaveC();
  });

  it('lets one that is larger than everything in alone', async () => {
    const budget = createUploadBudget(10);
    const leaveSmall = await budget.take(1);
    let isIn = false;
    const large = budget.take(50).then((leave) => {
      isIn = true;
      return leave;
    });
    await Promise.resolve();
    expect(isIn).toBe(false);
    leaveSmall();
    const leaveLarge = await large;
    leaveLarge();
    leaveLarge();
    await budget.take(10);
  });
});
