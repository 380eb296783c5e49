import { destination, type Logger, pino, stdTimeFunctions } from 'pino';
import type { LogLevel } from './config/config.ts';

/** Members that hold secrets wherever they appear in what is logged. */
const secretNames = [
  'password',
  'newPassword',
  'confirmPassword',
  'currentPassword',
  'token',
  'authorization',
  'cookie',
];

/**
 * JSON lines on standard error: standard output is for the one line that says where Waybill answers. Requests are not
 * logged with their bodies, and secrets are taken out should one get into a log call.
 */
export function createLogger(level: LogLevel): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: {
        paths: [
          ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
          '["x-api-key"]',
          '*["x-api-key"]',
          '*.*["x-api-key"]',
          'secretKey',
          '*.secretKey',
        ],
        censor: '[redacted]',
      },
    },
    destination({ fd: 2, sync: true }),
  );
}

/**
 * Keeps what helps to find the cause. Library errors contain whole clients and requests, which are removed.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, detail, cause } = error as { code?: unknown; detail?: unknown; cause?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(detail === undefined ? {} : { detail }),
    stack: error.stack,
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}
