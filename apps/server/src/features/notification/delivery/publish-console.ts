import { once } from 'node:events';
import { decodeEntities } from '@waybill/template';
import type { Publish } from './publish.ts';

/** Writes a message to the standard output of the server, an error to its standard error. */
export const printMessage: Publish = async (_context, { owed, render }) => {
  const text = decodeEntities(await render());
  const stream = owed.level === 2 ? process.stderr : process.stdout;
  // A line of its own, and no control character that could pass for output of the server.
  const line = `${text.replace(/[^\P{Cc}\t\n]/gu, '\uFFFD').trimEnd()}\n`;
  if (!stream.write(line)) await once(stream, 'drain');
};
