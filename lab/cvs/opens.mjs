import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { person } from './cv-text.mjs';

/** Returns which of these CVs their usual reader does not open: poppler for a PDF, LibreOffice for a Word file. */
export function unopened(folder, names) {
  const pdfs = names.filter((name) => name.endsWith('.pdf'));
  const closed = pdfs.filter((name) => spawnSync('pdftotext', [name, '-'], { cwd: folder }).status !== 0);
  const texts = mkdtempSync(join(tmpdir(), 'tivoli-cvs-'));
  for (const name of names.filter((each) => !pdfs.includes(each))) {
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const words = [profile, '--headless', '--convert-to', 'txt:Text', '--outdir', texts, name];
    spawnSync('soffice', words, { cwd: folder, stdio: 'ignore' });
    const text = join(texts, name.replace(/docx?$/, 'txt'));
    if (!textOf(text).includes(person)) closed.push(name);
    rmSync(text, { force: true });
  }
  rmSync(texts, { recursive: true });
  return closed;
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
