import { Link } from 'react-router';
import { ContentTabs } from '#app/desk/content/content-tabs.tsx';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { InboxHead } from '#app/desk/inbox/inbox-head.tsx';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import type { Route } from './+types/content-samples-route.ts';

export const meta: Route.MetaFunction = () => deskMeta('Samples');

export async function loader({ context }: Route.LoaderArgs) {
  const { editing, config, principal } = deskContext(context, 'content');
  return { samples: await editing.samples(principal), areShown: config.sampleContent === 'show' };
}

/** Everything on the site that nobody has supplied yet, with links to the forms that replace it. */
export default function DeskContentSamples({ loaderData: { samples, areShown } }: Route.ComponentProps) {
  return (
    <>
      <DeskHeading title="Samples" />
      <ContentTabs current="samples" />
      <p className="desk-lead">
        {areShown
          ? 'The site shows these with the mark “Sample”. Saving one takes its mark away.'
          : 'The site leaves these out. Saving one takes its mark away, and the site shows it.'}
      </p>
      {samples.length > 0 ? (
        <table className="content-table w-full mt-6 border-collapse text-left">
          <InboxHead caption="Samples" columns={['Name', 'Kind', 'State']} />
          <tbody>
            {samples.map(({ kind, id, label, isShown }) => (
              <tr key={id} data-hidden={isShown ? undefined : ''}>
                <th scope="row">
                  <Link
                    to={deskPaths.contentRow(kind, id)}
                    className="content-name inline-flex items-center min-h-11 font-semibold hover:underline"
                  >
                    {label}
                  </Link>
                </th>
                <td>{contentPlans[kind].many}</td>
                <td>{isShown ? 'Sample' : 'Hidden'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="desk-empty">There is none: everything on the site is your own.</p>
      )}
    </>
  );
}
