import { percentile } from '../percentile.mjs';
import { acknowledgementsOf } from '../visitors/acknowledgements.mjs';

/**
 * Mail of a process that was killed is tried again when its job has expired, after five minutes
 * (`app/queues.server.ts`): what a job still holds after this time is not lost.
 */
const mailLimitMs = 45_000;

/**
 * Compares what was stored and mailed with what was acknowledged, and counts requests that failed although no replica
 * was killed.
 */
export async function auditFleet({ fleet, load, kills, releaseBegun }) {
  const inFlight = ({ begun, ended }) => kills.some((at) => begun <= at && ended >= at);
  const beyond = load.failures.filter((failure) => !inFlight(failure));
  const { rows } = await fleet.owner.query(
    `select b.email, count(distinct b.id)::int as bookings, count(l.id)::int as leads
       from venue_bookings b left join leads l on l.booking_id = b.id group by b.email`,
  );
  const stored = new Map(rows.map((row) => [row.email, row]));
  const promised = [...load.enquiries].filter(([, isKept]) => isKept).map(([email]) => email);
  const { without, ...repeats } = await acknowledgementsOf(fleet.mail, promised, mailLimitMs);
  const owed = await owedMail(fleet.owner);
  const mails = {
    unacknowledged: without.filter((email) => !owed.has(email)).length,
    acknowledgedLater: without.filter((email) => owed.has(email)).length,
    ...repeats,
  };
  const at = (share) => percentile(load.times, share);
  const figures = {
    requests: load.requests,
    failedInFlightAtAKill: load.failures.length - beyond.length,
    failedBeyond: beyond.length,
    byKind: counted(beyond.map(({ kind, status }) => `${kind} ${status}`)),
    firstFailures: beyond.slice(0, 8).map(({ kind, path, status, begun, ended, words }) => ({
      ...{ kind, path, status, words },
      tookMs: ended - begun,
      secondsAfterRelease: Math.round((ended - releaseBegun) / 100) / 10,
      secondsAfterKills: kills.map((at) => Math.round((ended - at) / 100) / 10),
    })),
    enquiries: load.enquiries.size,
    promised: promised.length,
    notPromised: load.enquiries.size - promised.length,
    lost: promised.filter((email) => !stored.has(email)).length,
    doubled: [...load.enquiries.keys()].filter((email) => {
      const row = stored.get(email);
      return row && (row.bookings !== 1 || row.leads !== 1);
    }).length,
    ...mails,
    milliseconds: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
  };
  const wrong = figures.failedBeyond + figures.lost + figures.doubled + mails.unacknowledged + mails.mailDoubled;
  return { holds: wrong === 0 && promised.length > 100, ...figures };
}

function counted(names) {
  const times = new Map();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return Object.fromEntries(times);
}

/** The addresses whose acknowledgement is still in a job. */
async function owedMail(owner) {
  const { rows } = await owner.query(
    `select b.email from venue_bookings b
      where exists (select from jobs.job j where j.name = 'enquiry-mail' and j.state < 'completed'
                      and j.data->>'id' = b.id::text and j.data->>'mail' = 'acknowledgement')`,
  );
  return new Set(rows.map(({ email }) => email));
}
