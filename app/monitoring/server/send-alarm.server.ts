import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { EmailSender } from '#app/emails/email-layout.server.ts';
import type { Facts } from '#app/monitoring/server/alarm-rules.server.ts';
import type { DB } from '#platform/database/types.ts';
import type { AlertSettings } from '#platform/startup/operator-settings.ts';
import { readDisk } from '#platform/telemetry/disk-space.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { readEnquiries, readMail } from './enquiry-figures.server.ts';
import { readBackups } from './metric-figures.server.ts';
import { readProcesses } from './server-figures.server.ts';

export interface Alarm {
  /** The kind of alarm, such as "dead-letters". */
  kind: string;
  state: 'firing' | 'resolved';
  /** Figures only, and nothing about a visitor. */
  text: string;
  since: Date;
}

interface Parts {
  settings: Pick<AlertSettings, 'mail' | 'webhook'>;
  emailSender: EmailSender;
  /** The canonical origin, to tell sites apart. */
  site: string;
  log: Logger;
}

const webhookMs = 5_000;

/** Sends an alarm by every configured way and logs each that failed. Rejects if none of them worked. */
export function createSendAlarm({ settings, emailSender, site, log }: Parts): (alarm: Alarm) => Promise<void> {
  const byMail = async (to: string, { kind, state, text, since }: Alarm) => {
    const word = state === 'firing' ? 'Alert' : 'Over';
    await emailSender.deliver({
      id: `alert-${kind}-${state}-${since.getTime()}-${Date.now()}`,
      to,
      date: new Date(),
      content: {
        language: 'en',
        subject: `${word}: ${kind} at ${site}`,
        opening: [text],
        facts: [
          ['Site', site],
          ['Since', since.toISOString()],
        ],
        closing: [],
      },
    });
  };
  const byWebhook = async (url: string, alarm: Alarm) => {
    const body = JSON.stringify({ ...alarm, site });
    const headers = { 'content-type': 'application/json' };
    // A redirect is not followed: it may lead to a host that the operator never named.
    const options = { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(webhookMs) } as const;
    const answer = await fetch(url, { ...options, body, headers });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The alert webhook answered ${answer.status}; 200 to 299 was expected.`);
  };
  return async (alarm) => {
    const ways = {
      ...(settings.mail && { mail: byMail(settings.mail, alarm) }),
      ...(settings.webhook && { webhook: byWebhook(settings.webhook, alarm) }),
    };
    for (const [way, sending] of Object.entries(ways)) {
      sending.catch((error: unknown) =>
        log.warn({ error: errorFields(error), alarm: alarm.kind }, `an alert failed by ${way}`),
      );
    }
    log.warn({ alarm: alarm.kind, state: alarm.state, since: alarm.since }, alarm.text);
    if (Object.keys(ways).length > 0) await Promise.any(Object.values(ways));
  };
}

/** Reads the facts by which the alarms are judged. Rejects while the database is away. */
export async function readFacts(database: Kysely<DB>, dataDir: string): Promise<Facts> {
  const [enquiries, mail, processes, diskUsed, backups, pauses] = await Promise.all([
    readEnquiries(database),
    readMail(database),
    readProcesses(database),
    readDiskUsed(dataDir),
    readBackups(database),
    readPauses(database),
  ]);
  return { enquiries, mail, ...processes, diskUsed, backups, pauses };
}

/** Returns the used share of the disk space that this process may use, in percent. */
export async function readDiskUsed(folder: string): Promise<number> {
  const { free, size } = await readDisk(folder);
  return 100 * (1 - free / size);
}

async function readPauses(database: Kysely<DB>): Promise<Facts['pauses']> {
  const { rows } = await sql<Facts['pauses']>`
    with pause as (
      select extract(epoch from created_at - lag(created_at) over (order by created_at)) as seconds
        from leads where created_at > now() - interval '28 days' and quarantine in ('none', 'released'))
    select count(seconds)::int as count, max(seconds) as longest from pause`.execute(database);
  return rows[0] ?? { count: 0, longest: null };
}
