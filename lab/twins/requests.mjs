import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { attributesIn, isOwn, listedIn } from '#tests/browser/crawl.ts';
import { deskReads } from '#tests/desk/desk-reads.ts';
import { deskSubjects } from '#tests/desk/desk-subjects.ts';
import { deskWrites } from '#tests/desk/desk-writes.ts';
import { keepSignIns, restoreSignIns } from '#tests/desk/kept-sign-ins.ts';
import { aPdf } from '#tests/factories/a-document.ts';
import { deskPeople, deskRoles, postForm } from '#tests/factories/desk-people.ts';
import { filledForms } from '#tests/factories/filled-forms.ts';
import { manyFunctions } from '#tests/factories/many-functions.ts';
import { atATime } from '#tests/support/at-a-time.ts';
import { furtherPages, pagesOfEachKind } from '#tests/support/visitor-pages.ts';
import { linesOf } from './differences.mjs';

const languages = ['', '/hi'];
/** How many requests are under way at each build. */
const together = 3;
/** Milliseconds before pages that differ are read again; in the last of them a page that was kept has become old. */
const patiences = [2_000, 6_000, 16_000];
/** The most variants of one path by its query that are asked for. */
const mostVariants = 2;
const mostPictures = 60;
const feedKey = 'a-feed-of-the-twin-run-0001';

/** Fills the database before it is copied: the team and their sessions, a diary, two feeds. */
export async function prepareTwins(twin) {
  const { owner, url } = twin;
  const cookies = await deskPeople({ url, database: await typedDatabase(owner) });
  await keepSignIns(owner);
  await manyFunctions(owner, { from: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10), days: 20 });
  // The functions of the desk's requests begin with FN-0.
  await owner.query("update diary.function set reference = 'FN-Z' || right(reference, 5)");
  for (const [place, property] of ['the-tivoli', null].entries()) {
    await owner.query(
      `insert into diary.feed (token_hash, property, owner_id)
       select $1, $2, id from staff."user" where email = 'head@example.com'`,
      [createHash('sha256').update(`${feedKey}${place}`).digest('hex'), property],
    );
  }
  await owner.query(`update diary.function set owner_id = (select id from staff."user" where email = 'head@example.com')
                      where id in (select id from diary.function order by reference limit 40)`);
  return cookies;
}

async function typedDatabase(owner) {
  const { Kysely, PostgresDialect } = await import('kysely');
  return { owner, db: new Kysely({ dialect: new PostgresDialect({ pool: owner }) }) };
}

/** What a build answers, read to its end; a stream of events has none. */
async function ask({ url }, path, options = {}) {
  const headers = { ...(options.body && { origin: url }), ...options.headers };
  return answerOf(fetch(url + path, { redirect: 'manual', ...options, headers }));
}

async function answerOf(asked) {
  try {
    const response = await asked;
    const { status, headers } = response;
    const isEndless = headers.get('content-type')?.startsWith('text/event-stream');
    if (isEndless) await response.body.cancel();
    return { status, headers, body: Buffer.from(isEndless ? '' : await response.arrayBuffer()) };
  } catch (error) {
    return { status: error.message, headers: new Headers(), body: Buffer.alloc(0) };
  }
}

