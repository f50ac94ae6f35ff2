import { data, redirect } from 'react-router';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { reloadAfterConflict, useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { PostButton } from '#app/desk/frame/post-button.tsx';
import { statusLabels, subjectOf } from '#app/desk/inbox/inbox.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { formatShortDay } from '#app/language/dates.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/merge-route.ts';
import { ChangeNotice } from './change-notice.tsx';
import { noSuchEnquiry } from './enquiry-change.ts';
import type { SameContact } from './server/merge-enquiries.server.ts';

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
  const version = Number(form.get('version')) || 0;
  const other = String(form.get('other') ?? '');
  const result = await desk.merge(principal, { reference, version, other });
  if (result.kind === 'gone') throw noSuchEnquiry();
  if (result.kind === 'done') throw redirect(deskPaths.enquiry(reference), 303);
  return data(result, { status: 409 });
}

export const shouldRevalidate = reloadAfterConflict;
export const meta: Route.MetaFunction = ({ params }) => deskMeta(`Merge into ${params.reference}`);

export default function MergeEnquiry({ loaderData, actionData, params }: Route.ComponentProps) {
  const { name, version, others, now } = loaderData;
  const answer = useLastAnswer(actionData);
  return (
    <>
      <TextLink to={deskPaths.enquiry(params.reference)}>{`${params.reference}, ${name}`}</TextLink>
      <DeskHeading title="Merge enquiries" />
      <ChangeNotice result={answer} now={now} />
      <p className="desk-lead">
        The same contact was typed in these, which anybody can do: merge what you know to be one family’s. It goes on as
        this one, with both histories and all that is held. Each keeps its own name and contact, and a person’s data is
        still exported and erased enquiry by enquiry.
      </p>
      {others.length === 0 ? <p className="desk-empty">There is no other enquiry of this family.</p> : null}
      <ul>
        {others.map((row) => (
          <li className="grid justify-items-start gap-1.5 py-4 border-b border-rule" key={row.id}>
            <TextLink to={deskPaths.enquiry(row.reference)}>{row.reference}</TextLink>
            <p>
              {[
                row.name,
                subjectOf(row),
                row.eventDate && formatShortDay(row.eventDate),
                row.guests && `${row.guests} guests`,
                statusLabels[row.status],
                momentInWords(row.createdAt, now),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="text-quiet">{`Why it is here: ${whyOf(row)}`}</p>
            <PostButton fields={{ version }} name="other" value={row.reference}>
              {`Merge ${row.reference}`}
            </PostButton>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What connects an enquiry with this one, and what speaks against it. */
function whyOf({ samePhone, sameEmail, phone, email }: SameContact): string {
  if (samePhone && sameEmail) return 'the same phone number and the same e-mail address were typed';
  if (samePhone)
    return `the same phone number was typed; the e-mail address is another one${email ? ` (${email})` : ''}`;
  return `the same e-mail address was typed; the phone number is another one${phone ? ` (${phone})` : ''}`;
}
