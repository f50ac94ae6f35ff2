/** Makes hostile requests from a seed: the same seed makes the same request. */

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
  '__proto__',
  'constructor',
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
  '__proto__',
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
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * @param {number} seed
 * @returns {string} its bytes, as Latin-1
 */
export function fuzzedRequest(seed) {
  const random = randomFrom(seed);
  const one = (list) => list[random(list.length)];
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
