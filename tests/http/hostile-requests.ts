/**
 * These requests are sent byte by byte and come from no browser. Each is a whole request or the broken beginning of
 * one.
 */
export function hostileRequests(): string[] {
  return [
    ...paths.map(get),
    ...methods.map(withMethod),
    ...heads.map(withHead),
    ...posts,
    ...noRequests,
    ...mutations(300),
  ];
}

const host = 'Host: localhost';

function get(path: string): string {
  return `GET ${path} HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`;
}

function withMethod(method: string): string {
  return `${method} / HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`;
}

function withHead(lines: string): string {
  return `GET /own HTTP/1.1\r\n${lines}\r\nConnection: close\r\n\r\n`;
}

function post(head: string, body: string): string {
  return `POST /form HTTP/1.1\r\n${host}\r\nConnection: close\r\n${head}\r\n\r\n${body}`;
}

const segments = [
  '..',
  '.',
  '%2e%2e',
  '%2E%2e',
  '..%2f..',
  '%2f',
  '%5c',
  '..%5c',
  '\\..\\',
  '%00',
  'a%00b',
  '%0d%0aX-Evil:1',
  '%0a',
  '%7f',
  '%',
  '%z',
  '%zz',
  '%e0%a4',
  '%c0%ae%c0%ae',
  '%ff',
  '%ed%a0%80',
  '%u0041',
  '\xff\xfe',
  'caf\xe9',
  '\xf0\x9f\x98\x80',
  '..;',
  ';x=1',
  '.env',
  '.git/config',
  'wp-login.php',
  '<script>',
  '"',
  "'",
  '{}',
  '|',
  '^',
  '`',
  '[]',
  '*',
  '~',
  ':',
  '@',
  '!$&()+,=',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'x'.repeat(4000),
  '%41'.repeat(2000),
  '/'.repeat(3000),
  '_.data',
  '.data',
  '__manifest',
  'CON',
  'null',
  'undefined',
  'NaN',
  '-1',
];

const paths = [
  ...segments.map((segment) => `/${segment}`),
  ...segments.map((segment) => `/hotel/${segment}`),
  ...segments.map((segment) => `/assets/${segment}/etc/passwd`),
  ...segments.map((segment) => `/?brand=${segment}`),
  ...segments.map((segment) => `/filter?venue=${segment}&brand=${segment}&${segment}`),
  ...segments.map((segment) => `/hotel/the-tivoli.data?_routes=${segment}`),
  ...segments.map((segment) => `/api/${segment}`),
  ...segments.map((segment) => `/storage/v1/object/public/${segment}/x.jpg`),
  '',
  '*',
  '?',
  '#',
  '/#x',
  '/?#',
  '//',
  '///evil.example',
  '//evil.example/%2f..',
  '/\\evil.example',
  'x',
  'evil.example:80',
  'http://',
  'http://localhost',
  'http://localhost/',
  'http://evil.example/',
  'https://user:word@localhost/',
  'http://[::1',
  'ftp://x/',
  'http://localhost:99999/',
  'http:///',
  'HTTP://LOCALHOST/own',
  '/own?',
  '/own??',
  '/own?&&==',
  '/%2',
  '/ /x',
  '/\t',
  '/a b',
];

const methods = [
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'PURGE',
  'M-SEARCH',
  'QUERY',
  'get',
  'FOO',
  'G ET',
  '',
  'GET\x00',
  'GET'.repeat(50),
  '\xff',
];

const heads = [
  '',
  'Host:',
  'Host: ',
  `${host}\r\n${host}`,
  `${host}\r\nHost: evil.example`,
  'Host: a b',
  'Host: <script>',
  'Host: a/b',
  'Host: a@b',
  'Host: [::1',
  'Host: [::1]:80',
  'Host: localhost:99999',
  'Host: localhost:x',
  'Host: \xff',
  'Host: %00',
  'Host: ..',
  `Host: ${'x'.repeat(300)}`,
  ...[
    'Cookie: ',
    'Cookie: =',
    'Cookie: ;;;=;',
    'Cookie: a=%zz; b=%',
    'Cookie: __proto__=1; constructor=2',
    'Cookie: enquiry=\xff\xfe',
    `Cookie: a=${'%41'.repeat(3000)}`,
    'Cookie: a="\\',
    'Cookie: a=b\r\nCookie: a=c',
    'Accept-Encoding: ,,;;q=,br;q=x',
    'Accept-Encoding: *;q=0',
    'Accept: \xff',
    'Accept: application/json;q=0.1, */*',
    'If-None-Match: "',
    'If-None-Match: W/',
    'If-None-Match: *',
    'If-Modified-Since: never',
    'Range: bytes=-',
    'Range: bytes=9-1',
    'Range: lines=1',
    'Origin: x',
    'Referer: \xff',
    'X-Forwarded-For: ,,',
    'X-Forwarded-Proto: javascript',
    'X-Request-Id: ../../etc',
    'Content-Length: 0',
    'Content-Length: 5',
    'Content-Length: -1',
    'Content-Length: 1e3',
    'Content-Length: 99999999999999999999',
    'Content-Length: 1\r\nContent-Length: 2',
    'Content-Length: 1\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: x',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding : chunked',
    'Expect: 100-continue',
    'Expect: a miracle',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
    'Connection: \x01',
    'TE: trailers',
    'No colon here',
    ': no name',
    'X Y: 1',
    ' folded: 1',
    'X: 1\r\n folded',
    'X: \x00',
    'X: \x0b',
    'X: a\rb',
    'X: a\nY: b',
    `${'X: 1\r\n'.repeat(2500)}Y: 2`,
    'Proxy: http://evil.example',
    'Content-Type: \xff',
    '__proto__: 1',
  ].map((line) => `${host}\r\n${line}`),
];

