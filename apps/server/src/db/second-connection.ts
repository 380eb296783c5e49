import { AsyncLocalStorage } from 'node:async_hooks';
import type { LaneName } from './lane.ts';

/**
 * Finds work that holds one connection and requests a second. Enough such work takes all connections, and
 * then each waits for the others forever. Two rules prevent this. Code inside a transaction never requests
 * another connection. A reader of a stream may use the main lane, but may not open a second stream.
 *
 * Only tests check this ({@link forbidSecondConnections}), because following every promise costs time.
 */
interface Flow {
  /** The transaction that the code runs in: its lane, and the database that the lane belongs to. */
  readonly transaction?: { readonly owner: object; readonly lane: LaneName };
  /** Streams that the request or job reads. */
  streams: number;
}

let flows: AsyncLocalStorage<Flow> | undefined;
let report: (fault: Error) => void = () => undefined;

/** Switches the check on. @param onFault hears of a fault also where its error is caught */
export function forbidSecondConnections(onFault: (fault: Error) => void): void {
  flows ??= new AsyncLocalStorage();
  report = onFault;
}

/** Runs the work of one request or job. */
export function asOneFlow<T>(work: () => T): T {
  return flows ? flows.run({ streams: 0 }, work) : work();
}

/** Runs work that nobody in the flow waits for, such as a timer: it may ask for a connection of its own. */
export function outsideFlow<T>(work: () => T): T {
  return flows ? flows.exit(work) : work();
}

/** Runs the inside of a transaction. */
export function insideTransaction<T>(owner: object, lane: LaneName, work: () => T): T {
  return flows ? flows.run({ transaction: { owner, lane }, streams: 0 }, work) : work();
}

/** Called before a connection to the database `owner` is taken. @throws when the flow holds one already */
export function checkHoldsNone(owner: object, lane: LaneName): void {
  const flow = flows?.getStore();
  if (!flow) return;
  const { transaction, streams } = flow;
  if (transaction?.owner === owner)
    throw fault(
      `Inside a transaction (${transaction.lane}), a connection of the lane "${lane}" is asked for`,
    );
  if (lane === 'stream' && streams > 0)
    throw fault('A second stream is opened while the first one is being read');
}

/** Notes that the flow reads a stream; call what it returns at the end. */
export function noteStream(): () => void {
  const flow = flows?.getStore();
  if (!flow) return () => undefined;
  flow.streams += 1;
  return () => {
    flow.streams -= 1;
  };
}

function fault(message: string): Error {
  const error = new Error(message);
  report(error);
  return error;
}
