import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { checkPdf } from './check-pdf.ts';
import { type DocumentType, documentTypes } from './document-checker.ts';
import { readCompoundFile } from './read-compound-file.ts';

/**
 * Why a document is refused. `wrong-type`: it is none that we know. `damaged`: it begins like one and is not built
 * like one. `active`: it contains a program or another file. `locked`: a password keeps us from checking it.
 */
export type DocumentProblem = 'wrong-type' | 'damaged' | 'active' | 'locked';

/** Storages and streams that contain macros, or a file packed into the document. */
const activeNames = /^(?:macros|vba|_vba_project|_vba_project_cur|vbaproject|.?ole10native)$/i;

const macros = Buffer.from('_VBA_PROJECT', 'utf16le');

const lockedNames = /^(?:encryptedpackage|encryptioninfo)$/i;

/** The document's own stream has begun so since Word 97; its flags are at byte 10. */
const wordIdent = 0xa5ec;
const isEncrypted = 0x0100;

/** Far more than a CV has, in bytes except for the number of entries. `relations` counts one file, `allRelations` all. */
const most = {
  entries: 2_000,
  unpacked: 128 * 1024 * 1024,
  contentTypes: 512 * 1024,
  relations: 1024 * 1024,
  allRelations: 4 * 1024 * 1024,
};

/** Macros, controls and packed files of any kind. Tables and charts from Excel are not programs. */
const activeName =
  /vbaProject|vbaData|activeX|oleObject|(?<!\/printersettings\d{0,4})\.bin$|\.(?:docm|dotm|xlsm|pptm|exe|dll|js|vbs|hta|lnk|scr|com|bat|cmd|ps1|jar)$/i;
const activeType = /macroEnabled|vbaProject|activeX|oleObject/i;

const mainPart = `${documentTypes.docx}.main+xml`;

/** A link leads somewhere only when somebody clicks on it. */
const link = /\sType\s{0,8}=\s{0,8}["'][^"'&]{0,200}\/hyperlink["']/i;

/** An address of a computer: Windows signs in to it before it fetches anything from there, even a picture. */
const neighbour = /\sTarget\s{0,8}=\s{0,8}["'](?:file:\/\/[^/]|(?:file:\/{2,3})?[\\/]{2})/i;

/** Things that Word fetches by itself when it opens the file, from anywhere but the applicant's own disk. */
const fetched = /attachedTemplate|oleObject|subDocument|afChunk|\/frame["']/i;
const elsewhere = /\sTarget\s{0,8}=\s{0,8}["'](?:https?:|ftp:|mhtml:|file:\/\/[^/]|(?:file:\/{2,3})?[\\/]{2})/i;

/** What mail, a printer or a site's own page may have left in front of a PDF; nothing that another program runs. */
const beforePdf = /^(?:\xef\xbb\xbf|[\0\s]|(?:.%-12345X|@PJL|Content-|HTTP\/)[^\n]{0,200}\n)+(?=%PDF-)/;

const starts: { type: DocumentType; magic: string; check: (bytes: Buffer) => Promise<DocumentProblem | undefined> }[] =
  [
    { type: 'pdf', magic: '%PDF-', check: checkPdf },
    { type: 'doc', magic: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', check: checkDoc },
    { type: 'docx', magic: 'PK\x03\x04', check: checkDocx },
  ];

/** Returns a document's type by its content, or why it is refused. It may take all of a thread's time. */
export async function readDocumentType(file: string): Promise<DocumentType | { problem: DocumentProblem }> {
  const bytes = await readFile(file);
  const head = bytes.toString('latin1', 0, 1_024).replace(beforePdf, '');
  const found = starts.find(({ magic }) => head.startsWith(magic));
  if (!found) return { problem: 'wrong-type' };
  // A program that Windows runs wherever it is in a file, whatever surrounds it.
  if (/<hta:application/i.test(bytes.toString('latin1'))) return { problem: 'active' };
  const problem = await found.check(bytes);
  return problem ? { problem } : found.type;
}

/** Whether an old Word file is complete and only text: a compound file with Word's stream and no macros. */
async function checkDoc(bytes: Buffer): Promise<DocumentProblem | undefined> {
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

/** Whether a Word file is only text: an Open Packaging archive with Word's main part and nothing that runs. */
async function checkDocx(bytes: Buffer): Promise<DocumentProblem | undefined> {
  let archive: ZipFile | undefined;
  try {
    // The library refuses names with "..", a drive or a backslash, and lengths that do not match the file.
    archive = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true, autoClose: false });
    return await checkArchive(archive);
  } catch {
    return 'damaged';
  } finally {
    archive?.close();
  }
}

async function checkArchive(archive: ZipFile): Promise<DocumentProblem | undefined> {
  // A comment at the end could contain another file's end.
  if (archive.comment || archive.entryCount > most.entries) return 'damaged';
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    unpacked += entry.uncompressedSize;
    if (entry.isEncrypted()) return 'locked';
    if (entries.has(name) || unpacked > most.unpacked || entries.size > most.entries) return 'damaged';
    if (activeName.test(name)) return 'active';
    entries.set(name, entry);
  }
  const types = await textOf(archive, entries.get('[content_types].xml'), most.contentTypes);
  if (types === undefined) return 'wrong-type';
  // A type that is written with character references of XML may be something else than it looks like.
  if (types.includes('&')) return 'damaged';
  if (activeType.test(types)) return 'active';
  const part = mainPartName(types);
  if (!part || !entries.has(part)) return 'wrong-type';
  return checkRelations(archive, entries);
}

async function textOf(archive: ZipFile, entry: Entry | undefined, mostBytes: number): Promise<string | undefined> {
  if (!entry || entry.uncompressedSize > mostBytes) return undefined;
  // The library ends the stream with an error once it gives more than the archive says.
  const text = (await buffer(await archive.openReadStreamPromise(entry))).toString('utf8');
  return text.includes('\0') ? undefined : text;
}

/** Returns the name of the part that is the document itself, as the archive has it. */
function mainPartName(types: string): string | undefined {
  const tags = types.replaceAll("'", '"').match(/<(?:\w{1,20}:)?(?:Override|Default)\s[^<]*/g) ?? [];
  const tag = tags.find((each) => each.includes(`"${mainPart}"`));
  // Programs of .NET name the type once, for every part that has no other.
  const name = tag && (tag.split('PartName="')[1]?.split('"')[0] ?? 'word/document.xml');
  return name?.replace(/^\//, '').toLowerCase();
}

/** The relations between the parts are listed in files of their own; a link may lead anywhere, a template may not. */
async function checkRelations(archive: ZipFile, entries: Map<string, Entry>): Promise<DocumentProblem | undefined> {
  const files = [...entries].filter(([name]) => name.endsWith('.rels')).map(([, entry]) => entry);
  // The archive says how much it unpacks to before anything is, and is held to that.
  if (files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > most.allRelations) return 'damaged';
  for (const entry of files) {
    const text = await textOf(archive, entry, most.relations);
    // Entities that a document itself defines could stand for anything, and so could characters that are written as
    // numbers.
    if (text === undefined || /<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'damaged';
    for (const [relation] of text.matchAll(/<(?:\w{1,20}:)?Relationship\s[^<]*/g)) {
      if (link.test(relation)) continue;
      if (relation.includes('&#')) return 'damaged';
      if (neighbour.test(relation) || (fetched.test(relation) && elsewhere.test(relation))) return 'active';
    }
  }
  return undefined;
}
