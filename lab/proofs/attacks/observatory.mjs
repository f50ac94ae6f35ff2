import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureInstalled } from '../../../commands/setup/packages.mjs';
import { startTlsProxy } from '../../../tests/browser/tls-proxy.ts';
import { freePort, startSite } from '../../servers/site-process.mjs';

const name = 'tivoli.example';
const leastScore = 130;

/** Installs the scanner for this proof alone: 130 MB that nothing else needs. Its install step, which fetches lists, is left out. */
async function installScanner(root) {
  const folder = join(root, 'lab/observatory');
  await ensureInstalled(folder);
  const home = join(folder, 'node_modules/@mdn/mdn-http-observatory');
  mkdirSync(join(home, 'conf'), { recursive: true });
  // The scanner looks up the list of preloaded sites; ours is not on it.
  writeFileSync(join(home, 'conf/hsts-preload.json'), '{}');
  return home;
}

/** Redirects from HTTP to HTTPS, as a host does. */
async function redirectToTls() {
  const server = createServer((request, response) => {
    response.writeHead(301, { location: `https://${name}${request.url}` }).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The columns of its results. */
export const keyFigures = {
  grade: 'grade',
  score: 'score',
  'tests passed': 'testsPassed',
  tests: 'testsQuantity',
  version: 'observatory',
};

/**
 * Runs the MDN HTTP Observatory's own program against the site behind a proxy that ends TLS. Holds at A+ with 130
 * points or more and every test passed.
 */
export async function prove({ root }) {
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-observatory-'));
  const scanner = await installScanner(root);
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data') };
  const site = startSite({
    cwd: root,
    env: { ...env, PUBLIC_URL: `https://${name}`, TRUSTED_PROXIES: '127.0.0.1' },
  });
  const proxy = await startTlsProxy(() => `http://127.0.0.1:${port}`, `DNS:${name}`);
  const plain = await redirectToTls();
  try {
    await site.ready;
    const authority = join(folder, 'authority.pem');
    writeFileSync(authority, proxy.certificate);
    const lead = join(root, 'lab/observatory/redirect-ports.mjs');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', lead, join(scanner, 'src/scan.js'), name],
      {
        env: {
          ...process.env,
          NODE_EXTRA_CA_CERTS: authority,
          HTTP_PORT: String(plain.address().port),
          HTTPS_PORT: new URL(proxy.url).port,
        },
      },
    );
    const { scan, tests } = JSON.parse(stdout);
    const results = Object.fromEntries(
      Object.entries(tests).map(([test, { pass, result, scoreModifier }]) => [test, { pass, result, scoreModifier }]),
    );
    const { grade, score, testsPassed, testsQuantity } = scan;
    const holds = grade === 'A+' && score >= leastScore && testsPassed === testsQuantity;
    const { version: observatory } = JSON.parse(readFileSync(join(scanner, 'package.json'), 'utf8'));
    return { holds, observatory, grade, score, testsPassed, testsQuantity, results };
  } finally {
    plain.close();
    await proxy.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
