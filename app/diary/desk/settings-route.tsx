import { data, Link } from 'react-router';
import { DeskHeading } from '#app/desk/frame/desk-heading.tsx';
import { deskMeta } from '#app/desk/frame/desk-meta.ts';
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx';
import { useLastAnswer } from '#app/desk/frame/use-last-answer.ts';
import { principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { canOpen } from '#app/desk/staff/staff-roles.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { requestContext, servicesContext } from '#app/services.server.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/settings-route.ts';
import styles from './diary.css?url';
import { FeedList } from './feed-list.tsx';
import { HouseParts } from './house-parts.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ context }: Route.LoaderArgs) {
  const principal = principalAt(context, 'diary');
  const { diary, desk } = context.get(servicesContext);
  const mayChange = canOpen(principal, 'staff');
  const [feeds, names, houses] = await Promise.all([
    diary.feeds(principal),
    desk.names(principal),
    mayChange ? diary.settings(principal) : [],
  ]);
  return { feeds, names, houses, me: principal.id, now: new Date().toISOString() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const principal = principalAt(context, 'diary');
  const { diary, desk } = context.get(servicesContext);
  const form = await readPostedForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const answer = (given: { address?: string; done?: string; refused?: string }, status = 200) =>
    data(given, { status });
  switch (text('do')) {
    case 'feed': {
      const property = text('property') || null;
      const { properties } = await desk.names(principal, { also: [property] });
      if (property && !properties[property]) return answer({ refused: 'That is no property of yours.' }, 422);
      const key = await diary.addFeed(principal, property);
      return answer({ address: `${context.get(requestContext).origin}${deskPaths.diaryFeed(key)}` });
    }
    case 'revoke': {
      const isRevoked = await diary.revokeFeed(principal, text('id'));
      if (!isRevoked) return answer({ refused: 'That calendar was revoked before, or it is not yours.' }, 409);
      return answer({ done: 'That calendar is revoked: its address answers nobody any more.' });
    }
  }
  principalAt(context, 'staff');
  if (text('do') === 'show') {
    await diary.saveShown(principal, { property: text('property'), shows: text('shows') === 'yes' });
    return answer({ done: 'Saved.' });
  }
  if (text('do') !== 'part') throw new Response('That is no setting.', { status: 400 });
  const refused = await diary.savePart(principal, {
    whole: text('whole'),
    part: text('part'),
    isPart: text('is') === 'yes',
  });
  return refused ? answer({ refused }, 409) : answer({ done: 'Saved.' });
}

export const meta: Route.MetaFunction = () => deskMeta('Diary settings');

/** Calendar feeds, the import, and for administrators the houses: what visitors are told, and which spaces join. */
export default function DiarySettings({ loaderData, actionData }: Route.ComponentProps) {
  const { feeds, names, houses, me, now } = loaderData;
  const answer = useLastAnswer(actionData);
  return (
    <>
      <TextLink to={deskPaths.diary()}>The diary</TextLink>
      <DeskHeading title="Calendar feeds, import and spaces" />
      {answer?.refused ? (
        <DeskNotice>
          <p>{answer.refused}</p>
        </DeskNotice>
      ) : null}
      {answer?.done ? (
        <DeskNotice tone="calm">
          <p>{answer.done}</p>
        </DeskNotice>
      ) : null}
      {answer?.address ? (
        <DeskNotice tone="calm">
          <p>
            <strong>Copy this address now; it is not shown again.</strong> Whoever has it reads this calendar.
          </p>
          <p className="feed-address">{answer.address}</p>
        </DeskNotice>
      ) : null}
      <FeedList feeds={feeds} names={names} me={me} now={now} />
      <section className="figure-part">
        <h2>Import</h2>
        <p className="desk-lead">Take bookings over from another diary as a CSV file; first it is only looked at.</p>
        <Link to={deskPaths.diaryImport()} className="desk-button">
          Import a file
        </Link>
      </section>
      {houses.length > 0 ? (
        <section className="figure-part">
          <h2>Houses</h2>
          <p className="desk-lead">
            A space that consists of others excludes them: a lawn its halves, “the whole house” every hall. Visitors are
            told the days of a house only if it keeps its whole diary here.
          </p>
          {houses.map((house) => (
            <HouseParts key={house.slug} house={house} />
          ))}
        </section>
      ) : null}
    </>
  );
}
