interface Member {
  name: string;
  content: Buffer;
}

/** An archive as `ar` makes it, which a Debian package is; owners are root, all members have one time. */
export function ar(members: readonly Member[], time: number): Buffer {
  const parts = members.flatMap(({ name, content }) => [
    Buffer.from(
      `${name.padEnd(16)}${String(time).padEnd(12)}${'0'.padEnd(6)}${'0'.padEnd(6)}${'100644'.padEnd(8)}${String(content.length).padEnd(10)}\`\n`,
      'latin1',
    ),
    content,
    Buffer.from(content.length % 2 === 0 ? '' : '\n'),
  ]);
  return Buffer.concat([Buffer.from('!<arch>\n'), ...parts]);
}
