import { data, Form } from 'react-router';
import { importColumns, mostImportLines } from '#app/desk/diary/import-columns.ts';
import { DeskButton } from '#app/desk/frame/desk-button.tsx';
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
  const bytes = new Uint8Array(file instanceof Blob ? await file.arrayBuffer() : new ArrayBuffer(0));
  const mode = (['all', 'good'] as const).find((known) => known === form.get('mode')) ?? 'check';
  const { faults, clashes, waiting, known, unused, ...report } = await diary.import(principal, { file: bytes, mode });
  const remarks = [...faults, ...clashes, ...waiting, ...known, ...unused];
  const told = remarks.slice(0, mostTold).sort((a, b) => a.line - b.line);
  const counts = {
    ...{ faults: faults.length, clashes: clashes.length, waiting: waiting.length },
    ...{ known: known.length, unused: unused.length },
  };
  const status = report.isStored || mode === 'check' ? 200 : report.readAs ? 409 : 422;
  return data({ ...report, ...counts, told }, { status });
}

export const meta: Route.MetaFunction = () => deskMeta('Import a diary');

export default function ImportDiary({ actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  return (
    <>
      <TextLink to={deskPaths.diarySettings()}>Calendar feeds, import and spaces</TextLink>
      <DeskHeading title="Import a diary" />
      {answer ? <Report report={answer} /> : null}
      <Form method="post" encType="multipart/form-data" className="grid justify-items-start gap-5 max-w-256">
        <label className="plan-field grid content-start gap-1">
          CSV file
          <input type="file" name="file" accept=".csv,.tsv,.txt,text/*" required className="field-box" />
        </label>
        <div className="change-row">
          <DeskButton name="mode" value="check" look="dark" label="Only look at it" />
          <DeskButton name="mode" value="all" label="Import it, if every line is well" />
          <DeskButton name="mode" value="good" label="Import the lines that are well" />
        </div>
      </Form>
      <section className="figure-part">
        <h2>The file</h2>
        <p className="desk-lead">{fileInWords}</p>
        <FactList
          facts={importColumns.map(({ name, isNeeded, words }) => [
            isNeeded ? name : `${name} (may be left out)`,
            // The value is a space, because a fact with an empty value is left out.
            words || ' ',
          ])}
        />
      </section>
    </>
  );
}

const fileInWords = `The first line names the columns, in any order. ${mostImportLines.toLocaleString('en-IN')} lines at most.
Excel saves such a file as “CSV UTF-8” or as “Unicode Text”. A comma, a semicolon or a tab stands between the columns, the
same in the whole file, and a cell that contains it is in quotation marks; “Only look at it” says which one was found.
Numbers may be grouped: 2,50,000, 250,000 or 2 50 000, and an amount may begin with ₹. A line with anything that cannot be
read is refused. A line that is in the diary already is not stored again, even if its function was moved or released since.
Two lines are the same if they say the same but for state, until and reason.`;

function Report({ report }: { report: NonNullable<Route.ComponentProps['actionData']> }) {
  const { readAs, good, faults, clashes, waiting, known, unused, isStored, told } = report;
  const count = (number: number, one: string, more: string) =>
    `${number.toLocaleString('en-IN')} ${number === 1 ? one : more}`;
  const isWell = faults + clashes === 0;
  const untold = faults + clashes + waiting + known + unused - told.length;
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
          {waiting > 0 ? `${count(waiting, 'option waits', 'options wait')} behind another, which is no fault. ` : ''}
          {known > 0 ? `${count(known, 'line is', 'lines are')} in the diary already. ` : ''}
          {unused > 0 ? `Of ${count(unused, 'line', 'lines')} a reason or a last day has no place in the diary. ` : ''}
          {readAs ? `The file was read as ${readAs}.` : ''}
        </p>
      </DeskNotice>
      {told.length > 0 ? (
        <table className="inbox max-w-256 mb-8 w-full border-collapse text-left">
          <InboxHead caption="Lines about which there is something to say" columns={['Line', 'Remark']} />
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
