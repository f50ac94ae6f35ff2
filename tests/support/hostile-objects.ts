import { deflateSync } from 'node:zlib';

/** This text stands in every file that no request may ever be answered with. */
export const secret = 'kept-from-everyone-4711';

/** Stored objects whose content is not what their name says, by key. */
export const hostileObjects: Record<string, Buffer> = {
  'experience/script.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'experience/outside.svg': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><image x:href="file:///etc/passwd"/></svg>',
  ),
  'experience/svg-as.png': Buffer.from(
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
  ),
  'experience/gif-and-script.gif': Buffer.from('GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//'.padEnd(200, '.'), 'latin1'),
  'experience/page.jpg': Buffer.from('\xff\xd8\xff\xe0<html><script>alert(1)</script>'.padEnd(400, ' '), 'latin1'),
  'experience/bomb.png': pngOf(50_000, 50_000),
  'experience/empty.webp': Buffer.alloc(0),
  'experience/cut.webp': Buffer.from('RIFF\xff\xff\xff\x7fWEBPVP8 ', 'latin1'),
  'experience/zip.pdf': Buffer.from('%PDF-1.7 PK\x03\x04'.padEnd(100, ' '), 'latin1'),
};

export interface HostileRequest {
  target: string;
  method: string;
  headers: Record<string, string>;
}

const root = '/storage/v1/object/public';
const real = 'homepage_image/brand/tivoli.webp';

const paths = [
  real,
  ...Object.keys(hostileObjects),
  '../../../../etc/passwd',
  'lotuscourt/../../secret.txt',
  'lotuscourt/%2e%2e/%2e%2e/secret.txt',
  'lotuscourt/..%2f..%2fsecret.txt',
  'lotuscourt/%2e%2e%5c%2e%2e%5csecret.txt',
  'lotuscourt/..\\..\\secret.txt',
  'lotuscourt/%252e%252e/%252e%252e/secret.txt',
  'lotuscourt/..%c0%af..%c0%afsecret.txt',
  'lotuscourt/%uff0e%uff0e/secret.txt',
  'lotuscourt/....//....//secret.txt',
  'lotuscourt//secret.txt',
  'lotuscourt/.',
  'lotuscourt/',
  'lotuscourt',
  '',
  '/',
  'private/secret.txt',
  '..%00/secret.txt',
  'lotuscourt/hero.webp%00.txt',
  'lotuscourt/hero%0d%0aSet-Cookie:a=b.webp',
  'lotuscourt/%',
  'lotuscourt/%zz.webp',
  'lotuscourt/%ff%fe.webp',
  `lotuscourt/${'a'.repeat(3000)}.webp`,
  `lotuscourt/${'a/'.repeat(400)}b.webp`,
  'lotuscourt/CON.webp',
  'lotuscourt/~/.ssh/id_rsa',
  'file:///etc/passwd',
  'constructor/__proto__.webp',
  '__proto__/hero.webp',
];
const numbers = [
  '400',
  '0',
  '-1',
  '-0',
  '1e308',
  '1e999',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '400px',
  '4,00',
  '٣٠٠',
  '',
  ' ',
  '%00',
  '[]',
  '99999999999999999999',
  '0.0001',
  '1e-300',
  '2147483648',
  'true',
  '400;drop',
  '../400',
];
const formats = [
  'webp',
  'avif',
  'jpeg',
  'png',
  'jpg',
  'auto',
  'svg',
  'gif',
  'tiff',
  'raw',
  'WEBP',
  '../../x',
  '',
  '%00',
  'heif',
  'origin',
];
const accepts = [
  '*/*',
  'image/avif,image/webp,*/*',
  'image/webp;q=0',
  '',
  'text/html',
  'image/svg+xml',
  ',;=q',
  'a'.repeat(2000),
];
const ranges = [
  'bytes=0-',
  'bytes=-1',
  'bytes=5-1',
  'bytes=0-0,2-3',
  'bytes=99999999999999999999-',
  'items=0-5',
  'bytes=',
  'bytes=a-b',
];
const methods = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'];

/** Makes requests that mix what attackers send; the same seed gives the same requests. */
export function* hostileRequests(count: number, seed = 1): Generator<HostileRequest> {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  for (let sent = 0; sent < count; sent += 1) {
    const query: string[] = [];
    for (const name of ['width', 'height', 'quality']) if (random() < 0.6) query.push(`${name}=${pick(numbers)}`);
    if (random() < 0.6) query.push(`format=${pick(formats)}`);
    if (random() < 0.1) query.push(`width=${pick(numbers)}`, `${'&'.repeat(50)}`, 'width[]=1', '__proto__[x]=1');
    const headers: Record<string, string> = {};
    if (random() < 0.5) headers.accept = pick(accepts);
    if (random() < 0.3) headers.range = pick(ranges);
    if (random() < 0.1) headers['if-none-match'] = pick(['*', '"', 'W/"x"', '"a", "b"']);
    if (random() < 0.1) headers['if-range'] = pick(['*', 'Thu, 99 Foo 2020', '"x"']);
    const target = `${root}/${pick(paths)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
    yield {
      target: target.replaceAll(' ', '%20').replaceAll(/[^\x20-\x7e]/g, encodeURIComponent),
      method: pick(methods),
      headers,
    };
  }
}

/** mulberry32 */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Makes a tiny file that claims to be a huge picture. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(65_536));
  const parts = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}
