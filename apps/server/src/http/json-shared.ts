/** JSON of objects that never change, for as long as these live. */
const written = new WeakMap<object, Buffer>();

/** So much is made at once, see `json-stream.ts`. */
const bytesAtOnce = 256 * 1024;

/**
 * Writes rows as JSON.stringify does, but each object that is a member of one only once, whichever rows and answers it is in: what is
 * kept of a vulnerability is most of what its findings are written as. Objects that are members may not change afterwards. As bytes:
 * most texts of the world have a letter beyond Latin 1 somewhere, which would have all of a piece encoded again for each answer.
 * @yields an array in pieces
 */
export async function* sharedJsonArray(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<Buffer> {
  const pieces = pieceWriter();
  let before = '[';
  for await (const batch of batches) {
    for (const row of batch) {
      pieces.addText(before);
      before = ',';
      addRow(pieces, row as object);
      if (pieces.isFull()) yield pieces.take();
    }
  }
  pieces.addText(before === '[' ? '[]' : ']');
  yield pieces.take();
}

function addRow(pieces: PieceWriter, row: object): void {
  let before = '{';
  for (const [name, value] of Object.entries(row)) {
    const isShared = typeof value === 'object' && value !== null;
    const json = isShared ? bytesOf(value) : JSON.stringify(value);
    // JSON has no text for it, so it is left out.
    if (json === undefined) continue;
    pieces.addText(before);
    pieces.add(nameBytes(name));
    if (typeof json === 'string') pieces.addText(json);
    else pieces.add(json);
    before = ',';
  }
  pieces.addText(before === '{' ? '{}' : '}');
}

function bytesOf(shared: object): Buffer {
  let bytes = written.get(shared);
  if (!bytes) {
    bytes = Buffer.from(JSON.stringify(shared));
    written.set(shared, bytes);
  }
  return bytes;
}

/** By the names of members, which are those of the contract's models. */
const names = new Map<string, Buffer>();

function nameBytes(name: string): Buffer {
  let bytes = names.get(name);
  if (!bytes) {
    bytes = Buffer.from(`${JSON.stringify(name)}:`);
    names.set(name, bytes);
  }
  return bytes;
}

interface PieceWriter {
  add(bytes: Buffer): void;
  addText(text: string): void;
  isFull(): boolean;
  take(): Buffer;
}

function pieceWriter(): PieceWriter {
  // A row more than is made at once mostly fits.
  const usualBytes = bytesAtOnce + bytesAtOnce / 8;
  let piece = Buffer.allocUnsafe(usualBytes);
  let used = 0;
  const makeRoom = (bytes: number) => {
    if (used + bytes <= piece.length) return;
    const larger = Buffer.allocUnsafe(2 * (used + bytes));
    piece.copy(larger, 0, 0, used);
    piece = larger;
  };
  return {
    add(bytes) {
      makeRoom(bytes.length);
      piece.set(bytes, used);
      used += bytes.length;
    },
    addText(text) {
      makeRoom(3 * text.length);
      used += piece.write(text, used);
    },
    isFull: () => used >= bytesAtOnce,
    take() {
      const taken = piece.subarray(0, used);
      piece = Buffer.allocUnsafe(usualBytes);
      used = 0;
      return taken;
    },
  };
}
