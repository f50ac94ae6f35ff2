import { randomUUID } from 'node:crypto';
import { siteRoutes } from '../servers/site-routes.mjs';
import { enquiryFields } from '../visitors/enquiry-sender.mjs';
import { askFrom, attacker, countStatuses } from './ask-from.mjs';
import { careerForm, plainPdf } from './career-form.mjs';
import { cookiesOf, inviteColleague, signIn } from './colleague.mjs';
import { askWithStretch, judgeOwnStretches } from './own-stretch.mjs';

const bytes = 4 * 1024 * 1024;
const mostSeconds = 150;
const boundary = 'boundaryOfTheProof';
const form = 'application/x-www-form-urlencoded';
const multipart = `multipart/form-data; boundary=${boundary}`;
const filled = (text) => text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes);
const part = (name, value) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const end = `--${boundary}--\r\n`;

/** A diary of ten thousand bookings, none of which can be read. */
const diary = [
  'property,spaces,date,from,to,function,state,reason',
  ...Array.from(
    { length: 9_999 },
    () => `nowhere,The Castle,2031-02-14,19:00,01:00,wedding,definite,${'x'.repeat(330)}`,
  ),
].join('\n');
const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="diary.csv"\r\nContent-Type: text/csv\r\n\r\n${diary}\r\n`;

/** Bodies of 4 MB of eleven shapes. */
const shapes = {
  'a&a&': [form, filled('a&')],
  '%': [form, filled('%')],
  '=': [form, filled('=')],
  '+': [form, filled('+')],
  'one long key': [form, `${filled('k')}=1`],
  'one long value': [form, `name=${filled('%E0%A4%AE')}`],
  'many short fields': [form, filled('a1=b&c2=d&')],
  'many parts': [multipart, filled(part('a', 'b')) + end],
  'one huge name': [multipart, part(filled('n'), 'b') + end],
  'a file': [multipart, file + end],
  'nested JSON': ['application/json', filled('[{"a":')],
};

/** The site's addresses that take a POST, or all that a browser can open. */
async function addressesOf(root, takingPost) {
  const all = (await siteRoutes(root)).filter(({ takesPost }) => takesPost || !takingPost).map(({ path }) => path);
  // The last one ends a session.
  return [...new Set(all.filter((path) => path !== '/desk/sign-out')), '/desk/sign-out'];
}

const posted = (site, path, shape, headers) => {
  const [type, body] = shapes[shape];
  return { path, from: attacker, body, headers: { 'content-type': type, origin: site.origin, ...headers } };
};

/** Sends every body to every address, one after another. Those that seem to cost much are looked at again alone. */
async function sendBodies(site, { addresses, headers = {} }) {
  const late = performance.now() + mostSeconds * 1000;
  const answers = [];
  const suspects = [];
  let unsent = 0;
  for (const path of addresses) {
    for (const shape of Object.keys(shapes)) {
      if (performance.now() > late) {
        unsent += 1;
        continue;
      }
      const wanted = posted(site, path, shape, headers);
      const { answer, ms } = await askWithStretch(site, wanted);
      answers.push(answer);
      if (ms > site.mostStretchMs) suspects.push({ name: `${shape} to ${path}`, wanted: () => wanted });
    }
  }
  return {
    holds: unsent === 0 && answers.every(({ status }) => status < 500),
    addresses: addresses.length,
    sent: answers.length,
    unsent,
    answers: countStatuses(answers),
    suspects,
  };
}

async function enter(site) {
  const email = await inviteColleague({ ...site, from: attacker });
  const headers = { cookie: cookiesOf(await signIn(site.origin, { email, from: attacker })) };
  const { status } = await askFrom(site.origin, { path: '/desk', from: attacker, headers });
  if (status !== 200) throw new Error(`/desk answered ${status} to a colleague.`);
  return headers;
}

/** A stranger sends bodies of 4 MB to every address that takes a POST. */
const ofStranger = {
  name: 'bodies',
  title: 'bodies of 4 MB to every address',
  play: async (site) => sendBodies(site, { addresses: await addressesOf(site.root, true) }),
  alone: (site, { suspects }) => judgeOwnStretches(site, suspects),
};

/** A colleague sends them to every address of the desk. */
const ofColleague = {
  name: 'bodies-signed-in',
  title: 'bodies of 4 MB of a colleague',
  mostStretchMs: 200,
  async play(site) {
    const desk = (await addressesOf(site.root, true)).filter((path) => path.startsWith('/desk'));
    return sendBodies(site, { addresses: desk, headers: await enter(site) });
  },
  alone: (site, { suspects }) => judgeOwnStretches(site, suspects),
};

/** Every page, its data, and every form with nothing in it. */
async function requestsOf(site, isWanted, headers = {}) {
  const base = { from: attacker, headers: { origin: site.origin, ...headers } };
  // What is live has no end.
  const opened = (await addressesOf(site.root, false)).filter((path) => isWanted(path) && path !== '/desk/live');
  const taken = (await addressesOf(site.root, true)).filter(isWanted);
  const request = (name, wanted) => ({ name, wanted: () => ({ ...base, ...wanted }) });
  return [
    ...opened.map((path) => request(path, { path })),
    ...opened.filter((path) => !path.includes('.')).map((path) => request(`${path}.data`, { path: `${path}.data` })),
    ...taken.map((path) => request(`POST ${path}`, { path, form: { variant: 'enquiry', name: '', mode: 'new' } })),
  ];
}

/** What is worked on to its end: a password is compared, an enquiry is stored, a CV is looked at. */
function acceptedRequests({ origin }) {
  const tried = { email: 'asha@example.com', password: 'not the password of anybody' };
  const enquiry = () => enquiryFields({ email: `${randomUUID()}@example.com`, submissionId: randomUUID() });
  const application = (time) => {
    const form = careerForm({ cv: plainPdf(1_000_000), filename: 'CV.pdf', number: time });
    return { ...form, from: attacker, headers: { ...form.headers, origin } };
  };
  return [
    { name: 'a wrong password', wanted: () => ({ path: '/desk/sign-in', from: attacker, form: tried }) },
    { name: 'an enquiry', wanted: () => ({ path: '/enquire', from: attacker, form: enquiry() }) },
    { name: 'an application', wanted: application },
  ];
}

/** A stranger opens every address, sends every form empty, and some filled in. */
const opened = {
  name: 'addresses',
  title: 'every address, and every form with nothing in it',
  play: async () => ({ holds: true }),
  alone: async (site) => judgeOwnStretches(site, [...acceptedRequests(site), ...(await requestsOf(site, () => true))]),
};

const openedByColleague = {
  name: 'addresses-signed-in',
  title: 'every address of the desk, opened by a colleague',
  mostStretchMs: 200,
  play: async (site) => ({ holds: true, headers: await enter(site) }),
  alone: async (site, { headers }) =>
    judgeOwnStretches(site, await requestsOf(site, (path) => path.startsWith('/desk'), headers)),
};

export const bodyPlays = [ofStranger, ofColleague, opened, openedByColleague];
