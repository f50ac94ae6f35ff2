import { readFile } from 'node:fs/promises';
import { checkDoc } from './check-doc.ts';
import { checkDocx } from './check-docx.ts';
import { checkPdf } from './check-pdf.ts';
import type { DocumentType } from './document-types.ts';

/**
 * Why a document is refused. `wrong-type`: it is none that we know. `damaged`: it begins like one and is not built
 * like one. `active`: it contains a program or another file. `locked`: a password keeps us from checking it.
 */
export type DocumentProblem = 'wrong-type' | 'damaged' | 'active' | 'locked';

const starts: { type: DocumentType; magic: Buffer; check: (bytes: Buffer) => Promise<DocumentProblem | undefined> }[] =
  [
    { type: 'pdf', magic: Buffer.from('%PDF-'), check: checkPdf },
    { type: 'doc', magic: Buffer.from('d0cf11e0a1b11ae1', 'hex'), check: checkDoc },
    { type: 'docx', magic: Buffer.from('PK\x03\x04'), check: checkDocx },
  ];

/**
 * Returns a document's type by its content, or why it is refused. Its size must be bounded already. It may take all of a
 * thread's time, so the site calls it in one of its own (`document-checker.ts`).
 */
export async function readDocumentType(file: string): Promise<DocumentType | { problem: DocumentProblem }> {
  const bytes = await readFile(file);
  const found = starts.find(({ magic }) => bytes.subarray(0, magic.length).equals(magic));
  if (!found) return { problem: 'wrong-type' };
  // A program that Windows runs wherever it is in a file, whatever surrounds it.
  if (/<hta:application/i.test(bytes.toString('latin1'))) return { problem: 'active' };
  const problem = await found.check(bytes);
  return problem ? { problem } : found.type;
}
