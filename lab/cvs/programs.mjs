import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from '../servers/debian-program.mjs';
import { html, markdown, roff } from './cv-text.mjs';

/** Debian's packages, each with a program of it. */
const packages = {
  'libreoffice-writer-nogui': 'soffice',
  ghostscript: 'gs',
  'poppler-utils': 'pdftocairo',
  qpdf: 'qpdf',
  pandoc: 'pandoc',
  wkhtmltopdf: 'wkhtmltopdf',
  img2pdf: 'img2pdf',
  weasyprint: 'weasyprint',
  groff: 'gropdf',
  imagemagick: 'convert-im6.q16',
  graphicsmagick: 'gm',
  'mupdf-tools': 'mutool',
  'pdftk-java': 'pdftk',
  rst2pdf: 'rst2pdf',
};

const office = (from, format) =>
  `soffice --headless -env:UserInstallation=file://$PWD/profile --convert-to '${format}' --outdir office ${from} && mv office/* $CV`;
const exported = (options) => {
  const typed = Object.entries(options).map(([name, value]) => [name, { type: typeof value, value: String(value) }]);
  return `pdf:writer_pdf_Export:${JSON.stringify(Object.fromEntries(typed)).replaceAll('"number"', '"long"')}`;
};

/** Program, file and command; `$CV` is the file. Later ones begin with what earlier ones made. */
const commands = [
  [
    'LibreOffice',
    'office.odt',
    `soffice --headless -env:UserInstallation=file://$PWD/profile --infilter='HTML (StarWriter)' --convert-to odt:writer8 --outdir office cv.html && mv office/* $CV`,
  ],
  ['LibreOffice', 'office.pdf', office('office.odt', 'pdf:writer_pdf_Export')],
  ['LibreOffice', 'office-archive.pdf', office('office.odt', exported({ SelectPdfVersion: 2 }))],
  ['LibreOffice', 'office-tagged.pdf', office('office.odt', exported({ UseTaggedPDF: true, ExportFormFields: true }))],
  [
    'LibreOffice',
    'office-printing-only.pdf',
    office('office.odt', exported({ RestrictPermissions: true, PermissionPassword: 'ours', Printing: 2, Changes: 0 })),
  ],
  ['LibreOffice', 'office.docx', office('office.odt', 'docx:MS Word 2007 XML')],
  ['LibreOffice', 'office-open.docx', office('office.odt', 'docx:Office Open XML Text')],
  ['LibreOffice', 'office-2003.doc', office('office.odt', 'doc:MS Word 97')],
  ['LibreOffice', 'office-short.doc', office('short.html', 'doc:MS Word 97')],
  ['groff', 'groff.pdf', 'groff -ms -Tpdf cv.ms > $CV'],
  ['Ghostscript', 'ghostscript.pdf', 'groff -ms -Tps cv.ms | ps2pdf - $CV'],
  ['Ghostscript', 'ghostscript-small.pdf', 'ps2pdf -dPDFSETTINGS=/screen office.pdf $CV'],
  ['Ghostscript', 'ghostscript-old.pdf', 'ps2pdf12 office.pdf $CV'],
  ['cairo', 'cairo.pdf', 'pdftocairo -pdf office.pdf $CV'],
  ['wkhtmltopdf', 'wkhtmltopdf.pdf', 'QT_QPA_PLATFORM=offscreen wkhtmltopdf -q cv.html $CV'],
  ['wkhtmltopdf', 'wkhtmltopdf-plain.pdf', 'QT_QPA_PLATFORM=offscreen wkhtmltopdf -q --no-pdf-compression cv.html $CV'],
  ['WeasyPrint', 'weasyprint.pdf', 'weasyprint -q cv.html $CV'],
  ['ImageMagick', 'page.jpg', 'pdftoppm -r 40 -gray -jpeg office.pdf page && mv page-1.jpg $CV'],
  ['ImageMagick', 'imagemagick.pdf', 'convert-im6.q16 page.jpg pdfa:$CV'],
  ['GraphicsMagick', 'graphicsmagick.pdf', 'gm convert page.jpg $CV'],
  ['img2pdf', 'img2pdf.pdf', 'img2pdf page.jpg page.jpg -o $CV'],
  ['ReportLab', 'reportlab.pdf', 'rst2pdf -q cv.md -o $CV'],
  ['pandoc', 'pandoc.docx', 'pandoc cv.md -o $CV'],
  ['qpdf', 'qpdf-linearised.pdf', 'qpdf --linearize groff.pdf $CV'],
  ['qpdf', 'qpdf-compressed.pdf', 'qpdf --linearize --object-streams=generate office-tagged.pdf $CV'],
  ['qpdf', 'qpdf-plain.pdf', 'qpdf --qdf office-tagged.pdf $CV'],
  ['qpdf', 'qpdf-printing-only.pdf', 'qpdf --encrypt "" ours 256 --modify=none --extract=n -- ghostscript.pdf $CV'],
  [
    'qpdf',
    'qpdf-printing-only-old.pdf',
    'qpdf --allow-weak-crypto --encrypt "" ours 128 --modify=none --use-aes=n -- office.pdf $CV',
  ],
  [
    'qpdf',
    'qpdf-printing-only-compressed.pdf',
    'qpdf --object-streams=generate --encrypt "" ours 128 --modify=none --use-aes=y -- office.pdf $CV',
  ],
  ['MuPDF', 'mutool.pdf', 'mutool clean -ggg -z office.pdf $CV'],
  ['MuPDF', 'mutool-linearised.pdf', 'mutool clean -l -a office.pdf $CV'],
  ['pdftk', 'pdftk.pdf', 'pdftk office.pdf img2pdf.pdf cat output $CV'],
];

/**
 * Makes CVs with the programs that Debian has.
 * @param {string} folder for the CVs and what they are made of
 * @returns {{ program: string, name: string }[]} the CVs in that folder
 */
export function makeWithPrograms(folder) {
  for (const [name, program] of Object.entries(packages)) ensureProgram(name, `/usr/bin/${program}`);
  mkdirSync(join(folder, 'office'), { recursive: true });
  for (const [name, text] of Object.entries({
    'cv.html': html,
    'short.html': '<p>Asha Sample',
    'cv.md': markdown,
    'cv.ms': roff,
  }))
    writeFileSync(join(folder, name), text);
  for (const [program, name, command] of commands) {
    const env = { ...process.env, CV: name };
    const { status, stderr } = spawnSync('bash', ['-c', command], { cwd: folder, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} made no ${name}: ${stderr}`);
  }
  return commands.map(([program, name]) => ({ program, name })).filter(({ name }) => /\.(pdf|docx?)$/.test(name));
}
