import { runCommand } from './run-command.ts';

const code = await runCommand(process.argv.slice(2), process.env);
process.exit(code);
