/** As which member of a row an object was written, and its JSON with the name before it, for as long as the object lives. */
const written = new WeakMap<object, { readonly name: string; readonly bytes: Buffer }>();

const [opening, closing, comma] = [byteOf('['), byteOf(']'), byteOf(',')];
const [openingBrace, closingBrace] = [byteOf('{'), byteOf('}')];

function byteOf(sign: string): number {
  return sign.charCodeAt(0);
}

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
  let before = opening;
  for await (const batch of batches) {
    for (const row of batch) {
      pieces.addByte(before);
      before = comma;
      addRow(pieces, row as object);
      if (pieces.isFull()) yield pieces.take();
    }
  }
  if (before === opening) pieces.addByte(opening);
  pieces.addByte(closing);
  yield pieces.take();
}

function addRow(pieces: PieceWriter, row: object): void {
  let before = openingBrace;
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === 'object' && value !== null) {
      pieces.addByte(before);
      pieces.add(bytesOf(name, value));
    } else {
      const json = JSON.stringify(value);
      // JSON has no text for it, so it is left out.
      if (json === undefined) continue;
      pieces.addByte(before);
      pieces.addText(`${nameText(name)}${json}`);
    }
    before = comma;
  }
  if (before === openingBrace) pieces.addByte(openingBrace);
  pieces.addByte(closingBrace);
}

function bytesOf(name: string, shared: object): Buffer {
  const known = written.get(shared);
  if (known?.name === name) return known.bytes;
  const bytes = Buffer.from(`${nameText(name)}${JSON.stringify(shared)}`);
  written.set(shared, { name, bytes });
  return bytes;
}

/** By the names of members, which are those of the contract's models. */
const names = new Map<string, string>();

function nameText(name: string): string {
  let text = names.get(name);
  if (text === undefined) {
    text = `${JSON.stringify(name)}:`;
    names.set(name, text);
  }
  return text;
}

interface PieceWriter {
  addByte(byte: number): void;
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
    addByte(byte) {
      makeRoom(1);
      piece[used++] = byte;
    },
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
