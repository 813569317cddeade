// Several files in one: a plain ZIP archive, nothing compressed.
const TABLE = Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

export interface FileInZip {
  name: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Little-endian numbers of two or four bytes. */
function numbers(...parts: [value: number, bytes: 2 | 4][]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    parts.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, i) => (value >>> (8 * i)) & 0xff)),
  );
}

const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** The first of January 1980: an archive of the same files is the same. */
const DATE = 0x21;

/** PKZIP's local headers, then the directory, then its end. */
export function zipOf(files: FileInZip[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const title = new TextEncoder().encode(name);
    const about: [number, 2 | 4][] = [
      [VERSION, 2],
      [FLAGS, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
      [crc32(content), 4],
      [content.length, 4],
      [content.length, 4],
      [title.length, 2],
      [0, 2],
    ];
    const head = numbers([0x04034b50, 4], ...about);
    parts.push(head, title, content);
    directory.push(
      numbers([0x02014b50, 4], [VERSION, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      title,
    );
    offset += head.length + title.length + content.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  );
  return new Blob([...parts, ...directory, end], { type: "application/zip" });
}
