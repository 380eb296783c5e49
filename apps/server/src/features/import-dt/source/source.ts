import type { Dt4Cells, Dt4ReadTable } from '@waybill/dt4';

/** Takes rows of a table, some at a time. */
export type RowSink = (table: Dt4ReadTable, rows: readonly Dt4Cells[]) => void | Promise<void>;

/** A database of Dependency-Track that is read, and never written. */
export interface Dt4Source {
  /** A readable title without passwords. */
  readonly title: string;
  /** True if its times have no zone, so that it must be said of which they are. */
  readonly hasLocalTimes: boolean;
  /**
   * Reads the tables that are wanted, in an order of its own. Everything that is read between opening and closing is of one moment.
   * @returns how many rows each of its tables has, the others included
   * @throws Dt4Error for what cannot be read
   */
  read(wanted: ReadonlySet<Dt4ReadTable>, sink: RowSink): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** A source with what its values need to be read. */
export interface OpenedSource {
  readonly source: Dt4Source;
  /** Zone of the clock of Dependency-Track's server, for sources whose times have none. */
  readonly zone: string;
  /** The AES key that opens its secrets. */
  readonly key: Uint8Array | undefined;
}
