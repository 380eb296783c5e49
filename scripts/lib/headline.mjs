/** Runs a step between two lines that name it and say how it ended. Returns the exit code of `run`. */
export async function underHeadline(name, run) {
  console.log(`\n== ${name} ==`);
  const startedAt = Date.now();
  const code = await run();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(
    code === 0
      ? `== ${name}: passed (${seconds} s) ==`
      : `== ${name}: FAILED, exit code ${code} (${seconds} s) ==`,
  );
  return code;
}
