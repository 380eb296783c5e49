import type { FastifyInstance } from 'fastify';

/** Ports that servers of this process have left; none is kept until somebody asks for it. */
let left: number[] | undefined;

/**
 * From now on, a server of this process gets the port of one that has ended. Browser windows then find the
 * console at the same address, with everything they have fetched and compiled.
 */
export function keepPorts(): void {
  left ??= [];
}

/** Begins to listen on this machine. @returns the origin */
export async function listenOnKeptPort(app: FastifyInstance): Promise<string> {
  const listen = (port: number) => app.listen({ host: '127.0.0.1', port });
  try {
    return await listen(left?.pop() ?? 0);
  } catch (error) {
    // Between two servers nobody holds the port, so that another process may have taken it.
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return listen(0);
    throw error;
  }
}

/** Call this after a server has ended. */
export function leavePort(origin: string): void {
  left?.push(Number(new URL(origin).port));
}
