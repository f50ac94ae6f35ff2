/**
 * Makes hostile requests from a seed: on the same build the same seed makes the same request. Half of them are broken
 * in any way; the others are well formed and reach each form, query and address of the site with names that every
 * object of JavaScript has.
 */

const paths = [
  '/',
  '/hotel/the-tivoli',
  '/hotel/the-tivoli/fact-sheet',
  '/hotel/nobody',
  '/locations/delhi',
  '/brands/omnia',
  '/compare',
  '/search',
  '/enquire',
  '/enquire/send',
  '/enquire/sent/TV-7K3M9Q',
  '/careers/send',
  '/send/contact',
  '/request-room/the-tivoli',
  '/weddings',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/api/hotels',
  '/api/search',
  '/api/logs',
  '/api/health',
  '/api/csp-report',
  '/api/monitoring',
  '/desk',
  '/desk/sign-in',
  '/monitoring',
  '/hotel/the-tivoli.data',
  '/_.data',
  '/storage/v1/object/public/homepage_image/site/social.webp',
];
/** Names that every object has, so that a plain object finds something under them. */
const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
const pieces = [
  '..',
  '%2e%2e%2f',
  '%00',
  '%ff%fe',
  '%c0%ae',
  '%0d%0aSet-Cookie:%20a=1',
  '%u0041',
  '\\',
  ';',
  ...inherited,
  "' or 1=1--",
  '"><script>alert(1)</script>',
  '%24%7Bjndi:ldap://x%7D',
  '{{7*7}}',
  '%F0%9F%92%A5',
  'x'.repeat(3000),
  '-1',
  '1e309',
  'NaN',
  '\u0000',
  '\xff',
  '[]',
  '%',
  '//',
  '.env',
  '.git/config',
];
const queryNames = [
  'q',
  'brand',
  'place',
  'guests',
  'date',
  'venue',
  'a',
  'b',
  'width',
  'height',
  'format',
  '_routes',
  'menu',
  'page',
  ...inherited,
];
const methods = [
  'GET',
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'BREW',
  'CONNECT',
];
const headers = [
  'Accept-Encoding: br;q=x,*;q=0',
  'Accept: application/json',
  'Cookie: a=%zz; __proto__=1',
  'Cookie: tivoli_sent=x.y.z',
  'Cookie: constructor=valueOf; toString=hasOwnProperty; language=__proto__',
  'Accept-Language: constructor, __proto__;q=0.9',
  'Content-Type: constructor/toString',
  'Accept: valueOf/hasOwnProperty',
  '__proto__: constructor',
  'Range: bytes=-0',
  'Range: bytes=0-1,5-9,-1',
  'If-None-Match: *',
  'If-None-Match: W/"',
  'Origin: https://evil.example',
  'Origin: null',
  'Referer: \xff\xfe',
  'X-Forwarded-For: 127.0.0.1, ::1, x',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: javascript',
  'X-Request-Id: ../../x',
  'Authorization: Bearer x',
  'Content-Encoding: gzip',
  'Content-Encoding: br',
  'Expect: 100-continue',
  'Expect: x',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\x0bchunked',
  'Content-Length: 3',
  'Content-Length: +3',
  'Content-Length: 0x3',
  'Content-Length: 3\r\nContent-Length: 4',
  'Content-Length: 99999999999',
  'Host: evil.example',
  'Host: a b',
  'Connection: keep-alive, content-length',
  'TE: trailers',
  'Trailer: Host',
  'X: a\rb',
  'X: \x00',
  ' folded: 1',
  `X: ${'y'.repeat(9000)}`,
  'Max-Forwards: 0',
  'Sec-Fetch-Site: cross-site',
  'X-HTTP-Method-Override: DELETE',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: application/json',
];
const bodies = [
  '',
  'a=b',
  '__proto__[x]=1&constructor=2',
  'name=%00&email=%ff',
  'name=Asha&email=a@example.com&phone=1&event_type=wedding',
  '{"a":1}',
  '{"__proto__":{"x":1}}',
  `[${'['.repeat(2000)}`,
  '--x\r\nContent-Disposition: form-data; name="cv"; filename="../../a.pdf"\r\n\r\n%PDF\r\n--x--\r\n',
  '--x\r\n\r\n',
  '\xff\xfe\x00\x01',
  '0\r\n\r\nGET /desk HTTP/1.1\r\nHost: localhost\r\n\r\n',
  '5\r\nabcde\r\n0\r\n\r\n',
  '-1\r\nx\r\n',
  'ffffffffffffffffff\r\nx',
  'y'.repeat(70_000),
];

