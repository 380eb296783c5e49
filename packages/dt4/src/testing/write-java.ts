/** Writes streams of Java serialization as the predecessor's columns hold them, so that readers can be tried on made-up values. */

type Reference = { type: string; url: string; comment: string | null };

const classOf = {
  reference: 'org.dependencytrack.model.ExternalReference',
  type: 'org.cyclonedx.model.ExternalReference$Type',
};

class JavaWriter {
  readonly #bytes: number[] = [0xac, 0xed, 0, 5];
  readonly #handles = new Map<string, number>();
  #next = 0;

  get bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }

  byte(...values: number[]): this {
    this.#bytes.push(...values);
    return this;
  }

  short(value: number): this {
    return this.byte((value >> 8) & 0xff, value & 0xff);
  }

  int(value: number): this {
    return this.short(value >>> 16).short(value & 0xffff);
  }

  utf(text: string): this {
    const encoded = modifiedUtf8(text);
    return this.short(encoded.length).byte(...encoded);
  }

  /** An object that was written before is written as a reference. */
  once(key: string, write: () => void): this {
    const known = this.#handles.get(key);
    if (known !== undefined) return this.byte(0x71).int(0x7e0000 + known);
    write();
    return this;
  }

  handle(key?: string): this {
    if (key !== undefined) this.#handles.set(key, this.#next);
    this.#next += 1;
    return this;
  }

  text(text: string | null): this {
    if (text === null) return this.byte(0x70);
    return this.once(`text ${text}`, () => this.byte(0x74).utf(text).handle(`text ${text}`));
  }

  classOf(
    name: string,
    flags: number,
    fields: [string, string, string?][],
    parent = () => this.byte(0x70),
  ): this {
    return this.once(`class ${name}`, () => {
      this.byte(0x72)
        .utf(name)
        .byte(0, 0, 0, 0, 0, 0, 0, 0)
        .handle(`class ${name}`)
        .byte(flags)
        .short(fields.length);
      for (const [type, field, signature] of fields) {
        this.byte(type.charCodeAt(0)).utf(field);
        if (signature !== undefined) this.text(signature);
      }
      this.byte(0x78);
      parent();
    });
  }
}

/** @param list `java.util.ArrayList` or `java.util.CollSer` */
export function writeReferences(references: readonly Reference[], list: string): Uint8Array {
  const out = new JavaWriter();
  const field = list === 'java.util.ArrayList' ? 'size' : 'tag';
  out
    .byte(0x73)
    .classOf(list, 3, [['I', field]])
    .handle()
    .int(field === 'size' ? references.length : 1);
  out.byte(0x77, 4).int(references.length);
  for (const { comment, type, url } of references) {
    out.byte(0x73).classOf(classOf.reference, 2, [
      ['L', 'comment', 'Ljava/lang/String;'],
      ['L', 'type', 'Lorg/cyclonedx/model/ExternalReference$Type;'],
      ['L', 'url', 'Ljava/lang/String;'],
    ]);
    out.handle().text(comment);
    out.once(`enum ${type}`, () => {
      out.byte(0x7e).classOf(classOf.type, 0x12, [], () => out.classOf('java.lang.Enum', 0x12, []));
      out.handle(`enum ${type}`).text(type);
    });
    out.text(url);
  }
  return out.byte(0x78).bytes;
}

export function writeTexts(texts: readonly string[]): Uint8Array {
  const out = new JavaWriter();
  out.byte(0x75).classOf('[Ljava.lang.String;', 2, []).handle().int(texts.length);
  for (const text of texts) out.text(text);
  return out.bytes;
}

export function writeSecretKey(key: Uint8Array, algorithm = 'AES'): Uint8Array {
  const out = new JavaWriter();
  out.byte(0x73).classOf('javax.crypto.spec.SecretKeySpec', 2, [
    ['L', 'algorithm', 'Ljava/lang/String;'],
    ['[', 'key', '[B'],
  ]);
  out
    .handle()
    .text(algorithm)
    .byte(0x75)
    .classOf('[B', 2, [])
    .handle()
    .int(key.length)
    .byte(...key);
  return out.bytes;
}

/** An object of a class that must never be read. */
export function writeObjectOf(className: string): Uint8Array {
  return new JavaWriter().byte(0x73).classOf(className, 2, []).handle().bytes;
}

function modifiedUtf8(text: string): number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).flatMap((unit) => {
    if (unit > 0 && unit < 0x80) return [unit];
    if (unit < 0x800) return [0xc0 | (unit >> 6), 0x80 | (unit & 0x3f)];
    return [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)];
  });
}
