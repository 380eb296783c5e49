import { type Config, ConfigError, loadConfig } from '../config/config.ts';
import { CommandError } from './command.ts';

/** @throws CommandError that names the variables at fault */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  try {
    return loadConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) throw new CommandError(error.message);
    throw error;
  }
}
