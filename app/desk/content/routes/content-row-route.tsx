import type { MouseEvent } from 'react';
import { data, redirect } from 'react-router';
import { ContentForm, contentHandle } from '#app/desk/content/content-form.tsx';
import { ContentNotice, readNotice } from '#app/desk/content/content-notice.tsx';
import { ContentTabs, HotelTabs } from '#app/desk/content/content-tabs.tsx';
import { DraftNotice } from '#app/desk/content/draft-list.tsx';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { describeUnseen, showContent } from '#app/desk/content/fields/show-content.ts';
import type { Draft, SaveResult } from '#app/desk/content/server/save-content.server.ts';
import { storedPicture } from '#app/desk/content/stored-picture.ts';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { pauseWhileOpen, useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { optional } from '#app/forms/form-rules.ts';
import { readDay } from '#app/forms/typed-values.ts';
import { addDays, addYears, todayInIndia } from '#app/language/dates.ts';
import type { Route } from './+types/content-row-route.ts';
import { readContentParams, readDraft } from './read-draft.ts';

export const handle = contentHandle;

export function meta({ loaderData }: Route.MetaArgs) {
  return deskMeta(loaderData?.title ?? 'Content');
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { kind, id, principal, editing } = readContentParams(params, context);
  const query = new URL(request.url).searchParams;
  const plan = contentPlans[kind];
  const row = id === 'new' ? null : await editing.read(principal, kind, id);
  if (!row && id !== 'new') throw new Response('That no longer exists.', { status: 404 });
  const hotelId = row?.hotelId ?? query.get('hotel');
  const [hotel, options] = await Promise.all([
    kind === 'hotels' && row ? row : plan.ofHotel && hotelId ? editing.read(principal, 'hotels', hotelId) : null,
    editing.options(principal, hotelId),
  ]);
  if (plan.ofHotel && !hotel) throw new Response('There is no such hotel.', { status: 404 });
  const choice = plan.fields.find((field) => field.kind === 'picture');
  const asked = query.get('draft');
  const draft = row
    ? await editing.draftOf(principal, { rowId: id })
    : asked
      ? await editing.draftOf(principal, { id: asked })
      : null;
  const opened = asked ? draft : null;
  const values = opened?.fields ?? row?.values ?? newValues(plan.fields.map(({ name }) => name));
  const current = (choice && values[choice.name]) || null;
  const pictures = choice ? await editing.pictureOptions(principal, { hotelId, current }) : [];
  return {
    kind,
    id,
    draft,
    isDraft: opened !== null,
    title: row?.label ?? `A new ${plan.one}`,
    values,
    version: opened?.version ?? row?.version ?? '',
    isSample: row?.isSample ?? false,
    sampleFields: row?.sampleFields ?? [],
    hindiToCheck: row?.hindiToCheck ?? [],
    hotel: hotel && { id: hotel.id, label: hotel.label },
    options,
    picture: row?.picture ?? null,
    pictures,
    notice: readNotice(query, row ? describeUnseen(plan, row.values) : []),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const target = readContentParams(params, context);
  const draft = await readDraft(request, target);
  const { intent } = draft.values;
  if (intent === 'draft' || (intent === 'picture' && target.id === 'new')) return keep(target, draft);
  const result = await target.editing.save(target.principal, draft);
  if (result.kind === 'saved')
    throw redirect(deskPaths.contentRow(target.kind, result.id, { changed: result.change ?? 'nothing' }), 303);
  if (result.kind === 'gone') throw new Response('That no longer exists.', { status: 404 });
  const status = result.kind === 'conflict' ? 409 : 422;
  return data({ result, values: draft.values }, { status });
}

/** Keeps what was typed as a draft, which the site does not show before it is published; a picture of a new row is asked for next. */
async function keep({ kind, principal, editing }: ReturnType<typeof readContentParams>, draft: Draft) {
  const range = {
    from: addDays(todayInIndia(), 1),
    to: addYears(todayInIndia(), 2),
    early: 'Choose a day from tomorrow on.',
  };
  const day = optional((text: string) => readDay(text, range))(draft.values.publish_on ?? '');
  const result: SaveResult =
    'problem' in day
      ? { kind: 'invalid', errors: { publish_on: day.problem } }
      : await editing.keepDraft(principal, draft, day.value);
  if (result.kind === 'saved') {
    const of = { ...(draft.hotelId && !draft.id && { hotel: draft.hotelId }), draft: result.id };
    const next = draft.values.intent === 'picture' ? deskPaths.contentPicture : deskPaths.contentRow;
    throw redirect(next(kind, draft.id ?? 'new', of), 303);
  }
  if (result.kind === 'gone') throw new Response('That no longer exists.', { status: 404 });
  return data({ result, values: draft.values }, { status: result.kind === 'conflict' ? 409 : 422 });
}

export const shouldRevalidate = pauseWhileOpen;

const conflict =
  'Somebody else has changed this in the meantime, so nothing was saved. What you typed is below; reload the page to see their changes.';

/** "dressCode" → "dress code". */
const fieldWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export default function DeskContentRow({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id, draft, isDraft, title, values, version, isSample, sampleFields, hotel, picture } = loaderData;
  const answer = useLastAnswer(actionData);
  const errors = answer?.result.kind === 'invalid' ? answer.result.errors : {};
  const wrong = Object.values(errors).filter((error) => error !== undefined);
  const problem =
    answer?.result.kind === 'conflict'
      ? conflict
      : wrong.length > 0
        ? (errors.form ?? `Nothing was saved yet. ${wrong.join(' ')}`)
        : undefined;
  return (
    <>
      <DeskHeading title={title} />
      {hotel ? <HotelTabs hotel={hotel} current={kind} /> : <ContentTabs current={kind} />}
      {answer ? null : <ContentNotice notice={loaderData.notice} back={deskPaths.contentRow(kind, id)} />}
      {draft ? <DraftNotice draft={draft} isOpen={isDraft} /> : null}
      {isSample ? (
        <p className="desk-lead">
          {sampleFields.length > 0
            ? `These fields are samples, which nobody has supplied yet: ${sampleFields.map(fieldWords).join(', ')}.`
            : 'This is a sample: nobody has supplied it yet.'}{' '}
          Saving it, also as it is, takes the mark away.
        </p>
      ) : null}
      <ContentForm
        {...loaderData}
        // After an undo the fields show the earlier values again.
        key={version}
        values={answer?.values ?? values}
        // The version that was opened: after a conflict the person has not seen the newer one yet.
        version={answer?.values.version ?? version}
        errors={errors}
        problem={problem}
      >
        {picture ? <FocalPicture picture={picture} alt={values.alt_text ?? ''} /> : null}
      </ContentForm>
    </>
  );
}

/** The values of a new row: it is shown from now on, with the usual figures. */
function newValues(names: string[]): Record<string, string> {
  const { starts_at = '' } = showContent(contentPlans.announcements, { starts_at: new Date().toISOString() });
  const usual: Record<string, string> = { is_active: 'on', rating: '5', max_occupancy: '2', starts_at };
  return Object.fromEntries(names.map((name) => [name, usual[name] ?? '']));
}

type ShownPicture = NonNullable<Route.ComponentProps['loaderData']['picture']>;

/** Shows the whole picture. A click on it sets the focal point; two number fields do the same by keyboard. */
function FocalPicture({ picture: { key, width, height }, alt }: { picture: ShownPicture; alt: string }) {
  function choose(event: MouseEvent<HTMLImageElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const form = event.currentTarget.closest('form');
    if (!form) return;
    const share = (at: number, start: number, length: number) =>
      String(Math.round(Math.min(1, Math.max(0, (at - start) / length)) * 100));
    for (const [name, value] of [
      ['focal_x', share(event.clientX, box.left, box.width)],
      ['focal_y', share(event.clientY, box.top, box.height)],
    ] as const) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
  }

  return (
    <figure className="mt-4">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the fields below are the keyboard's way */}
      <img
        className="w-auto max-w-full max-h-104 [cursor:crosshair]"
        onClick={choose}
        src={storedPicture(key, { width: 1080, format: 'webp' })}
        alt={alt}
        width={width ?? 960}
        height={height ?? 640}
      />
      <figcaption className="mt-2 text-quiet text-[0.875rem]">
        Click where the heart of the picture is, or type it below.
      </figcaption>
    </figure>
  );
}
