import { crc32, deflateRawSync } from 'node:zlib';

/** Makes a whole PDF, of exactly `bytes` if that is large enough. `objects` are added to it. */
export function aPdf(bytes = 20_000, objects: (string | Buffer)[] = []): Buffer {
  const whole = (padding: number) => {
    const parts = [
      '%PDF-1.7\n',
      '1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n',
      `3 0 obj\n<</Type/Page/Parent 2 0 R/Contents 4 0 R>>\nendobj\n4 0 obj\n<</Length ${padding}>>\nstream\n`,
      Buffer.alloc(padding, 'x'),
      '\nendstream\nendobj\n',
      ...objects,
    ].map((part) => Buffer.from(part));
    const table = parts.reduce((sum, part) => sum + part.length, 0);
    const end = `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 5/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
    return Buffer.concat([...parts, Buffer.from(end)]);
  };
  const [least, digits] = [whole(0).length, (count: number) => String(count).length];
  const rest = Math.max(0, bytes - least);
  // The length of the padding and the position of the table are themselves written in digits.
  for (let padding = rest; padding > Math.max(0, rest - 2 * digits(bytes)); padding -= 1) {
    const made = whole(padding);
    if (made.length === bytes) return made;
  }
  return whole(rest);
}

export interface ZipEntry {
  name: string;
  content: string | Buffer;
  /** A false length that the archive states. */
  says?: number;
}

/** Makes an archive as a word processor writes it: each entry is deflated, and a directory stands at its end. */
export function aZip(entries: ZipEntry[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, says } of entries) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(says ?? data.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(at, 12);
  end.writeUInt16LE(comment.length, 16);
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06'), end, Buffer.from(comment)]);
}

const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export function contentTypes(main = wordMain, more = ''): ZipEntry {
  const content =
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`;
  return { name: '[Content_Types].xml', content };
}

export const wordDocument: ZipEntry = {
  name: 'word/document.xml',
  content: '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>',
};

/** Makes a Word file; the entries of `more` are added to it. */
export function aDocx(more: ZipEntry[] = []): Buffer {
  return aZip([contentTypes(), wordDocument, ...more]);
}

/** Makes a Word 97 file, a compound file with Word's stream; `more` names further streams. */
export function aDoc(more: string[] = [], flags = 0): Buffer {
  const sector = 512;
  const header = Buffer.alloc(sector, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  const shorts: [at: number, value: number][] = [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ];
  for (const [at, value] of shorts) header.writeUInt16LE(value, at);
  const longs: [at: number, value: number][] = [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, 0xfffffffe],
    [68, 0xfffffffe],
    [76, 0],
  ];
  for (const [at, value] of longs) header.writeUInt32LE(value, at);
  const names = ['WordDocument', ...more];
  const directorySectors = Math.ceil((names.length + 1) / 4);
  const firstOfWord = 1 + directorySectors;
  const table = Buffer.alloc(sector, 0xff);
  const chain = (first: number, count: number) => {
    for (let at = first; at < first + count; at += 1) {
      table.writeUInt32LE(at === first + count - 1 ? 0xfffffffe : at + 1, at * 4);
    }
  };
  table.writeUInt32LE(0xfffffffd, 0);
  chain(1, directorySectors);
  chain(firstOfWord, 8);
  const directory = Buffer.alloc(directorySectors * sector);
  const entry = (index: number, name: string, kind: number, length: number) => {
    const at = index * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory[at + 66] = kind;
    directory.writeUInt32LE(firstOfWord, at + 116);
    directory.writeUInt32LE(length, at + 120);
  };
  entry(0, 'Root Entry', 5, 0);
  for (const [index, name] of names.entries()) entry(index + 1, name, 2, 4096);
  const word = Buffer.alloc(8 * sector);
  word.writeUInt16LE(0xa5ec, 0);
  word.writeUInt16LE(0xc1, 2);
  word.writeUInt16LE(flags, 10);
  return Buffer.concat([header, table, directory, word]);
}
