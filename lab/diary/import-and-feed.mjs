import ICAL from 'ical.js';

const lines = 5_000;
const faultsOfEachKind = 10;

/** A file of 5,000 lines with 40 faults: 30 that cannot be read and 10 that clash with the line before. */
function faultyFile() {
  const day = (index) => new Date(Date.UTC(2036, 0, 1 + Math.floor(index / 4))).toISOString().slice(0, 10);
  const halls = ['The Castle', 'Open Lawn', 'Pool Side & Glass House', 'Meeting Rooms'];
  const rows = Array.from({ length: lines }, (_, index) => [
    'wedcation-by-tivoli-israna',
    halls[index % 4],
    day(index),
    '19:00',
    '01:00',
    'wedding',
    'definite',
    String(100 + (index % 500)),
  ]);
  for (let fault = 0; fault < faultsOfEachKind; fault += 1) {
    rows[100 + fault * 100][1] = 'The Tower';
    rows[130 + fault * 100][2] = '2036-02-30';
    rows[160 + fault * 100][5] = 'party';
    // Other guests: the same line again would be no clash, but known already.
    rows[190 + fault * 100] = rows[189 + fault * 100].with(7, '99');
  }
  return ['property,spaces,date,from,to,function,state,guests', ...rows.map((row) => row.join(','))].join('\r\n');
}

/** The import says every fault and stores nothing, then the good lines; an independent parser reads the feed of them. */
export async function importAndFeed({ origins: [origin], cookie, owner }) {
  const stored = async () => (await owner.query('select count(*)::int as n from diary.function')).rows[0].n;
  const before = await stored();
  const send = async (mode) => {
    const body = new FormData();
    body.set('file', new Blob([faultyFile()], { type: 'text/csv' }), 'diary.csv');
    body.set('mode', mode);
    const begun = performance.now();
    const answer = await fetch(`${origin}/desk/diary/import`, { method: 'POST', headers: { cookie, origin }, body });
    const page = await answer.text();
    const told = [...page.matchAll(/<tr><td[^>]*>(\d+)<\/td><td/g)].length;
    return { status: answer.status, told, seconds: Math.round((performance.now() - begun) / 100) / 10, page };
  };
  const check = await send('check');
  const all = await send('all');
  const untouched = (await stored()) === before;
  const good = await send('good');
  const added = (await stored()) - before;
  await blockAnHour(owner);
  const feed = await readFeed({ origin, cookie });
  const holds =
    [check, all, good].every(({ told }) => told === 40) &&
    all.status === 409 &&
    untouched &&
    added === lines - 40 &&
    feed.events > 0 &&
    feed.isParsed;
  const bare = ({ status, told, seconds }) => ({ status, told, seconds });
  return { check: bare(check), all: bare(all), good: bare(good), untouched, added, feed, holds };
}

/** Blocks an hour of The Tivoli, so that its feed has something even where this part runs alone. */
async function blockAnHour(owner) {
  await owner.query(
    `insert into diary.function (reference, property, kind, spaces, starts_at, ends_at, state, reason)
     select 'FN-FEED01', h.slug, 'maintenance', array[s.id], at, at + interval '1 hour', 'blocked', 'The floor is polished'
       from hotels h join hotel_spaces s on s.hotel_id = h.id,
            lateral (select date_trunc('day', now()) + interval '31 days' as at) moments
      where h.slug = 'the-tivoli' order by s.sort_order limit 1`,
  );
}

async function readFeed({ origin, cookie }) {
  const page = await (
    await fetch(`${origin}/desk/diary/settings`, {
      method: 'POST',
      headers: { cookie, origin },
      body: new URLSearchParams({ do: 'feed', property: 'the-tivoli' }),
    })
  ).text();
  const key = /diary\.ics\?key=([\w-]+)/.exec(page)?.[1] ?? '';
  const answer = await fetch(`${origin}/diary.ics?key=${key}`);
  const text = await answer.text();
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const isParsed = events.every((event) => new ICAL.Event(event).summary !== '');
  return { status: answer.status, events: events.length, isParsed };
}