/** A linear congruential generator, so that a request can be made again from its number. */
function randomFrom(seed) {
  let state = (Math.imul(seed, 2_654_435_761) ^ 0x9e3779b9) >>> 0;
  const random = (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { random, one: (list) => list[random(list.length)] };
}

const soon = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** What a visitor could type, so that a form gets past the rules of its other fields. */
const plausible = {
  name: 'Asha Sample',
  email: 'asha@example.com',
  phone: '+91 98100 00000',
  event_type: 'wedding',
  event_date: soon(200),
  guest_count: '450',
  venue_id: 'the-tivoli',
  checkin_date: soon(30),
  checkout_date: soon(32),
  rooms: '1',
  adults: '2',
  children: '0',
  subject: 'Other',
  message: 'Words of a proof.',
  property: 'the-tivoli',
  kind: 'wedding',
  date: soon(200),
  guests: '300',
};

/**
 * @param {number} seed
 * @param {{ paths: string[], forms: object[], queries: string[], cookies: string[] }} site what it has: the fields of
 * its forms, the names of its queries, and what a visitor and a colleague carry
 * @returns {{ text: string, isWhole: boolean }} its bytes, as Latin-1
 */
export function fuzzedRequest(seed, site) {
  const { random, one } = randomFrom(seed);
  const kind = random(4);
  if (kind === 0 && site.forms.length > 0) return { isWhole: true, text: formRequest(site, { random, one }) };
  if (kind === 1) return { isWhole: true, text: addressRequest(site, { random, one }) };
  return { isWhole: false, text: hostileRequest({ random, one }) };
}

const carried = (cookies, { random, one }) => {
  const cookie = [one(cookies), random(4) === 0 ? `${one(inherited)}=${one(inherited)}` : '']
    .filter(Boolean)
    .join('; ');
  return cookie ? [`Cookie: ${cookie}`] : [];
};

/** A form of the site: one field or some hold an inherited name, the others what fits. */
function formRequest({ forms, cookies }, { random, one }) {
  const { action, names, fields, pressed, isDesk } = one(forms);
  const target = one(names);
  const share = one([2, 4, 1_000]);
  const all = { ...fields, ...pressed };
  const pairs = names
    .filter(() => random(12) > 0)
    .map((name) => {
      const isHit = name === target || random(share) === 0;
      if (isHit) return [random(6) === 0 ? `${name}[${one(inherited)}]` : name, one(inherited)];
      return [name, plausible[name] ?? (all[name] || 'words')];
    });
  if (random(3) === 0) pairs.push([one(inherited), one(inherited)]);
  if (names.includes('submission_id'))
    pairs.push(['submission_id', `00000000-0000-4000-8000-${String(random(1e12)).padStart(12, '0')}`]);
  const isMultipart = random(4) === 0;
  const body = isMultipart
    ? `${pairs.map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--x--\r\n`
    : new URLSearchParams(pairs).toString();
  const type = isMultipart ? 'multipart/form-data; boundary=x' : 'application/x-www-form-urlencoded';
  const [path, query] = action.split('?');
  const suffix = random(4) === 0 ? '.data' : '';
  return [
    `POST ${path === '/' && suffix ? '/_root' : path}${suffix}${query ? `?${query}` : ''} HTTP/1.1`,
    'Host: localhost',
    'Origin: http://localhost',
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    ...carried(isDesk ? cookies.slice(-1) : cookies, { random, one }),
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

/** An address of the site with inherited names as segments, as queries and as headers. */
function addressRequest({ paths: known, queries, cookies }, { random, one }) {
  const path = one(known)
    .split('/')
    .map((segment) => (segment && random(4) === 0 ? one(inherited) : segment))
    .join('/');
  const more = random(5) === 0 ? `/${one(inherited)}` : '';
  const pairs = Array.from({ length: random(4) }, () => [
    random(5) === 0 ? one(inherited) : one(queries),
    random(5) === 0 ? (plausible[one(Object.keys(plausible))] ?? '') : one(inherited),
  ]);
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
  return [
    `GET ${path || '/'}${more}${random(4) === 0 ? '.data' : ''}${query} HTTP/1.1`,
    'Host: localhost',
    ...carried(cookies, { random, one }),
    ...(random(3) === 0 ? [one(headers)] : []),
    'Connection: close',
    '',
    '',
  ].join('\r\n');
}

function hostileRequest({ random, one }) {
  const method = one(methods);
  const path = one(paths) + (random(3) === 0 ? `/${one(pieces)}` : '');
  const query = random(2) === 0 ? `?${one(queryNames)}=${one(pieces)}&${one(queryNames)}=${one(queryNames)}` : '';
  const body = method === 'POST' || random(8) === 0 ? one(bodies) : '';
  const lines = [
    `${method} ${path}${query} HTTP/1.1`,
    'Host: localhost',
    ...Array.from({ length: random(4) }, () => one(headers)),
    ...(body && random(4) > 0 ? [`Content-Length: ${body.length}`] : []),
    ...(body && random(3) > 0 ? ['Content-Type: application/x-www-form-urlencoded'] : []),
    ...(random(5) > 0 ? ['Connection: close'] : []),
  ];
  const whole = `${lines.join('\r\n')}\r\n\r\n${body}`;
  // One request in five is sent twice over one connection, one in three is broken somewhere.
  const sent = random(5) === 0 ? whole + whole : whole;
  return random(3) === 0 ? broken(sent, random) : sent;
}

function broken(text, random) {
  let bytes = text;
  for (let left = 1 + random(4); left > 0; left -= 1) {
    const at = random(bytes.length);
    const instead = random(3) === 0 ? '' : String.fromCharCode(random(256));
    bytes = bytes.slice(0, at) + instead + bytes.slice(at + random(3));
  }
  return bytes;
}
