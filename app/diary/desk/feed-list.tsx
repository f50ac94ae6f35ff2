import { Form } from 'react-router';
import { PropertyBox } from '#app/desk/frame/property-box.tsx';
import { momentInWords } from '#app/desk/inbox/answer-deadline.ts';
import type { DeskNames } from '#app/desk/inbox/server/desk-names.server.ts';
import type { Feed } from '#app/diary/server/feeds.server.ts';

interface FeedListProps {
  feeds: Feed[];
  names: DeskNames;
  me: string;
  now: string;
}

/** The calendar feeds, each with a button to revoke it, and a form for a new one. */
export function FeedList({ feeds, names, me, now }: FeedListProps) {
  return (
    <section className="figure-part">
      <h2>Calendar feeds</h2>
      <p className="desk-lead">
        For the calendar of a telephone or of the banquet office. A feed names no guest: kind, space, time and state.
      </p>
      <ul className="merge-list">
        {feeds.map(({ id, property, owner, created, read }) => (
          <li key={id}>
            <p>
              <strong>{property ? (names.properties[property]?.name ?? property) : 'My functions'}</strong>
              {owner === me ? '' : `, ${names.owners[owner] ?? 'somebody who has left'}`}
            </p>
            <p className="timeline-when">
              {`Made ${momentInWords(new Date(created), new Date(now))}, ${read ? `last read ${momentInWords(new Date(read), new Date(now))}` : 'never read'}`}
            </p>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <button type="submit" name="do" value="revoke" className="desk-button">
                Revoke
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post" className="change-row">
        <label className="choice-box" htmlFor="feed-property">
          <span className="sr-only">Of</span>
          <PropertyBox id="feed-property" name="property" none="My own functions" value={null} {...names} />
        </label>
        <button type="submit" name="do" value="feed" className="desk-button">
          Make a feed
        </button>
      </Form>
    </section>
  );
}
