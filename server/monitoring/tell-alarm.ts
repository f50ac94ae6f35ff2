import type { Postbox } from '#server/mail/postbox.ts';
import type { AlertSettings } from './settings.ts';

export interface Alarm {
  /** Such as "dead-letters". */
  kind: string;
  state: 'firing' | 'resolved';
  /** Figures only: nothing of a visitor. */
  text: string;
  since: Date;
}

interface Parts {
  settings: Pick<AlertSettings, 'mail' | 'webhook'>;
  postbox: Postbox;
  /** The canonical origin, to tell sites apart. */
  site: string;
}

const webhookMs = 5_000;

/** Tells operators by every way that is set. Rejects where none of them worked. */
export function createTellAlarm({ settings, postbox, site }: Parts): (alarm: Alarm) => Promise<void> {
  const byMail = async (to: string, { kind, state, text, since }: Alarm) => {
    const word = state === 'firing' ? 'Alert' : 'Over';
    await postbox.deliver({
      id: `alert-${kind}-${state}-${since.getTime()}-${Date.now()}`,
      to,
      date: new Date(),
      letter: {
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
    const answer = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(webhookMs) });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The alert webhook answered ${answer.status}; 200 to 299 was expected.`);
  };
  return async (alarm) => {
    const ways = [
      ...(settings.mail ? [byMail(settings.mail, alarm)] : []),
      ...(settings.webhook ? [byWebhook(settings.webhook, alarm)] : []),
    ];
    await Promise.any(ways);
  };
}
