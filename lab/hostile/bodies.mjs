import { setTimeout as wait } from 'node:timers/promises';
import { stretchesIn } from '../servers/main-thread-stretches.mjs';
import { siteRoutes } from '../servers/site-routes.mjs';
import { askFrom, attacker, countStatuses } from './ask-from.mjs';
import { cookiesOf, inviteColleague, signIn } from './colleague.mjs';

const bytes = 4 * 1024 * 1024;
const mostSeconds = 150;
const mostAnswerMs = 2_000;
const boundary = 'boundaryOfTheProof';
const form = 'application/x-www-form-urlencoded';
const multipart = `multipart/form-data; boundary=${boundary}`;
const filled = (text) => text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes);
const part = (name, value) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const end = `--${boundary}--\r\n`;

/** Bodies of 4 MB of ten shapes. */
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
  'nested JSON': ['application/json', filled('[{"a":')],
};

async function postAddresses(root) {
  return (await siteRoutes(root)).filter(({ takesPost }) => takesPost).map(({ path }) => path);
}

/** Sends every body to every address, one after another, and finds out how long each occupied the main thread. */
async function sendBodies(site, { addresses, headers = {}, mostMs }) {
  const late = performance.now() + mostSeconds * 1000;
  const answers = [];
  const slow = [];
  let unsent = 0;
  for (const path of addresses) {
    for (const [shape, [type, body]] of Object.entries(shapes)) {
      if (performance.now() > late) {
        unsent += 1;
        continue;
      }
      const from = Date.now();
      const sent = { path, from: attacker, body, headers: { 'content-type': type, origin: site.origin, ...headers } };
      const answer = await askFrom(site.origin, sent);
      answers.push(answer);
      // The stretch in which the last bytes arrived may end after the answer.
      await wait(10);
      const longest = Math.max(0, ...stretchesIn(site.stretchesFile, from).map(({ ms }) => ms));
      // While the main thread is occupied, nothing can be written down.
      const ms = answer.milliseconds > mostAnswerMs ? Math.round(answer.milliseconds) : longest;
      if (ms > mostMs || answer.status >= 500) slow.push({ path, shape, status: answer.status, ms });
    }
  }
  slow.sort((a, b) => b.ms - a.ms);
  return {
    holds: slow.length === 0 && unsent === 0,
    addresses: addresses.length,
    sent: answers.length,
    unsent,
    answers: countStatuses(answers),
    tooLong: slow.length,
    longest: slow.slice(0, 8),
  };
}

/** A stranger sends bodies of 4 MB to every address that takes a POST. */
const ofStranger = {
  name: 'bodies',
  title: 'bodies of 4 MB to every address',
  play: async (site) => sendBodies(site, { addresses: await postAddresses(site.root), mostMs: site.mostStretchMs }),
};

/** A colleague sends them to every address of the desk. */
const ofColleague = {
  name: 'bodies-signed-in',
  title: 'bodies of 4 MB of a colleague',
  mostStretchMs: 200,
  async play(site) {
    const email = await inviteColleague({ ...site, from: attacker });
    const cookie = cookiesOf(await signIn(site.origin, { email, from: attacker }));
    const desk = (await postAddresses(site.root)).filter((path) => path.startsWith('/desk'));
    // The last one ends the session.
    const addresses = [...desk.filter((path) => path !== '/desk/sign-out'), '/desk/sign-out'];
    const warm = await askFrom(site.origin, { path: '/desk', from: attacker, headers: { cookie } });
    const result = await sendBodies(site, { addresses, headers: { cookie }, mostMs: site.mostStretchMs });
    return { ...result, desk: warm.status };
  },
};

export const bodyPlays = [ofStranger, ofColleague];
