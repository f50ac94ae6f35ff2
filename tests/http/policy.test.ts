import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { stubSiteOfThisFile } from './stub-site.ts';

const site = stubSiteOfThisFile();

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function inline(html: string, name: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))]
    .filter(([, attributes]) => !/ src=| type="application\/json"/.test(attributes ?? ''))
    .map(([, , content]) => content ?? '');
}

function sourcesOf(policy: string, directive: string): string[] {
  return (policy.split('; ').find((part) => part.startsWith(`${directive} `)) ?? '').split(' ').slice(1);
}

test.each(['/', '/filter?brand=omnia', '/own', '/nowhere', '/thrown'])(
  'the policy of %s allows exactly the inline scripts and styles that we rendered',
  async (path) => {
    const response = await fetch(site.url + path);
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    const ours = inline(html, 'script').filter((content) => content !== 'slippedIn()');
    expect(ours.length).toBeGreaterThan(0);
    expect(sourcesOf(policy, 'script-src').sort()).toEqual(["'self'", ...new Set(ours.map(hashOf))].sort());
    expect(sourcesOf(policy, 'style-src')).toEqual(["'self'", ...inline(html, 'style').map(hashOf)]);
    expect(html).not.toContain('nonce');
  },
);

test('markup that slipped in from data may not run', async () => {
  const response = await fetch(`${site.url}/`);
  expect(await response.text()).toContain('<script>slippedIn()</script>');
  expect(response.headers.get('content-security-policy')).not.toContain(hashOf('slippedIn()'));
});

test.each([
  ['a page', '/', 200],
  ['a post', '/form', 422],
  ['a page that broke', '/thrown', 500],
  ['an unknown address', '/nowhere', 404],
  ['an address that is none', '/%zz', 400],
  ['an unknown call', '/api/nothing', 404],
  ['health', '/api/health', 200],
])('%s carries the security headers', async (_name, path, status) => {
  const response = await fetch(
    site.url + path,
    path === '/form' ? { method: 'POST', body: new URLSearchParams() } : {},
  );
  expect(response.status).toBe(status);
  const header = (name: string) => response.headers.get(name);
  const policy = header('content-security-policy') ?? '';
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
    expect(policy).toContain(part);
  }
  expect(policy).toContain('report-uri /api/csp-report');
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(header('x-content-type-options')).toBe('nosniff');
  expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(header('permissions-policy')).toContain('camera=()');
  expect(header('cross-origin-opener-policy')).toBe('same-origin');
  expect(header('cross-origin-resource-policy')).toBe('same-origin');
  expect(header('strict-transport-security')).toBeNull();
  expect(header('x-request-id')).toMatch(/^[\w-]{36}$/);
  expect(header('x-powered-by')).toBeNull();
});

test('a report of a broken policy is logged without anything of the visitor', async () => {
  const send = (body: unknown) =>
    fetch(`${site.url}/api/csp-report`, {
      method: 'POST',
      headers: { 'content-type': 'application/csp-report' },
      body: JSON.stringify(body),
    });
  const old = await send({
    'csp-report': {
      'document-uri': 'https://tivoli.example/enquire?email=asha@example.com',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?who=asha',
      'script-sample': 'asha',
      'line-number': 3,
    },
  });
  const reported = await send([
    { type: 'csp-violation', body: { documentURL: 'https://t.example/a', blockedURL: 'inline' } },
  ]);
  expect([old.status, reported.status]).toEqual([204, 204]);
  const lines = site.log.filter(({ csp }) => csp);
  expect(lines.map(({ csp }) => csp)).toEqual([
    { page: '/enquire', directive: 'script-src-elem', blocked: 'https://evil.example', line: 3 },
    { page: '/a', directive: '', blocked: 'inline', line: 0 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('asha');
});

test('what Firefox reports of pages that it was to fetch in advance is not logged, as nothing is wrong', async () => {
  site.log.length = 0;
  const report = (directive: string, blocked: string) => ({
    'csp-report': {
      'document-uri': 'https://t.example/hotels',
      'effective-directive': directive,
      'blocked-uri': blocked,
    },
  });
  const own = 'https://t.example/locations.data?location=noida';
  for (const sent of [
    report('default-src', own),
    report('default-src', 'https://evil.example/locations.data'),
    report('default-src', 'https://t.example/steal'),
    report('connect-src', own),
  ]) {
    await fetch(`${site.url}/api/csp-report`, { method: 'POST', body: JSON.stringify(sent) });
  }
  const logged = site.log.flatMap(({ csp }) => (csp ? [csp] : []));
  expect(logged).toEqual([
    { page: '/hotels', directive: 'default-src', blocked: 'https://evil.example', line: 0 },
    { page: '/hotels', directive: 'default-src', blocked: 'https://t.example', line: 0 },
    { page: '/hotels', directive: 'connect-src', blocked: 'https://t.example', line: 0 },
  ]);
});

test('a client’s reports are counted together: of 200, at most those of two minutes are logged', async () => {
  site.log.length = 0;
  const report = { body: { documentURL: 'https://t.example/a', blockedURL: 'inline' } };
  const body = JSON.stringify(Array.from({ length: 10 }, () => report));
  await Promise.all(Array.from({ length: 20 }, () => fetch(`${site.url}/api/csp-report`, { method: 'POST', body })));
  const logged = site.log.filter(({ csp }) => csp).length;
  expect(logged).toBeLessThanOrEqual(2 * 10);
  // The tests before this one have used up a few of this minute's reports.
  expect(logged).toBeGreaterThan(3);
});

test.each([
  ['no JSON', '{', 400],
  ['no report', '{"a":1}', 400],
  ['more than 16 KB', JSON.stringify({ text: 'x'.repeat(17_000) }), 413],
  ['more than 64 KB', 'x'.repeat(70_000), 413],
])('a report that is %s is refused', async (_name, body, status) => {
  const response = await fetch(`${site.url}/api/csp-report`, { method: 'POST', body });
  expect(response.status).toBe(status);
});