const form = 'Content-Type: application/x-www-form-urlencoded';
const multipart = 'Content-Type: multipart/form-data; boundary=x';

const posts = [
  ...[
    '',
    '=',
    '&&&',
    'a',
    '%',
    '%00',
    'a=%ff',
    '__proto__=1&constructor=2',
    'a='.repeat(9000),
    `a=${'%41'.repeat(9000)}`,
    '\xff\xfe\x00',
  ].map((body) => post(`${form}\r\nContent-Length: ${body.length}`, body)),
  ...[
    '',
    '--x',
    '--x--',
    '--x\r\n\r\n',
    '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--',
    '--x\r\nContent-Disposition: form-data; name="a\x00"\r\n\r\n1\r\n--x--\r\n',
  ].map((body) => post(`${multipart}\r\nContent-Length: ${body.length}`, body)),
  post(`${form}\r\nTransfer-Encoding: chunked`, 'zz\r\nx\r\n0\r\n\r\n'),
  post(`${form}\r\nTransfer-Encoding: chunked`, '-1\r\nx\r\n'),
  post(`${form}\r\nTransfer-Encoding: chunked`, 'ffffffffffffffff\r\nx'),
  post(`${form}\r\nTransfer-Encoding: chunked`, `1;${'x'.repeat(20_000)}\r\na\r\n0\r\n\r\n`),
  post(`${form}\r\nTransfer-Encoding: chunked`, '4\r\na=bcde\r\n0\r\n\r\n'),
  post(`${form}\r\nTransfer-Encoding: chunked`, '3\r\na=b\r\n0\r\nTrailer: 1\r\n\r\n'),
  post(`${form}\r\nContent-Length: 10`, 'a=b'),
  post(`${form}\r\nContent-Length: 1`, 'a=b and more that is no request'),
  post(`${form}\r\nContent-Encoding: br\r\nContent-Length: 3`, 'a=b'),
  post(`${form}; charset=utf-7\r\nContent-Length: 3`, 'a=b'),
  post(`Content-Type: ;;;\r\nContent-Length: 3`, 'a=b'),
  post(`${form}\r\nOrigin: \x80\r\nContent-Length: 3`, 'a=b'),
];

const noRequests = [
  '',
  '\r\n',
  '\r\n\r\n\r\n\r\n',
  '\x00',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'GET /\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  `GET / HTTP/1.2\r\n${host}\r\n\r\n`,
  `GET / HTTP/9.9\r\n${host}\r\n\r\n`,
  `GET / HTTX/1.1\r\n${host}\r\n\r\n`,
  `GET / HTTP/1.1\n${host}\n\n`,
  `GET  / HTTP/1.1\r\n${host}\r\n\r\n`,
  `GET / HTTP/1.1 \r\n${host}\r\n\r\n`,
  'HTTP/1.1 200 OK\r\n\r\n',
  'GET',
  'x'.repeat(100_000),
  '\xff'.repeat(5000),
  'SSH-2.0-OpenSSH_9\r\n',
];

/** Changes, leaves out, doubles or inserts bytes of a good request; the same seed gives the same changes. */
function mutations(count: number): string[] {
  const random = randomFrom(20_261_121);
  const whole = (below: number) => Math.floor(random() * below);
  const sound = [
    get('/filter?brand=omnia&venue=lotus'),
    withHead(`${host}\r\nCookie: who=asha\r\nAccept-Encoding: br`),
    post(`${form}\r\nContent-Length: 9`, 'name=Asha'),
  ];
  return Array.from({ length: count }, (_, at) => {
    let text = sound[at % sound.length] ?? '';
    for (let change = 0; change <= whole(4); change += 1) {
      const place = whole(text.length);
      const byte = String.fromCharCode(whole(256));
      const tail = [
        text.slice(place + 1),
        text.slice(place),
        text.slice(place + whole(20)),
        text[place] + text.slice(place),
      ][whole(4)];
      text = text.slice(0, place) + (whole(3) === 0 ? '' : byte) + tail;
    }
    return text;
  });
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
