import { runServer } from './run-server.ts';

const code = await runServer(process.env);
// Whatever still holds the event loop (a keep-alive connection, a thread) must not hold the exit.
process.exit(code);
