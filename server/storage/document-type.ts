import { readFile } from 'node:fs/promises';
import { createGate } from './gate.ts';

export type DocumentType = 'pdf' | 'doc' | 'docx';

export const documentTypes: Record<DocumentType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** How many documents are looked into at once: each lies in memory while it is. */
const gate = createGate(4);

/** What a document is by its content; undefined for anything else, and for a Word file that brings macros. */
export function documentTypeOf(file: string): Promise<DocumentType | undefined> {
  return gate(async () => typeOf(await readFile(file)));
}

function typeOf(bytes: Buffer): DocumentType | undefined {
  if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'pdf';
  if (bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))) {
    return bytes.includes(Buffer.from('WordDocument', 'utf16le')) &&
      !bytes.includes(Buffer.from('_VBA_PROJECT', 'utf16le'))
      ? 'doc'
      : undefined;
  }
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) {
    // Names stand uncompressed in a ZIP.
    return bytes.includes('word/document.xml') &&
      bytes.includes('[Content_Types].xml') &&
      !bytes.includes('vbaProject.bin')
      ? 'docx'
      : undefined;
  }
  return undefined;
}
