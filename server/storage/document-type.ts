import { type FileHandle, open } from 'node:fs/promises';

export type DocumentType = 'pdf' | 'doc' | 'docx';

export const documentTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

const pdf = Buffer.from('%PDF-');
const oldWord = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zip = Buffer.from('PK\x03\x04');

/** What a document is by its content; undefined for anything else, and for a Word file that brings macros. */
export async function documentTypeOf(file: string): Promise<DocumentType | undefined> {
  const handle = await open(file);
  try {
    const { buffer: head } = await handle.read(Buffer.alloc(oldWord.length), 0, oldWord.length, 0);
    if (startsWith(head, pdf)) return 'pdf';
    if (startsWith(head, oldWord)) {
      const wide = (text: string) => Buffer.from(text, 'utf16le');
      const [isWord, hasMacros] = await findIn(handle, [wide('WordDocument'), wide('_VBA_PROJECT')]);
      return isWord && !hasMacros ? 'doc' : undefined;
    }
    if (startsWith(head, zip)) {
      // Names stand uncompressed in a ZIP.
      const names = ['word/document.xml', '[Content_Types].xml', 'vbaProject.bin'].map((name) => Buffer.from(name));
      const [isWord, isOffice, hasMacros] = await findIn(handle, names);
      return isWord && isOffice && !hasMacros ? 'docx' : undefined;
    }
    return undefined;
  } finally {
    await handle.close();
  }
}

function startsWith(head: Buffer, magic: Buffer): boolean {
  return head.subarray(0, magic.length).equals(magic);
}

const pieceBytes = 64 * 1024;

/** Which of the needles the file holds. A piece at a time: many documents may come in at once. */
async function findIn(handle: FileHandle, needles: Buffer[]): Promise<boolean[]> {
  const overlap = Math.max(...needles.map(({ length }) => length)) - 1;
  const piece = Buffer.alloc(overlap + pieceBytes);
  const found = needles.map(() => false);
  for (let at = 0, kept = 0; ; ) {
    const { bytesRead } = await handle.read(piece, kept, pieceBytes, at);
    if (bytesRead === 0) return found;
    const filled = piece.subarray(0, kept + bytesRead);
    for (const [index, needle] of needles.entries()) found[index] ||= filled.includes(needle);
    at += bytesRead;
    // What could be the start of a needle is looked at again with what follows it.
    kept = Math.min(overlap, filled.length);
    piece.copyWithin(0, filled.length - kept, filled.length);
  }
}
