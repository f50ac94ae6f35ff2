import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { enquiryFields } from '../visitors/enquiry-sender.mjs';

/** Makes a visitor all of whose words are unique, so that a search finds each of them. */
export function markedVisitor() {
  const mark = () => `q${randomBytes(6).toString('hex')}`;
  const [name, mail, text] = [mark(), mark(), mark()];
  const phone = `98${randomInt(10_000_000, 99_999_999)}`;
  return { name, mail, text, phone };
}

/** Returns the form with all that its sender would write. */
function formOf({ name, mail, text, phone }, more = {}) {
  return new URLSearchParams({
    ...enquiryFields({ email: `${mail}@example.com`, submissionId: randomUUID() }),
    name: `Meera ${name}`,
    phone: `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
    special_requirements: `We wish for ${text} and lamps.`,
    ...more,
  });
}

/** Sends the enquiry: most are valid, some contain something that a form refuses. Returns the status. */
export async function sendMarked(origin, visitor, index) {
  const broken = index % 10 === 3 ? { guest_count: visitor.text, event_date: visitor.name } : {};
  return post(`${origin}/enquire?utm_source=${visitor.name}`, formOf(visitor, broken), { origin });
}

/** Sends other requests of a visitor's browser: marks in addresses, and errors that quote typed text. */
export async function strayMarked(origin, { name, mail, text, phone }) {
  const stack = `SyntaxError: Unexpected token\n    at read (${origin}/assets/home-x.js:1:2)`;
  const errors = [
    { name: 'SyntaxError', message: `Unexpected token 'q', "${text} ${name}"... is not valid JSON`, stack },
    { name: 'Error', message: `550 <${mail}@example.com> or +91 ${phone} unknown`, stack },
  ];
  const beacon = JSON.stringify({ page: `/enquire/${name}`, vitals: { lcp: 900, inp: 40, cls: 0.01 }, errors });
  await Promise.all([
    post(`${origin}/api/beacon`, beacon, { origin }),
    post(`${origin}/api/beacon`, `{"page": "${text}`, { origin }),
    get(`${origin}/search?q=${text}`),
    get(`${origin}/${mail}@example.com/${phone}`),
    get(`${origin}/hotel/the-tivoli?name=${name}`, { referer: `${origin}/?mail=${mail}`, cookie: `who=${name}` }),
    post(`${origin}/api/csp-report`, JSON.stringify({ 'csp-report': { 'document-uri': `${origin}/?${text}` } }), {}),
  ]);
}

async function get(url, headers = {}) {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  await answer.arrayBuffer();
}

async function post(url, body, headers) {
  const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}
