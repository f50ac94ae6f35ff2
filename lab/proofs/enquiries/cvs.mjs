import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from '../../../commands/setup/packages.mjs';
import { unopened } from '../../cvs/opens.mjs';
import { makeWithPrograms } from '../../cvs/programs.mjs';

/** Their objects are locked, so nobody can check them: the applicant is told to print them to a new PDF. */
const mayBeLocked = /printing-only/;
const least = { made: 40, programs: 10 };
/** The hostile ones are made from these. */
const changed = [
  'office.pdf',
  'jspdf.pdf',
  'pdf-lib.pdf',
  'pdf-lib-plain.pdf',
  'qpdf-compressed.pdf',
  'mark-before.pdf',
  'office.docx',
  'docx-photo.docx',
  'as-dot-net.docx',
  'office-2003.doc',
];
/** A few KB each, and each of another kind. */
const kept = [
  'jspdf.pdf',
  'pdf-lib.pdf',
  'reportlab.pdf',
  'qpdf-linearised.pdf',
  'qpdf-printing-only.pdf',
  'mark-before.pdf',
  'printer-around.pdf',
  'no-last-line.pdf',
  'filled-up.pdf',
  'changed-twice.pdf',
  'office.docx',
  'docx.docx',
  'pandoc.docx',
  'as-google-docs.docx',
  'as-dot-net.docx',
  'office-2003.doc',
  'no-last-zeros.doc',
];

/** The columns of its results. */
export const keyFigures = {
  made: 'made',
  programs: 'programs',
  taken: 'taken',
  'told to print': 'toldToPrint.length',
  'wrongly refused': 'wronglyRefused.length',
  hostile: 'hostile',
  'hostile taken': 'hostileTaken.length',
};

/**
 * CVs made by programs that people write them with, and as they arrive from mails, phones and other word processors,
 * are taken; those that are protected against changes are refused with the advice to print them; hostile ones made
 * from them are not taken. `keep` renews the few that the tests keep in `tests/documents/cvs`.
 */
export async function prove({ root, words }) {
  await ensureInstalled(join(root, 'lab/cvs'));
  const { makeWithPackages } = await import('../../cvs/packages.mjs');
  const { makeOnTheirWay } = await import('../../cvs/on-their-way.mjs');
  const { hostileCvs } = await import('../../cvs/hostile-cvs.mjs');
  const { readDocumentType } = await import('../../../platform/storage/documents/read-document-type.ts');
  const { hasMatchingName } = await import('../../../platform/storage/documents/document-checker.ts');
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-cvs-'));
  try {
    const made = [...makeWithPrograms(folder), ...(await makeWithPackages(folder)), ...(await makeOnTheirWay(folder))];
    const [taken, refused] = [[], []];
    for (const { name } of made) {
      const type = await readDocumentType(join(folder, name));
      if (typeof type === 'string' && hasMatchingName(type, name)) taken.push(name);
      else refused.push({ name, problem: type.problem ?? 'misnamed' });
    }
    const isTold = ({ name, problem }) => problem === 'locked' && mayBeLocked.test(name);
    const hostileTaken = [];
    let hostile = 0;
    for await (const { what, bytes } of hostileCvs(folder, changed)) {
      const file = join(folder, 'hostile');
      writeFileSync(file, bytes);
      hostile += 1;
      if (typeof (await readDocumentType(file)) === 'string') hostileTaken.push(what);
    }
    const notOpened = unopened(folder, taken);
    if (words.includes('keep')) keep(root, folder);
    const programs = new Set(made.flatMap(({ program }) => program ?? [])).size;
    const wronglyRefused = refused.filter((each) => !isTold(each));
    return {
      holds:
        made.length >= least.made &&
        programs >= least.programs &&
        [wronglyRefused, hostileTaken, notOpened].every(({ length }) => length === 0),
      made: made.length,
      programs,
      taken: taken.length,
      toldToPrint: refused.filter(isTold).map(({ name }) => name),
      wronglyRefused,
      notOpened,
      hostile,
      hostileTaken,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function keep(root, folder) {
  const place = join(root, 'tests/documents/cvs');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const name of kept) copyFileSync(join(folder, name), join(place, name));
}
