/** The points of time that a cron text names, such as `0 8 * * mon-fri`. */
export { type Cron, CronError, type CronField, isTimeZone, nextOf, parseCron } from './cron.ts';
