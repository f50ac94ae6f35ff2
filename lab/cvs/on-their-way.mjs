import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import JSZip from 'jszip';
import { withUpdate } from './pdf-parts.mjs';

/** What became of a PDF on its way through a mail, a phone, a print server or another site; readers open each. */
const pdfs = {
  'mark-before.pdf': ['weasyprint.pdf', (pdf) => [Buffer.from('\ufeff'), pdf]],
  'lines-before.pdf': ['jspdf.pdf', (pdf) => ['\r\n\r\n', pdf]],
  'answer-before.pdf': ['pdfkit.pdf', (pdf) => ['HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n', pdf]],
  'printer-around.pdf': [
    'ghostscript.pdf',
    (pdf) => ['\x1b%-12345X@PJL JOB\n@PJL ENTER LANGUAGE=PDF\n', pdf, '\x1b%-12345X@PJL EOJ\n'],
  ],
  'no-last-line.pdf': ['reportlab.pdf', (pdf) => [upTo(pdf, '%%EOF')]],
  'no-last-letters.pdf': ['img2pdf.pdf', (pdf) => [upTo(pdf, '%%EOF'), '%%E']],
  'no-last-lines.pdf': ['pdf-lib-plain.pdf', (pdf) => [upTo(pdf, 'startxref')]],
  'filled-up.pdf': ['jspdf-compressed.pdf', (pdf) => [pdf, Buffer.alloc(8_192 - (pdf.length % 8_192))]],
  'moved.pdf': ['qpdf-plain.pdf', (pdf) => [pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n0')]],
  'changed-twice.pdf': [
    'pdf-lib-plain.pdf',
    (pdf) => [withUpdate(withUpdate(pdf, '<</Title(HTML/JavaScript)>>'), '<</Title(\\(\\)/Launch)>>')],
  ],
  'changed-linearised.pdf': ['qpdf-linearised.pdf', (pdf) => [withUpdate(pdf, '<</Title(HTML/JavaScript)>>')]],
};
const upTo = (pdf, mark) => pdf.subarray(0, pdf.lastIndexOf(mark));

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Word files built as other word processors build theirs. */
const wordFiles = {
  // Google Docs writes a type before its part, sends as it packs and embeds the fonts.
  'as-google-docs.docx': {
    types: (xml) => xml.replace(/(PartName="[^"]*") (ContentType="[^"]*")/g, '$2 $1'),
    add: { 'word/fonts/Lato-regular.ttf': 'a font' },
    options: { streamFiles: true, platform: 'UNIX' },
  },
  // Pages has an entry for each folder, and a picture of the first page.
  'as-pages.docx': { add: { 'docProps/thumbnail.jpeg': 'a picture', 'word/': null, 'docProps/': null } },
  // WPS stores what it is itself among the properties, and nothing is compressed.
  'as-wps.docx': {
    add: { 'docProps/custom.xml': '<Properties/>', 'customXml/item1.xml': '<s/>' },
    options: { compression: 'STORE' },
  },
  // Programs of .NET name the type once, for all that ends in .xml.
  'as-dot-net.docx': {
    types: (xml) =>
      xml
        .replace(new RegExp(`<Override[^>]*${main.replaceAll(/[.+]/g, '\\$&')}[^>]*>`), '')
        .replace(/(Extension="xml" ContentType=)"[^"]*"/, `$1"${main}"`),
  },
};

/** Makes CVs as they arrive from the CVs that programs and packages made. */
export async function makeOnTheirWay(folder) {
  const read = (name) => readFileSync(join(folder, name));
  const made = [];
  const write = (name, bytes) => {
    writeFileSync(join(folder, name), bytes);
    made.push({ name });
  };
  for (const [name, [from, change]] of Object.entries(pdfs))
    write(name, Buffer.concat(change(read(from)).map((part) => Buffer.from(part, 'latin1'))));
  for (const [name, { types = (xml) => xml, add = {}, options = {} }] of Object.entries(wordFiles)) {
    const archive = await JSZip.loadAsync(read('office.docx'), { createFolders: false });
    archive.file('[Content_Types].xml', types(await archive.file('[Content_Types].xml').async('string')));
    for (const [part, content] of Object.entries(add))
      archive.file(part, content, { dir: content === null, createFolders: false });
    write(name, await archive.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', ...options }));
  }
  write('new-word.doc', read('office.docx'));
  const old = read('office-2003.doc');
  write('no-last-zeros.doc', old.subarray(0, old.findLastIndex((byte) => byte !== 0) + 1));
  return made;
}
