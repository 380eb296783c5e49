const chunkTimeoutMs = 120_000;

/** A piece of the console's own code that did not arrive: the network failed, or a newer release replaced it. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Loads a piece of code or a catalog, giving up after 120 seconds. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new ChunkLoadError('Part of the console did not arrive in time.')),
    chunkTimeoutMs,
  );
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause;
    throw new ChunkLoadError('Part of the console could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
