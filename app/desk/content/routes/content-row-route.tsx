import type { MouseEvent } from 'react';
import { data, redirect } from 'react-router';
import { ContentForm, contentHandle } from '#app/desk/content/content-form.tsx';
import { ContentNotice, readNotice } from '#app/desk/content/content-notice.tsx';
import { ContentTabs, HotelTabs } from '#app/desk/content/content-tabs.tsx';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { describeUnseen, showContent } from '#app/desk/content/fields/show-content.ts';
import { storedPicture } from '#app/desk/content/stored-picture.ts';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { pauseWhileOpen, useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { deskPaths } from '#app/desk-paths.ts';
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
  const current = (choice && row?.values[choice.name]) || null;
  const pictures = choice ? await editing.pictureOptions(principal, { hotelId, current }) : [];
  return {
    kind,
    id,
    title: row?.label ?? `A new ${plan.one}`,
    values: row?.values ?? newValues(plan.fields.map(({ name }) => name)),
    version: row?.version ?? '',
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
  const result = await target.editing.save(target.principal, draft);
  if (result.kind === 'saved')
    throw redirect(deskPaths.contentRow(target.kind, result.id, { changed: result.change ?? 'nothing' }), 303);
  if (result.kind === 'gone') throw new Response('That no longer exists.', { status: 404 });
  const status = result.kind === 'conflict' ? 409 : 422;
  return data({ result, values: draft.values }, { status });
}

export const shouldRevalidate = pauseWhileOpen;

const conflict =
  'Somebody else has changed this in the meantime, so nothing was saved. What you typed is below; reload the page to see their changes.';

/** "dressCode" → "dress code". */
const fieldWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export default function DeskContentRow({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, id, title, values, version, isSample, sampleFields, hotel, picture } = loaderData;
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
