import { askFrom, attacker, visitor } from './ask-from.mjs';
import { careerForm, plainPdf } from './career-form.mjs';
import { cookiesOf, inviteColleague, signIn } from './colleague.mjs';
import { queryDatabase } from './site-database.mjs';

const hta = '<hta:application><script>new ActiveXObject("WScript.Shell")</script>';
const pdf = plainPdf();
const rightToLeft = '\u202e';

/** The files to send, with their names; staff get an accepted one as what it really is. */
const files = [
  { filename: 'CV.hta', cv: Buffer.from(`%PDF-1.4\n${hta}`), mayStay: false },
  { filename: 'CV.hta', cv: pdf, mayStay: false },
  { filename: 'CV.html', cv: pdf, mayStay: false },
  { filename: 'CV.lnk', cv: pdf, mayStay: false },
  { filename: 'invoice.pdf.exe', cv: pdf, mayStay: false },
  { filename: `CV${rightToLeft}fdp.exe`, cv: pdf, mayStay: false },
  { filename: 'CV.pdf', cv: Buffer.from(`%PDF-1.4\n${hta}`), mayStay: false },
  { filename: 'CV.docx', cv: Buffer.from(`PK\u0003\u0004${hta}`, 'latin1'), mayStay: false },
  { filename: 'CV.doc', cv: Buffer.from('d0cf11e0a1b11ae100', 'hex'), mayStay: false },
  { filename: `CV${rightToLeft}fdp.pdf`, cv: pdf, mayStay: true },
  { filename: 'C\u0007V;.exe .pdf', cv: pdf, mayStay: true },
  { filename: 'Asha’s CV.pdf', cv: pdf, mayStay: true },
];
const ownName = /filename\*?="?(?:UTF-8'')?TV-[0-9A-Z]+-cv\.pdf"?$/;

/** Documents of a wrong kind are refused. Staff download files under our name and with the ending of their content. */
export const disguisedDocuments = {
  name: 'disguised-documents',
  title: 'documents that are something else',
  async play(site) {
    const wrong = [];
    for (const [number, { mayStay, ...file }] of files.entries()) {
      const form = careerForm({ ...file, number });
      const { status } = await askFrom(site.origin, {
        from: attacker,
        ...form,
        headers: { ...form.headers, origin: site.origin },
      });
      if ((status === 303) !== mayStay && !(mayStay && status === 422)) wrong.push({ filename: file.filename, status });
    }
    const email = await inviteColleague({ ...site, from: visitor });
    const cookie = cookiesOf(await signIn(site.origin, { email, from: visitor }));
    const downloads = [];
    for (const { reference } of await queryDatabase(site.dataDir, 'select reference from career_applications')) {
      const path = `/desk/applications/${reference}/cv`;
      const { status, headers, body } = await askFrom(site.origin, { path, from: visitor, headers: { cookie } });
      const name = headers['content-disposition'] ?? '';
      downloads.push({ status, name, isRight: status === 200 && ownName.test(name) && body.startsWith('%PDF-') });
    }
    return {
      holds: wrong.length === 0 && downloads.length > 0 && downloads.every(({ isRight }) => isRight),
      sent: files.length,
      wronglyAnswered: wrong,
      downloads,
    };
  },
};
