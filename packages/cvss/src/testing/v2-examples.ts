/** Vectors of v2.0 with their scores; a group that the vector does not have has none. */
export const V2_EXAMPLES: readonly (readonly [
  vector: string,
  base: number,
  temporal: number | undefined,
  environmental: number | undefined,
])[] = [
  // The three worked examples of the guide, §3.3, with the greatest environmental scores that it gives.
  ['AV:N/AC:L/Au:N/C:N/I:N/A:C/E:F/RL:OF/RC:C/CDP:H/TD:H/CR:M/IR:M/AR:H', 7.8, 6.4, 9.2],
  ['AV:N/AC:L/Au:N/C:C/I:C/A:C/E:F/RL:OF/RC:C/CDP:H/TD:H/CR:M/IR:M/AR:L', 10, 8.3, 9],
  ['AV:L/AC:H/Au:N/C:C/I:C/A:C/E:POC/RL:OF/RC:C/CDP:H/TD:H/CR:M/IR:M/AR:M', 6.2, 4.9, 7.5],
  // Worked out by hand from the equations.
  ['AV:N/AC:L/Au:N/C:C/I:C/A:C/TD:N', 10, undefined, 0],
  ['AV:N/AC:L/Au:N/C:N/I:N/A:N/CDP:H', 0, undefined, 5],
  ['AV:L/AC:H/Au:M/C:P/I:N/A:N/E:H/RL:OF/CDP:H/TD:H/CR:L', 0.8, 0.7, 4.9],
  ['AV:L/AC:H/Au:M/C:P/I:N/A:N/CR:L', 0.8, undefined, 0],
  // 9.0 × 0.95 is 8.55, which binary numbers hold as a little less.
  ['AV:N/AC:L/Au:S/C:C/I:C/A:C/RC:UR', 9, 8.6, undefined],
];
