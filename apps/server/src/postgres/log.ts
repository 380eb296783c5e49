/** The part of the server's logger that is used here. */
export type PostgresLog = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
};

export const silentLog: PostgresLog = { info() {}, warn() {} };
