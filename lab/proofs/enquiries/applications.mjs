import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort, startSite } from '../../servers/site-process.mjs';

const applicants = 200;
const warming = 20;
const cvBytes = 2 * 1024 * 1024;
const growthLimitMiB = 150;

/** Makes a whole PDF that differs from every other. */
function aCv() {
  const head = `%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n2 0 obj\n<</Length ${cvBytes}>>\nstream\n`;
  const data = Buffer.concat([Buffer.from(head), randomBytes(cvBytes), Buffer.from('\nendstream\nendobj\n')]);
  const end = `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 3/Root 1 0 R>>\nstartxref\n${data.length}\n%%EOF\n`;
  return Buffer.concat([data, Buffer.from(end)]);
}

/** Returns the form as a browser posts it. */
function formOf(index, submissionId, cv) {
  const form = new FormData();
  const texts = {
    submission_id: submissionId,
    name: 'Asha Sample',
    phone: '98100 00001',
    email: `asha${index}@example.com`,
    position: 'Chef',
    address: '12 Sample Lane, New Delhi',
    motivation: `I cook for a hundred as gladly as for four. ${index}`,
  };
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  form.set('cv', new File([cv], `cv-${index}.pdf`));
  return form;
}

async function apply(origin, index) {
  const submissionId = randomUUID();
  const cv = aCv();
  const times = index % 10 === 0 ? 2 : 1;
  const sends = Array.from({ length: times }, async () => {
    const body = formOf(index, submissionId, cv);
    const answer = await fetch(`${origin}/careers`, { method: 'POST', body, headers: { origin }, redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status;
  });
  return Promise.all(sends);
}

/** Begins to send an application and disconnects in the middle of its CV. */
function hangUp(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      const head = '--b\r\nContent-Disposition: form-data; name="cv"; filename="cut.pdf"\r\n\r\n%PDF-1.7\n';
      socket.write(
        `POST /careers HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
          `Content-Length: ${cvBytes}\r\n\r\n${head}${'x'.repeat(300_000)}`,
        () => setTimeout(() => resolve(socket.destroy()), 200),
      );
    });
    socket.on('error', () => resolve());
  });
}

function residentMiB(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

function filesIn(folder) {
  try {
    return readdirSync(folder).length;
  } catch {
    return 0;
  }
}

/** The columns of its results. */
export const keyFigures = {
  applicants: 'applicants',
  stored: 'stored',
  files: 'files',
  unfinished: 'unfinished',
  'growth (MiB)': 'growthMiB',
  'growth from cold (MiB)': 'growthFromColdMiB',
  'growth limit (MiB)': 'growthLimitMiB',
  'sending (s)': 'sendSeconds',
};

/**
 * Sends 200 applications with 2 MB files at once, every tenth twice, while others disconnect. Holds if each is stored
 * once.
 */
export async function prove({ root }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-applications-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off' };
  const site = startSite({ cwd: root, env });
  await site.ready;
  const origin = `http://127.0.0.1:${port}`;
  await apply(origin, 'first');
  const server = site.processes().find(({ title }) => /build\/server\/index\.js/.test(title));
  const cold = residentMiB(server.pid);
  // Some are sent first, because compiling code and growing the heap are not part of the cost.
  await Promise.all(Array.from({ length: warming }, (_, index) => apply(origin, `warm-${index}`)));
  const before = residentMiB(server.pid);
  let peak = before;
  const watching = setInterval(() => {
    peak = Math.max(peak, residentMiB(server.pid));
  }, 25);
  const begun = performance.now();
  const cuts = Array.from({ length: 20 }, () => hangUp(port));
  const answers = (await Promise.all(Array.from({ length: applicants }, (_, index) => apply(origin, index)))).flat();
  await Promise.all(cuts);
  const sendSeconds = (performance.now() - begun) / 1000;
  clearInterval(watching);
  await wait(1_000);

  const client = new pg.Client(readFileSync(join(dataDir, 'database-url'), 'utf8').trim());
  await client.connect();
  const { rows } = await client.query(
    'select count(*)::int as stored, count(distinct email)::int as people, count(distinct cv_path)::int as cvs, min(cv_size) as smallest from career_applications',
  );
  await client.end();
  const files = filesIn(join(dataDir, 'storage/documents/uploads'));
  const unfinished = filesIn(join(dataDir, 'incoming'));
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const [found] = rows;
  const wanted = applicants + warming + 1;
  const growthMiB = Math.round(peak - before);
  const counts = [found.stored, found.people, found.cvs, files];
  return {
    holds:
      answers.every((status) => status === 303) &&
      counts.every((count) => count === wanted) &&
      found.smallest >= cvBytes &&
      unfinished === 0 &&
      growthMiB <= growthLimitMiB,
    applicants: wanted,
    stored: found.stored,
    files,
    unfinished,
    answers: Object.fromEntries([...new Set(answers)].map((s) => [s, answers.filter((a) => a === s).length])),
    growthMiB,
    growthFromColdMiB: Math.round(peak - cold),
    growthLimitMiB,
    sendSeconds: Math.round(sendSeconds * 10) / 10,
  };
}
