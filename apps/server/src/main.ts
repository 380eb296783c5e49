import { demoEnvironment, showDemo } from './demo/demo.ts';
import { runServer } from './run-server.ts';

const isDemo = process.argv.includes('--demo');
const code = isDemo ? await runServer(demoEnvironment(process.env), showDemo) : await runServer(process.env);
// Anything still on the event loop (a keep-alive connection, a thread) must not prevent the exit.
process.exit(code);
