import { data, Form } from 'react-router';
import { importColumns, mostImportLines } from '#app/desk/diary/import-columns.ts';
import { DeskHeading, deskMeta } from '#app/desk/frame/desk-heading.tsx';
import { DeskNotice } from '#app/desk/frame/desk-notice.tsx';
import { FactList } from '#app/desk/frame/fact-list.tsx';
import { useLastAnswer } from '#app/desk/frame/form-answers.ts';
import { InboxHead } from '#app/desk/inbox/inbox-head.tsx';
import { deskContext, principalAt } from '#app/desk/staff/server/staff-only.server.ts';
import { deskPaths } from '#app/desk-paths.ts';
import type { PageHandle } from '#app/root.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/import-route.ts';

export const handle: PageHandle = { page: { maxBodyBytes: 4 * 1024 * 1024 } };

/** A page of ten thousand remarks would keep everybody waiting while it is rendered, and nobody reads so many. */
const mostTold = 500;

export async function loader({ context }: Route.LoaderArgs) {
  principalAt(context, 'diary');
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { principal, diary } = deskContext(context, 'diary');
  const form = await readPostedForm(request);
  const file = form.get('file');
  const text = file instanceof Blob ? await file.text() : '';
  if (text.trim() === '') return data({ report: null, empty: true }, { status: 422 });
  const mode = (['all', 'good'] as const).find((known) => known === form.get('mode')) ?? 'check';
  const { faults, clashes, waiting, ...report } = await diary.import(principal, { text, mode });
  const told = [...faults, ...clashes, ...waiting].sort((a, b) => a.line - b.line).slice(0, mostTold);
  const counts = { faults: faults.length, clashes: clashes.length, waiting: waiting.length };
  return data(
    { report: { ...report, ...counts, told }, empty: false },
    { status: report.isStored || mode === 'check' ? 200 : 409 },
  );
}

export const meta: Route.MetaFunction = () => deskMeta('Import a diary');

export default function ImportDiary({ actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <>
      <TextLink to={deskPaths.diarySettings()}>Calendar feeds, import and spaces</TextLink>
      <DeskHeading title="Import a diary" />
      {answer?.empty ? (
        <DeskNotice>
          <p>Choose a CSV file that is not empty.</p>
        </DeskNotice>
      ) : null}
      {answer?.report ? <Report report={answer.report} /> : null}
      <Form method="post" encType="multipart/form-data" className="grid justify-items-start gap-5 max-w-256">
        <label className="plan-field grid content-start gap-1">
          CSV file
          <input type="file" name="file" accept=".csv,text/csv" required className="field-box" />
        </label>
        <div className="change-row">
          <button type="submit" name="mode" value="check" className="desk-button desk-button-dark">
            Only look at it
          </button>
          <button type="submit" name="mode" value="all" className="desk-button">
            Import it, if every line is well
          </button>
          <button type="submit" name="mode" value="good" className="desk-button">
            Import the lines that are well
          </button>
        </div>
      </Form>
      <section className="figure-part">
        <h2>The file</h2>
        <p className="desk-lead">{`The first line names the columns, in any order. ${mostImportLines.toLocaleString('en-IN')} lines at most.`}</p>
        <FactList
          facts={importColumns.map(({ name, isNeeded, words }) => [
            isNeeded ? name : `${name} (may be left out)`,
            // A space, because a fact without a value is left out.
            words || ' ',
          ])}
        />
      </section>
    </>
  );
}

type Told = NonNullable<Route.ComponentProps['actionData']>['report'];

function Report({ report }: { report: NonNullable<Told> }) {
  const { good, faults, clashes, waiting, isStored, told } = report;
  const count = (number: number, one: string, more: string) =>
    `${number.toLocaleString('en-IN')} ${number === 1 ? one : more}`;
  const isWell = faults + clashes === 0;
  const untold = faults + clashes + waiting - told.length;
  return (
    <>
      <DeskNotice tone={isStored || isWell ? 'calm' : 'alarm'}>
        <p>
          <strong>
            {isStored ? `${count(good, 'function is', 'functions are')} in the diary now.` : 'Nothing was stored.'}
          </strong>{' '}
          {isStored ? '' : `${count(good, 'line is', 'lines are')} well. `}
          {isWell
            ? ''
            : `${count(faults, 'line', 'lines')} cannot be read, ${count(clashes, 'line clashes', 'lines clash')}. `}
          {waiting > 0 ? `${count(waiting, 'option waits', 'options wait')} behind another, which is no fault.` : ''}
        </p>
      </DeskNotice>
      {told.length > 0 ? (
        <table className="inbox max-w-256 mb-8 w-full border-collapse text-left">
          <InboxHead caption="Lines that clash, wait, or cannot be read" columns={['Line', 'Remark']} />
          <tbody>
            {told.map(({ line, words }) => (
              <tr key={`${line} ${words}`}>
                <td className="py-1.5 px-3 border-b border-rule">{line}</td>
                <td className="py-1.5 px-3 border-b border-rule">{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {untold > 0 ? (
        <p className="desk-lead">{`${count(untold, 'more remark is', 'more remarks are')} not shown.`}</p>
      ) : null}
    </>
  );
}
