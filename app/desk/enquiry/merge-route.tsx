import { data, Form, redirect } from 'react-router';
import { PostButton } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { reloadAfterConflict, useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { dayOf, statusLabelOf, subjectOf } from '#app/desk/inbox/inbox.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { formatShortDay } from '#app/language/dates.ts';
import { formatPhone } from '#app/language/format-phone.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/merge-route.ts';
import { ChangeNotice } from './change-notice.tsx';
import { noSuchEnquiry, readVersion } from './enquiry-change.ts';
import type { PossibleFamily } from './server/merge-enquiries.server.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { principal, desk } = deskContext(context, 'enquiries');
  const enquiry = await desk.enquiry(principal, params.reference);
  if (!enquiry) throw noSuchEnquiry();
  const others = await desk.sameFamily(principal, params.reference);
  return { name: enquiry.name, version: enquiry.version, others, now: new Date() };
}

export async function action({ request, params: { reference }, context }: Route.ActionArgs) {
  const { principal, desk } = deskContext(context, 'enquiries');
  const form = await readPostedForm(request);
  const words = form.get('words');
  if (words !== null) {
    const others = await desk.sameFamily(principal, reference, String(words));
    return { words: String(words), others };
  }
  const version = readVersion(form);
  if (version === null) throw new Response('That is no merge.', { status: 400 });
  const other = String(form.get('other') ?? '');
  const result = await desk.merge(principal, { reference, version, other });
  if (result.kind === 'gone') throw noSuchEnquiry();
  if (result.kind === 'done') throw redirect(deskPaths.enquiry(reference), 303);
  return data(result, { status: 409 });
}

export const shouldRevalidate = reloadAfterConflict;
export const meta: Route.MetaFunction = ({ params }) => deskMeta(`Merge into ${params.reference}`);

export default function MergeEnquiry({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, version, now } = loaderData;
  const answer = useLastAnswer(actionData);
  const found = answer && 'others' in answer ? answer : undefined;
  const others = found?.others ?? loaderData.others;
  return (
    <>
      <TextLink to={deskPaths.enquiry(params.reference)}>{`${params.reference}, ${name}`}</TextLink>
      <DeskHeading title="Merge enquiries" />
      <ChangeNotice result={answer && 'kind' in answer ? answer : undefined} now={now} />
      <p className="desk-lead">
        In these the same contact was typed, which anybody can do, or the same event is asked for: merge what you know
        to be one family’s. It goes on as this one, with both histories and all that is held. Each keeps its own name
        and contact, and a person’s data is still exported and erased enquiry by enquiry.
      </p>
      <Form method="post" className="flex flex-wrap items-end gap-3 my-5" role="search">
        <label className="grid gap-1">
          Reference, name or phone of another enquiry
          <input
            className="field-box"
            name="words"
            type="search"
            defaultValue={found?.words ?? ''}
            autoComplete="off"
            minLength={2}
            maxLength={100}
            required
          />
        </label>
        <button type="submit" className="desk-button">
          Find
        </button>
      </Form>
      {others.length === 0 ? (
        <p className="desk-empty">
          {found
            ? 'No other enquiry was found with that reference, name or number.'
            : 'Nothing connects another enquiry with this one by itself: look for it by reference, name or phone.'}
        </p>
      ) : null}
      <ul>
        {others.map((row) => (
          <li className="grid justify-items-start gap-1.5 py-4 border-b border-rule" key={row.id}>
            <TextLink to={deskPaths.enquiry(row.reference)}>{row.reference}</TextLink>
            <p>
              {[
                row.name,
                subjectOf(row),
                dayOf(row, formatShortDay),
                row.guests && `${row.guests} guests`,
                statusLabelOf(row),
                momentInWords(row.createdAt, now),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="text-quiet">{`Why it is here: ${whyOf(row)}`}</p>
            <PostButton fields={{ version }} name="other" value={row.reference} label={`Merge ${row.reference}`} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What connects an enquiry with this one, and what speaks against it. */
function whyOf({ samePhone, sameEmail, sameName, sameSpace, phone, email }: PossibleFamily): string {
  const same = [
    samePhone && 'the same phone number was typed',
    sameEmail && 'the same e-mail address was typed',
    sameName && 'they have a name, the day and the house in common',
    sameSpace && 'the same hall is asked for on the same day',
  ].filter(Boolean);
  const against = [
    !samePhone && phone && `the phone number is another one (${formatPhone(phone)})`,
    !sameEmail && email && `the e-mail address is another one (${email})`,
  ].filter(Boolean);
  return [same.join(', ') || 'you looked for it', ...against].join('; ');
}