/** Sends the same requests to both builds and has their answers compared. */
export function createRequests({ twins, cookies, mask, differences }) {
  async function askBoth(asked) {
    const answers = await Promise.all(twins.map(asked));
    const lines = await Promise.all(
      answers.map((answer, place) => linesOf(answer, (text) => mask(text, twins[place]))),
    );
    return { answers, lines };
  }

  /** @param {(twin: object, place: number) => Promise<object>} asked @returns the answers, the earlier build's first */
  async function both(at, asked) {
    const { answers, lines } = await askBoth(asked);
    differences.compare(at, lines);
    return answers;
  }

  /**
   * Reads pages at both builds. Those that differ are read again, all together: one build may have been late and have
   * answered without its database, or it still keeps what it answered before.
   */
  async function readAll(paths, onAnswer = async () => {}) {
    let open = paths;
    for (const [round, patience] of [...patiences, 0].entries()) {
      const differing = [];
      await atATime(together, open, async (path) => {
        const { answers, lines } = await askBoth((twin) => ask(twin, path));
        if (round === 0) await onAnswer(path, answers[0]);
        if (patience > 0 && !differences.isSame(`GET ${path}`, lines)) differing.push(path);
        else differences.compare(`GET ${path}`, lines);
      });
      if (differing.length === 0) return;
      open = differing;
      await wait(patience);
    }
  }

  /** Every page that a link or the sitemap leads to, as a page and as data; then some of the pictures. */
  async function pages() {
    const listed = (await listedIn(twins[0].url)).map((address) => new URL(address).pathname);
    const open = new Set([
      ...listed,
      ...languages.flatMap((prefix) => withPrefix(prefix, [...pagesOfEachKind, ...furtherPages])),
    ]);
    const variants = new Map();
    const pictures = new Set();
    const done = new Set();
    while (open.size > done.size) {
      const next = [...open].filter((path) => !done.has(path));
      for (const path of next) done.add(path);
      await readAll(
        next.flatMap((path) => [path, dataPath(path)]),
        async (path, answer) => {
          if (!answer.headers.get('content-type')?.startsWith('text/html')) return;
          const html = answer.body.toString();
          for (const source of attributesIn(html, 'img', 'src')) if (source.startsWith('/')) pictures.add(source);
          for (const link of attributesIn(html, 'a', 'href').filter(isOwn)) {
            const { pathname, search } = new URL(link, twins[0].url + path);
            if (/^\/(desk|monitoring|styleguide)/.test(pathname)) continue;
            const known = variants.get(pathname) ?? new Set();
            variants.set(pathname, known);
            if (search && !known.has(search) && known.size >= mostVariants) continue;
            known.add(search);
            open.add(pathname + search);
          }
        },
      );
    }
    await readAll([...pictures].sort().slice(0, mostPictures));
    return done.size;
  }

  /** Addresses that no link leads to: files, data for scripts, refusals, pages that are not there. */
  async function others() {
    const paths = [
      ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/.well-known/security.txt', '/favicon.ico', '/site.webmanifest'],
      ...['/styleguide', '/monitoring', '/api/health', '/api/health/ready', '/api/monitoring', '/api/nothing'],
      ...['/desk', '/desk/sign-in', '/desk/forgotten', '/desk/welcome?token=none', '/desk/nowhere'],
      ...['/diary.ics', `/diary.ics?key=${feedKey}0`, `/diary.ics?key=${feedKey}1`, '/diary.ics?key=none'],
      ...languages.flatMap((prefix) =>
        [
          ...['lawn', 'dwarka', 'महल', 'x'].map((words) => `/api${prefix}/search?q=${encodeURIComponent(words)}`),
          ...['', '?brand=omnia', '?location=delhi', '?brand=none'].map((query) => `/api${prefix}/hotels${query}`),
          ...['/nowhere', '/hotel/nobody', '/brands/none', '/HOTELS', '/hotels/', '//hotels', '/locations/nowhere'],
          ...['/enquire/facts', '/hotel/the-tivoli/days?month=2027-01', '/hotel/the-tivoli?menu=aria', '/request-room'],
          ...[
            '/enquire?venue=the-tivoli&space=oakwood-hall&guests=200',
            '/locations?guests=400&layout=Banquet&rooms=30',
          ],
          ...[
            '/locations?guests=5000&city=Karnal',
            '/search?q=zzz',
            '/search?q=noida&all=yes',
            '/send/room',
            '/?menu=all',
          ],
          ...['/weddings?guests=300&month=2027-02', '/enquire/sent/TV-000000', '/compare?a=the-tivoli&b=omnia-noida'],
        ].map((path) => (path.startsWith('/api') ? path : prefix + path)),
      ),
    ];
    const isPage = (path) => !/^\/(api|diary\.ics)|\.\w+$/.test(path);
    await readAll([...new Set(paths.flatMap((path) => (isPage(path) ? [path, dataPath(path)] : [path])))]);
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'POST'])
      for (const path of ['/', '/hi', '/hotel/the-tivoli', '/api/health', '/enquire'])
        await both(`${method} ${path}`, (twin) => ask(twin, path, { method }));
    await both('POST /enquire from elsewhere', (twin) =>
      ask(twin, '/enquire', {
        method: 'POST',
        body: new URLSearchParams({ name: 'A' }),
        headers: { origin: 'https://elsewhere.example' },
      }),
    );
    return paths.length;
  }

  /** Every form, right, repeated, empty and with each wrong value: as its page posts it, and as its script does. */
  async function forms() {
    const ways = Object.entries(filledForms).filter(([, form]) => !form.isStaffs);
    let sent = 0;
    for (const [place, [name, form]] of ways.entries()) {
      const right = { ...form.good, email: `guest${place}@example.com`, variant: 'enquiry', took_ms: '20000' };
      const cases = [
        ['right', right],
        ['repeated', right],
        ['empty', {}],
        [
          'caught in the trap',
          { ...right, email: `robot${place}@example.com`, website: 'https://spam.example', took_ms: '10' },
        ],
        ['in Hindi letters', { ...right, email: `hindi${place}@example.com`, name: 'आशा शर्मा', phone: '९८१०० ०००००' }],
        ...Object.entries(form.bad).map(([field, value]) => [`wrong in ${field}`, { ...right, [field]: value }]),
      ];
      for (const prefix of languages)
        for (const [way, address] of [
          ['posted', form.at],
          ['sent by its script', scriptAddress(form)],
        ])
          for (const [which, values] of cases) {
            sent += 1;
            const own = {
              ...values,
              ...(values.email?.includes('@') &&
                !form.bad.email?.includes(values.email) && {
                  email: `${prefix.slice(1)}${way.slice(0, 4)}.${values.email}`,
                  name: `${values.name} ${prefix.slice(1)}${way.slice(0, 4)}`,
                }),
            };
            const body = () => bodyOf(form, own);
            const answers = await both(`${name} ${which}, ${way} at ${prefix}${address}`, (twin) =>
              ask(twin, prefix + address, { method: 'POST', body: body() }),
            );
            if (way === 'posted' && answers.every(({ status }) => status === 303))
              await follow(`${name} ${which}`, answers);
          }
    }
    return sent;
  }

  /** The page that an answer leads to, with the cookie that came along. */
  function follow(at, answers) {
    return both(`after ${at}`, (twin, place) => {
      const { headers } = answers[place];
      const cookie = headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      return ask(twin, new URL(headers.get('location'), twin.url).pathname, { headers: { cookie } });
    });
  }

  /** Every page and action of the desk by everybody, as the table of the desk's rights lists them. */
  async function desk() {
    for (const { dataDir } of twins) {
      const uploads = join(dataDir, 'storage/documents/uploads');
      mkdirSync(uploads, { recursive: true });
      writeFileSync(join(uploads, 'one.pdf'), '%PDF-1.7 one');
    }
    const subjects = twins.map((twin) => deskSubjects(() => twin.database));
    let asked = 0;
    for (const row of [...deskReads, ...deskWrites])
      for (const role of deskRoles) {
        asked += 1;
        const isRefused = row.answers[role] === 302 || row.answers[role] >= 400;
        const asker = isRefused ? 'administrator' : role;
        const own = await newSubjects(subjects, asker);
        await both(`${row.at} as ${role}`, async (twin, place) => {
          await restoreSignIns(twin.owner);
          const subject = own[place];
          const askAs = (who) => (path, values) => deskAsk(twin, cookies[who], path, values);
          const preparation = {
            owner: twin.owner,
            url: twin.url,
            ask: askAs(asker),
            askAsAdministrator: askAs('administrator'),
          };
          const added = (await row.prepare?.(subject, preparation)) ?? {};
          const values = row.post && { ...row.post(subject), ...added };
          return answerOf(deskAsk(twin, cookies[role], row.path(subject), values));
        });
      }
    return asked;
  }

  /** The rows of one request at both builds. A reference is drawn by lot: where one is taken, both draw again. */
  async function newSubjects(subjects, asker) {
    for (;;) {
      const made = await Promise.allSettled(subjects.map((newSubject) => newSubject(asker)));
      const failed = made.find(({ status }) => status === 'rejected');
      if (!failed) return made.map(({ value }) => value);
      if (failed.reason.constraint !== 'leads_reference_key') throw failed.reason;
    }
  }

  /** With the database away: pages of each kind that were asked for and that were not, forms, the desk; and afterwards. */
  async function away() {
    for (const twin of twins) await twin.refuse();
    const headers = { cookie: cookies.administrator };
    const unasked = languages.flatMap((prefix) => [
      `${prefix}/search?q=kept`,
      `${prefix}/locations?guests=77`,
      `${prefix}/hotel/none`,
    ]);
    const asked = [...languages.flatMap((prefix) => withPrefix(prefix, pagesOfEachKind)), ...unasked];
    await readAll(asked.flatMap((path) => [path, dataPath(path)]));
    await readAll(['/api/health', '/api/search?q=lawn', '/api/hotels', '/sitemap.xml', '/desk/sign-in']);
    await both('GET /desk while the database is away', (twin) => ask(twin, '/desk', { headers }));
    for (const form of Object.values(filledForms).filter(({ isStaffs }) => !isStaffs))
      await both(`${form.at} while the database is away`, (twin) =>
        ask(twin, form.at, {
          method: 'POST',
          body: bodyOf(form, { ...form.good, email: 'away@example.com', took_ms: '20000' }),
        }),
      );
    for (const twin of twins) await twin.accept();
  }

  return { pages, others, forms, desk, away };
}

const withPrefix = (prefix, paths) => paths.map((path) => (prefix && path === '/' ? prefix : prefix + path));

/** The address of a page's data, as React Router asks for it. */
function dataPath(path) {
  const [pathname, query] = path.split('?');
  return `${pathname === '/' ? '/_' : pathname.replace(/\/$/, '')}.data${query ? `?${query}` : ''}`;
}

function scriptAddress({ at }) {
  if (at === '/enquire' || at === '/careers') return `${at}/send`;
  return `/send/${at.startsWith('/request-room') ? 'room' : at.startsWith('/loyalty') ? 'loyalty' : 'contact'}`;
}

function bodyOf({ table }, values) {
  if (table !== 'career_applications') return new URLSearchParams(values);
  const { cv, ...texts } = values;
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  const content = cv === undefined ? aPdf() : Buffer.from(cv);
  form.set('cv', Object.keys(texts).length > 0 ? new File([content], 'cv.pdf') : new File([], ''));
  return form;
}

function deskAsk(twin, cookie, path, values) {
  if (values) return postForm(twin, path, values, cookie);
  return fetch(twin.url + path, { redirect: 'manual', headers: { cookie } });
}
