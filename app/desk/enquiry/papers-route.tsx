import { data, redirect } from 'react-router';
import { DeskButton, PostButton } from '#app/desk/frame/desk-button.tsx';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { DeskSentence } from '#app/desk/frame/desk-notice.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { momentInWords } from '#app/desk/frame/moments-in-words.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import type { Route } from './+types/papers-route.ts';
import { noSuchEnquiry } from './enquiry-change.ts';
import { paperLimits } from './paper.ts';

export const handle: PageHandle = { page: { streamsBody: true, maxBodyBytes: paperLimits.bytes + 64 * 1024 } };

export const meta: Route.MetaFunction = ({ params }) => deskMeta(`Papers of ${params.reference}`);

export async function loader({ params: { reference }, context }: Route.LoaderArgs) {
  const { principal, desk, papers } = deskContext(context, 'enquiries');
  if (!(await desk.enquiry(principal, reference))) throw noSuchEnquiry();
  return { papers: await papers.list(principal, reference), now: new Date() };
}

/** A posted file is attached; a form without one names the paper that is removed. */
export async function action({ params: { reference }, request, context }: Route.ActionArgs) {
  const { principal, papers } = deskContext(context, 'enquiries');
  const contentType = request.headers.get('content-type') ?? '';
  if (contentType.startsWith('multipart/')) {
    const problem = await papers.attach(principal, reference, { body: request.body, contentType });
    if (problem !== null) return data({ problem }, { status: 422 });
  } else {
    const id = new URLSearchParams(await request.text()).get('remove') ?? '';
    if (!(await papers.remove(principal, reference, id)))
      return data({ problem: 'That paper was removed before.' }, { status: 409 });
  }
  throw redirect(deskPaths.papers(reference), 303);
}

/** The files that colleagues attached to an enquiry. */
export default function Papers({
  loaderData: { papers, now },
  actionData,
  params: { reference },
}: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <>
      <TextLink to={deskPaths.enquiry(reference)}>{reference}</TextLink>
      <DeskHeading title="Papers" />
      <DeskSentence words={answer?.problem} />
      {papers.length > 0 ? (
        <ul className="mb-8 max-w-176">
          {papers.map((paper) => (
            <li key={paper.id} className="flex flex-wrap items-center justify-between gap-3 py-3 border-b border-rule">
              <div className="min-w-0">
                <a href={deskPaths.paper(paper.reference, paper.id)} className="underline wrap-anywhere">
                  {paper.name}
                </a>
                <p className="text-quiet text-[0.875rem]">
                  {`${Math.ceil(paper.bytes / 1024).toLocaleString('en-IN')} KB, ${paper.author}, ${momentInWords(paper.at, now)}`}
                </p>
              </div>
              {paper.reference === reference ? (
                <PostButton
                  name="remove"
                  value={paper.id}
                  fields={{}}
                  label="Remove"
                  aria-label={`Remove ${paper.name}`}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="desk-empty">Nothing is attached yet.</p>
      )}
      <form method="post" encType="multipart/form-data" className="flex flex-col items-start gap-3">
        <label htmlFor="paper">{`A PDF or a picture, at most ${paperLimits.megabytes} MB`}</label>
        <input
          id="paper"
          type="file"
          name="file"
          required
          accept=".pdf,application/pdf,image/jpeg,image/png,image/webp,image/avif"
          className="min-h-11 max-w-full"
        />
        <DeskButton look="dark" label="Attach it" />
      </form>
    </>
  );
}
