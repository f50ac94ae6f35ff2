import { Form } from 'react-router';
import { momentInWords } from '#app/desk/inbox/answer-deadline.ts';

interface OwnSessionsProps {
  /** Moments as ISO 8601. */
  sessions: { id: string; since: string; lastUsed: string }[];
  /** Browsers that this person signed in with before. */
  devices: number;
  /** The id of the session that this page is shown in. */
  current: string;
  now: Date;
}

/** The list of a person's sessions, each with a button that ends it. */
export function OwnSessions({ sessions, devices, current, now }: OwnSessionsProps) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Where you are signed in</h2>
      <ul className="plain-rows">
        {sessions.map(({ id, since, lastUsed }) => (
          <li key={id}>
            <span>
              {`Since ${momentInWords(new Date(since), now)}`}
              <small>{id === current ? 'here, now' : `last used ${momentInWords(new Date(lastUsed), now)}`}</small>
            </span>
            {id === current ? null : (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <button type="submit" name="do" value="end" className="desk-button">
                  End this session
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <p>
        {devices > 1
          ? `You signed in with ${devices} browsers. Wrong passwords that strangers try cannot lock you out there.`
          : 'Wrong passwords that strangers try cannot lock you out in this browser.'}
      </p>
      {sessions.length > 1 || devices > 1 ? (
        <Form method="post">
          <button type="submit" name="do" value="end-others" className="desk-button">
            End all others, and forget their browsers
          </button>
        </Form>
      ) : null}
    </section>
  );
}
