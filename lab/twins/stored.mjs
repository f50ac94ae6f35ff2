import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import PostalMime from 'postal-mime';
import { until } from '../until.mjs';
import { jsonLines } from './differences.mjs';

/** These tables say how the site's processes fare, or how the schema came to be; their rows differ by the moment. */
const ownTables =
  /^(site\.(measures|instances|migrations|error_groups|nightly|seed_rows)|jobs\.(?!job$).*|staff\.(attempt|device)|kept\..*)$/;
/** Of a job only its queue, its data and its state count. What a schedule starts does not: two sites do so at two moments. */
const parts = {
  'jobs.job': `select name, data, state from jobs.job
                where name <> '__pgboss__send-it' and name not in (select name from jobs.schedule)`,
};

const longestMs = 90_000;

/** Waits until the mails and everything else that is queued is done, but for what failed and waits to be tried again. */
export async function jobsDone({ owner }) {
  const waiting = "select 1 from jobs.job where state in ('created', 'active') and start_after < now() limit 1";
  await until(async () => (await owner.query(waiting)).rows.length === 0, longestMs, 250);
}

/** The rows of all tables, by table. */
export async function rowsOf({ owner, ...twin }, mask) {
  const { rows: tables } = await owner.query(
    `select n.nspname || '.' || c.relname as name, format('%I.%I', n.nspname, c.relname) as quoted
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition
        and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`,
  );
  const found = {};
  for (const { name, quoted } of tables.filter((table) => !ownTables.test(table.name))) {
    const { rows } = await owner.query(
      `select to_jsonb(t) as row from (${parts[name] ?? `select * from ${quoted}`}) t`,
    );
    // The words by which the desk finds a lead follow from its other columns, and its reference is one of them.
    for (const { row } of rows) delete row.words;
    found[`rows of ${name}`] = rows.map(({ row }) => jsonLines(row, (text) => mask(text, twin)).join(' ')).sort();
  }
  return found;
}

/** The mails in the outbox, each as its subject, receiver, texts and attachments; sorted by what they say. */
export async function mailsOf(twin, mask) {
  const folder = join(twin.dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  const mails = await Promise.all(
    names.map(async (name) => {
      const mail = await PostalMime.parse(readFileSync(join(folder, name)));
      const attachments = mail.attachments.map(({ filename, mimeType, content }) =>
        mimeType === 'text/calendar'
          ? Buffer.from(content).toString()
          : `${filename} ${mimeType} ${content.byteLength}`,
      );
      const heads = mail.headers.filter(({ key }) => !/^(date|message-id|content-type|subject)$/.test(key));
      const said = {
        subject: mail.subject,
        heads: heads.map(({ key, value }) => `${key}: ${value}`),
        attachments,
        text: mail.text,
        html: mail.html,
      };
      return mask(JSON.stringify({ name, ...said }), twin).replaceAll(/\\[rn]+/g, ' ');
    }),
  );
  return { mails: mails.sort().flatMap((mail) => mail.split(/(?<=[.>}]) (?=<)|(?<=>)(?=<)/)) };
}

/** The files of the data folder: their names, and a digest of those that the site was sent. */
export function filesOf({ dataDir, ...twin }, mask) {
  const list = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      const name = relative(dataDir, path);
      if (/^(cache|database|postgres|outbox|app-secret|storage\/site-assets)/.test(name)) return [];
      if (entry.isDirectory()) return list(path);
      const digest = name.startsWith('storage/')
        ? createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12)
        : `${Math.round(statSync(path).size / 1e5) / 10} MB`;
      return [mask(`${name} ${digest}`, twin)];
    });
  return { files: list(dataDir).sort() };
}
