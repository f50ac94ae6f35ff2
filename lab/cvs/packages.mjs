import { createWriteStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { Document, ExternalHyperlink, Header, ImageRun, Packer, Paragraph, TextRun } from 'docx';
import { jsPDF } from 'jspdf';
import { PDFDocument } from 'pdf-lib';
import PDFKit from 'pdfkit';
import { lines, person, site, title } from './cv-text.mjs';

/** Makes CVs with the npm packages by which sites make them, from what `makeWithPrograms` left in the folder too. */
export async function makeWithPackages(folder) {
  const made = [];
  const write = (program, name, bytes) => {
    writeFileSync(join(folder, name), Buffer.from(bytes));
    made.push({ program, name });
  };
  const photo = readFileSync(join(folder, 'page.jpg'));

  for (const [name, compress] of [
    ['jspdf.pdf', false],
    ['jspdf-compressed.pdf', true],
  ]) {
    const file = new jsPDF({ compress });
    file.setProperties({ title });
    lines.forEach((line, index) => {
      file.text(line, 10, 10 + 8 * index);
    });
    file.link(10, 10, 50, 8, { url: site });
    write('jsPDF', name, file.output('arraybuffer'));
  }

  for (const [name, compress] of [
    ['pdfkit.pdf', true],
    ['pdfkit-plain.pdf', false],
  ]) {
    const file = new PDFKit({ compress, info: { Title: title } });
    const stream = file.pipe(createWriteStream(join(folder, name)));
    for (const line of lines) file.text(line);
    file.image(photo, { width: 100 });
    file.end();
    await finished(stream);
    made.push({ program: 'PDFKit', name });
  }

  const drawn = await PDFDocument.create();
  drawn.setTitle(title);
  lines.forEach((line, index) => {
    (drawn.getPageCount() ? drawn.getPage(0) : drawn.addPage()).drawText(line, {
      x: 20,
      y: 800 - 20 * index,
      size: 12,
    });
  });
  write('pdf-lib', 'pdf-lib.pdf', await drawn.save());
  write('pdf-lib', 'pdf-lib-plain.pdf', await drawn.save({ useObjectStreams: false }));
  const changed = await PDFDocument.load(readFileSync(join(folder, 'office-tagged.pdf')));
  changed.getForm().createTextField('place').addToPage(changed.getPage(0));
  write('pdf-lib', 'pdf-lib-form.pdf', await changed.save());

  const paragraphs = lines.map((line) => new Paragraph({ children: [new TextRun(line)] }));
  const link = new ExternalHyperlink({ link: site, children: [new TextRun('My pages')] });
  const image = new ImageRun({ type: 'jpg', data: photo, transformation: { width: 90, height: 120 } });
  const header = new Header({ children: [new Paragraph(person)] });
  for (const [name, section] of [
    ['docx.docx', { children: paragraphs }],
    [
      'docx-photo.docx',
      { headers: { default: header }, children: [...paragraphs, new Paragraph({ children: [image, link] })] },
    ],
  ])
    write('docx', name, await Packer.toBuffer(new Document({ title, sections: [section] })));
  return made;
}
