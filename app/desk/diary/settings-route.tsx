import { data, Form } from 'react-router';
import type { PropertySettings } from '#app/desk/diary/server/property-settings.server.ts';
import { DeskButton, DeskLink, PostButton } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { DeskNotice, DeskSentence } from '#app/desk/frame/desk-notice.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { Options } from '#app/desk/frame/options.tsx';
import { PropertyBox } from '#app/desk/frame/property-box.tsx';
import { deskContext, principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { canOpen } from '#app/desk/staff/staff-roles.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { requestContext } from '#platform/http/ask-router.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/settings-route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { principal, diary, desk } = deskContext(context, 'diary');
  const mayChange = canOpen(principal, 'staff');
  const [feeds, names, properties] = await Promise.all([
    diary.feeds(principal),
    desk.names(principal),
    mayChange ? diary.settings(principal) : [],
  ]);
  return { feeds, names, properties, me: principal.id, now: new Date() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { principal, diary, desk } = deskContext(context, 'diary');
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

/** Shows feeds and the import, and to administrators what visitors are told of each property and which spaces are parts. */
export default function DiarySettings({ loaderData, actionData }: Route.ComponentProps) {
  const { properties } = loaderData;
  const answer = useLastAnswer(actionData);
  return (
    <>
      <TextLink to={deskPaths.diary()}>The diary</TextLink>
      <DeskHeading title="Calendar feeds, import and spaces" />
      <DeskSentence words={answer?.refused} />
      <DeskSentence tone="calm" words={answer?.done} />
      {answer?.address ? (
        <DeskNotice tone="calm">
          <p>
            <strong>Copy this address now; it is not shown again.</strong> Whoever has it reads this calendar.
          </p>
          <p className="mt-2 wrap-anywhere font-semibold [user-select:all]">{answer.address}</p>
        </DeskNotice>
      ) : null}
      <FeedList {...loaderData} />
      <section className="figure-part">
        <h2>Import</h2>
        <p className="desk-lead">Take bookings over from another diary as a CSV file; first it is only looked at.</p>
        <DeskLink to={deskPaths.diaryImport()} label="Import a file" />
      </section>
      {properties.length > 0 ? (
        <section className="figure-part">
          <h2>Houses</h2>
          <p className="desk-lead">
            A space that consists of others excludes them: a lawn its halves, “the whole house” every hall. Visitors are
            told the days of a house only if it keeps its whole diary here.
          </p>
          {properties.map((property) => (
            <PropertyParts key={property.slug} property={property} />
          ))}
        </section>
      ) : null}
    </>
  );
}

function FeedList({ feeds, names, me, now }: Route.ComponentProps['loaderData']) {
  return (
    <section className="figure-part">
      <h2>Calendar feeds</h2>
      <p className="desk-lead">
        For the calendar of a telephone or of the banquet office. A feed names no guest: kind, space, time and state.
      </p>
      <ul>
        {feeds.map(({ id, property, owner, created, read }) => (
          <li className="grid justify-items-start gap-1.5 py-4 border-b border-rule" key={id}>
            <p>
              <strong>{property ? (names.properties[property]?.name ?? property) : 'My functions'}</strong>
              {owner === me ? '' : `, ${names.owners[owner] ?? 'somebody who has left'}`}
            </p>
            <p className="text-quiet text-[0.875rem]">
              {`Made ${momentInWords(created, now)}, ${read ? `last read ${momentInWords(read, now)}` : 'never read'}`}
            </p>
            <PostButton fields={{ id }} name="do" value="revoke" label="Revoke" />
          </li>
        ))}
      </ul>
      <Form method="post" className="change-row">
        <label className="choice-box" htmlFor="feed-property">
          <span className="sr-only">Of</span>
          <PropertyBox
            id="feed-property"
            name="property"
            none="My own functions"
            value={null}
            properties={names.properties}
            hasMore={names.hasMore}
          />
        </label>
        <DeskButton name="do" value="feed" label="Make a feed" />
      </Form>
    </section>
  );
}

function PropertyParts({ property }: { property: PropertySettings }) {
  const { slug, name, shows, spaces } = property;
  const nameOf = (id: string) => spaces.find((space) => space.id === id)?.name ?? 'A space';
  const joined = spaces.filter(({ parts }) => parts.length > 0);
  return (
    <details className="py-2 border-b border-rule">
      <summary className="flex flex-wrap items-center gap-x-6 min-h-11 cursor-pointer">
        <strong>{name}</strong>
        <span>{shows ? 'Visitors are told its days' : 'Visitors are asked to enquire'}</span>
      </summary>
      <PostButton
        fields={{ property: slug, shows: shows ? 'no' : 'yes' }}
        name="do"
        value="show"
        label={shows ? 'Tell visitors to ask' : 'Show visitors its days'}
      />
      <ul className="my-3">
        {joined.flatMap((space) =>
          space.parts.map((part) => (
            <li className="change-row" key={`${space.id} ${part}`}>
              <p>{`${space.name} consists of ${nameOf(part)}`}</p>
              <PostButton fields={{ whole: space.id, part, is: 'no' }} name="do" value="part" label="Take it out" />
            </li>
          )),
        )}
      </ul>
      <Form method="post" className="change-row my-3">
        <SpaceSelect name="whole" label="This space" spaces={spaces} />
        <SpaceSelect name="part" label="consists of" spaces={spaces} />
        <input type="hidden" name="is" value="yes" />
        <DeskButton name="do" value="part" label="Add the part" />
      </Form>
    </details>
  );
}

function SpaceSelect({ name, label, spaces }: { name: string; label: string; spaces: PropertySettings['spaces'] }) {
  return (
    <label className="choice-box days-field">
      {label}
      <select name={name}>
        <Options of={spaces.map((space) => [space.id, space.name])} />
      </select>
    </label>
  );
}
