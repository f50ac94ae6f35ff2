import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#platform/http/security/limits.ts';
import { stopwatch } from '#tests/support/stopwatch.ts';
import { sendRaw } from './raw.ts';
import { type StubSite, startStubSite } from './stub-site.ts';

let site: StubSite;
beforeAll(async () => {
  site = await startStubSite();
});
afterAll(() => site.close());

const kilobyte = 1024;

function post(head: string[], body = '', path = '/form'): string {
  return [`POST ${path} HTTP/1.1`, 'Host: localhost', ...head, '', body].join('\r\n');
}

/** Nothing may stay half done: the next visitor is served, and a sender reads the whole answer. */
async function expectServes(): Promise<void> {
  expect((await fetch(`${site.url}/`)).status).toBe(200);
}

describe('a body', () => {
  const form = 'Content-Type: application/x-www-form-urlencoded';

  test('of 64 KB is read, one byte more is refused as a page', async () => {
    const body = (bytes: number) => ({
      method: 'POST',
      body: `name=${'x'.repeat(bytes - 5)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect((await fetch(`${site.url}/form`, body(64 * kilobyte))).status).toBe(422);
    const refused = await fetch(`${site.url}/form`, body(64 * kilobyte + 1));
    expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close']);
    expect(await refused.text()).toContain('Not sent yet');
  });

  test('that is too large is refused as JSON to whoever wants that', async () => {
    const body = new URLSearchParams({ name: 'x'.repeat(70 * kilobyte) });
    const refused = await fetch(`${site.url}/form`, { method: 'POST', body, headers: { accept: 'application/json' } });
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error: { status: 413 } });
  });

  test('without a length is refused as soon as it is too large, and the sender reads why', async () => {
    const chunk = `${(8 * kilobyte).toString(16)}\r\n${'x'.repeat(8 * kilobyte)}\r\n`;
    const { statuses, text } = await sendRaw(
      site.url,
      post([form, 'Transfer-Encoding: chunked'], `${chunk.repeat(40)}0\r\n\r\n`),
    );
    expect(statuses).toEqual([413]);
    expect(text).toMatch(/connection: close/i);
    expect(text).toContain('</html>');
    await expectServes();
  });

  const chunked = (path: string, bytes: number) => {
    const body = `name=${'x'.repeat(bytes - 5)}`;
    const chunks = [body.slice(0, 40_000), body.slice(40_000)];
    const lines = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    return sendRaw(site.url, post([form, 'Transfer-Encoding: chunked'], `${lines.join('')}0\r\n\r\n`, path));
  };

  test('without a length is read up to 64 KB and not a byte further', async () => {
    expect((await chunked('/form', 64 * kilobyte)).statuses).toEqual([422]);
    expect((await chunked('/form', 64 * kilobyte + 1)).statuses).toEqual([413]);
  });

  test('that its page reads while it arrives has the limit of that page, with or without a length', async () => {
    const limit = 100 * kilobyte;
    const sized = async (bytes: number) => {
      const head = [form, `Content-Length: ${bytes}`];
      const { statuses } = await sendRaw(site.url, post(head, 'x'.repeat(bytes), '/upload'));
      return statuses;
    };
    expect([await sized(limit), await sized(limit + 1)]).toEqual([[200], [413]]);
    expect((await chunked('/upload', limit)).statuses).toEqual([200]);
    const tooLarge = await chunked('/upload', limit + 1);
    expect(tooLarge.statuses).toEqual([413]);
    expect(tooLarge.text).toContain(`larger than ${limit} bytes`);
    await expectServes();
  });

  test('that is far too large is answered to a sender who reads only after writing all of it', async () => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.pause();
    const failed: Error[] = [];
    socket.on('error', (error) => failed.push(error));
    const megabytes = 3;
    socket.write(post([form, `Content-Length: ${megabytes * kilobyte * kilobyte}`]));
    for (let sent = 0; sent < megabytes * kilobyte; sent += 64) {
      await new Promise((resolve) => socket.write('x'.repeat(64 * kilobyte), resolve));
    }
    const text = Buffer.concat(await socket.toArray().catch(() => [])).toString();
    expect(failed).toEqual([]);
    expect(text).toContain('HTTP/1.1 413');
    expect(text).toContain('</html>');
  });

  test('that its sender announces is refused before it is sent', async () => {
    const { statuses, text } = await sendRaw(site.url, post([form, 'Content-Length: 100000', 'Expect: 100-continue']));
    expect(statuses).toEqual([413]);
    expect(text).not.toContain('100 Continue');
  });

  test('that its sender announces and may send is asked for', async () => {
    const { text } = await sendRaw(site.url, post([form, 'Content-Length: 9', 'Expect: 100-continue'], 'name=Asha'));
    expect(text).toContain('HTTP/1.1 100 Continue');
    expect(text).toContain('HTTP/1.1 422');
  });

  test('that never ends is given up, and the site goes on', async () => {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.write(post([form, 'Content-Length: 100'], 'name='));
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    await expectServes();
  });

  test.each([
    ['JSON', 'application/json', '{}', 415],
    ['another charset', 'application/x-www-form-urlencoded; charset=iso-8859-1', 'name=Asha', 415],
    ['no kind at all', '', 'name=Asha', 415],
    ['encodings that are none', 'application/x-www-form-urlencoded', 'name=%zz', 400],
    ['bytes that are no UTF-8', 'application/x-www-form-urlencoded', 'name=%ff%fe', 400],
    ['a NUL', 'application/x-www-form-urlencoded', 'name=a%00b', 400],
    ['parts that are none', 'multipart/form-data; boundary=x', 'name=Asha', 400],
    ['parts without a boundary', 'multipart/form-data', 'name=Asha', 400],
    ['nothing', 'application/x-www-form-urlencoded', '', 422],
    ['nothing of no kind', '', '', 422],
  ])('of %s is answered with its status', async (_name, type, body, status) => {
    const headers: Record<string, string> = type ? { 'content-type': type } : {};
    const bytes = new Uint8Array(Buffer.from(body));
    expect((await fetch(`${site.url}/form`, { method: 'POST', body: bytes, headers })).status).toBe(status);
  });

  test('in a coding of its own is refused', async () => {
    const { statuses } = await sendRaw(site.url, post([form, 'Content-Encoding: gzip', 'Content-Length: 1'], 'x'));
    expect(statuses).toEqual([415]);
  });
});

describe('a head', () => {
  test('with an address of 8 KB is read, a longer one is 414', async () => {
    const address = (bytes: number) => `${site.url}/?${'x'.repeat(bytes - 2)}`;
    expect((await fetch(address(8 * kilobyte))).status).toBe(200);
    for (const bytes of [8 * kilobyte + 1, 20 * kilobyte, 100 * kilobyte]) {
      expect(
        (await sendRaw(site.url, `GET /${'x'.repeat(bytes)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).statuses,
      ).toEqual([414]);
    }
  });

  test('with headers of 16 KB is read, more are 431', async () => {
    const head = (bytes: number) => `GET / HTTP/1.1\r\nHost: localhost\r\nX-Much: ${'x'.repeat(bytes)}\r\n\r\n`;
    expect((await sendRaw(site.url, head(16 * kilobyte - 100))).statuses).toEqual([200]);
    for (const bytes of [16 * kilobyte, 40 * kilobyte, 200 * kilobyte]) {
      expect((await sendRaw(site.url, head(bytes))).statuses).toEqual([431]);
    }
  });

  test('that never ends or never begins is 408 after ten seconds', async () => {
    expect(limits.headersTimeout).toBe(10_000);
    const impatient = await startStubSite({ limits: { headersTimeout: 1_000 } });
    const livedFor = async (bytes: string) => {
      const begun = performance.now();
      const passed = stopwatch();
      const { statuses } = await sendRaw(impatient.url, bytes, { timeoutMs: 60_000 });
      return { bytes, statuses, ownMs: passed(), ms: performance.now() - begun };
    };
    const lives = await Promise.all(['GET / HTTP/1.1\r\nHost: loc', 'G', ''].map(livedFor));
    for (const { bytes, statuses, ownMs, ms } of lives) {
      expect([bytes, statuses]).toEqual([bytes, [408]]);
      expect(ms).toBeGreaterThan(900);
      expect(ownMs).toBeLessThan(5_000);
    }
    await impatient.close();
  });
});

test('two hundred silent connections keep nobody from being served', async () => {
  const silent = Array.from({ length: 200 }, () => connect(Number(new URL(site.url).port), '127.0.0.1'));
  await expectServes();
  for (const socket of silent) socket.destroy();
});
