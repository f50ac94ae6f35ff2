import { readCompoundFile } from './read-compound-file.ts';
import type { DocumentProblem } from './read-document-type.ts';

/** Storages and streams that contain macros, or a file packed into the document. */
const activeNames = /^(?:macros|vba|_vba_project|_vba_project_cur|vbaproject|.?ole10native)$/i;
const lockedNames = /^(?:encryptedpackage|encryptioninfo)$/i;
const macros = Buffer.from('_VBA_PROJECT', 'utf16le');
/** The document's own stream has begun so since Word 97; its flags are at byte 10. */
const wordIdent = 0xa5ec;
const isEncrypted = 0x0100;

/** Whether an old Word file is complete and only text: a compound file with Word's stream and no macros. */
export async function checkDoc(bytes: Buffer): Promise<DocumentProblem | undefined> {
  const file = readCompoundFile(bytes);
  if (!file) return 'damaged';
  const names = file.entries.map(({ name }) => name);
  if (names.some((name) => activeNames.test(name)) || bytes.includes(macros)) return 'active';
  if (names.some((name) => lockedNames.test(name))) return 'locked';
  const document = file.entries.find(({ name, kind }) => name === 'WordDocument' && kind === 'stream');
  if (!document) return 'wrong-type';
  return checkStream(file.start(document));
}

function checkStream(start: Buffer | undefined): DocumentProblem | undefined {
  if (!start || start.length < 32 || start.readUInt16LE(0) !== wordIdent) return 'damaged';
  return start.readUInt16LE(10) & isEncrypted ? 'locked' : undefined;
}
