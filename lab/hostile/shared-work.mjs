import { runTyped } from '../servers/run-typed.mjs';
import { askFrom, attacker, countStatuses, visitor } from './ask-from.mjs';
import { careerForm } from './career-form.mjs';
import { judgeOwnStretches } from './own-stretch.mjs';
import { queryDatabase } from './site-database.mjs';

const documents = 4;
/** A Word file of about 130 KB with 120 lists of links, each of which unpacks to a megabyte. */
const packed = `
  import { aDocx } from '#tests/factories/a-document.ts';
  const content = '<'.repeat(1024 * 1024);
  const lists = Array.from({ length: 120 }, (_, number) => ({ name: 'word/_rels/part' + number + '.xml.rels', content }));
  process.stdout.write(aDocx(lists).toString('base64'));
`;

/** Documents that unpack to a thousand times their size are refused, and the site goes on meanwhile. */
const unpackedDocuments = {
  name: 'unpacked-documents',
  title: 'documents that unpack to 120 MB',
  async play(site) {
    const cv = Buffer.from(await runTyped(site.root, packed), 'base64');
    const wanted = (number, from) => {
      const form = careerForm({ cv, filename: 'CV.docx', number });
      return { ...form, from, headers: { ...form.headers, origin: site.origin } };
    };
    const answers = [];
    for (let number = 0; number < documents; number += 1)
      answers.push(await askFrom(site.origin, wanted(number, attacker)));
    const isRefused = answers.every(({ status }) => status >= 400 && status < 500);
    // One address may send a few files only, so each is sent from another.
    const suspects = Array.from({ length: documents }, (_, number) => ({
      name: `document ${number}`,
      wanted: (time) => wanted(100 + 10 * number + time, `127.0.0.${20 + 10 * number + time}`),
    }));
    return { holds: isRefused, bytes: cv.length, answers: countStatuses(answers), suspects };
  },
  alone: (site, { suspects }) => judgeOwnStretches(site, suspects),
};

const days = 300;
const house = 'wedcation-by-tivoli-israna';
const dayAfter = (count) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);

/** One client asks for three hundred days within a minute, and everybody else is still told which days are open. */
const openDays = {
  name: 'open-days',
  title: 'questions for open days',
  async play(site) {
    await queryDatabase(site.dataDir, `insert into diary.property values ($1, true) on conflict do nothing`, [house]);
    const answers = [];
    for (let number = 1; number <= days; number += 1) {
      const path = `/locations?guests=400&all=yes&date=${dayAfter(number)}`;
      answers.push(await askFrom(site.origin, { path, from: attacker }));
    }
    const page = await askFrom(site.origin, {
      path: `/hotel/${house}/days?month=${dayAfter(500).slice(0, 7)}`,
      from: visitor,
    });
    const isTold = page.status === 200 && page.body.includes('days-calendar');
    return { holds: isTold, answers: countStatuses(answers), page: page.status, isTold };
  },
};

export const sharedWorkPlays = [unpackedDocuments, openDays];
