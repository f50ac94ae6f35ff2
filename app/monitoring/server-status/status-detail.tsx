import type { EnquiryFigures, ServerDetail } from '#app/monitoring/server-status.ts';
import type { ErrorGroup } from '#platform/telemetry/error-groups.ts';
import { inWords, moment, percent, StatusFact } from './status-figures.tsx';

/** The figures of the enquiries that this member of staff may see. */
export function SiteStatusEnquiries({ enquiries }: { enquiries: EnquiryFigures | null }) {
  return <dl className="status-figures">{enquiryFigures(enquiries)}</dl>;
}

/** All figures, for administrators. */
export function SiteStatusDetail({ detail }: { detail: ServerDetail }) {
  const { enquiries, mailQueue, routes, vitals, errors, instances } = detail;
  return (
    <>
      {detail.warnings.map((words) => (
        <p key={words} className="status-note" role="alert">
          <strong>Warning:</strong> {words}
        </p>
      ))}
      <dl className="status-figures">
        {enquiryFigures(enquiries)}
        <StatusFact name="Mail waiting" value={mailQueue?.waiting} />
        <StatusFact
          name="Oldest of it"
          value={mailQueue?.oldestAge == null ? undefined : inWords(mailQueue.oldestAge)}
        />
        <StatusFact name="Mail given up" value={mailQueue?.deadLetters} isBad={(mailQueue?.deadLetters ?? 0) > 0} />
        <StatusFact name="Build" value={detail.build} />
      </dl>
      <SiteStatusTable
        caption="Answers by route, of this process in the last hour"
        columns={['Route', 'Requests', 'Errors', 'p50 ms', 'p95 ms', 'p99 ms']}
        rows={routes.map((row) => [row.route, row.requests, percent(row.errorRate), row.p50, row.p95, row.p99])}
        empty="There were no requests in the last hour."
      />
      <SiteStatusTable
        caption="Visitors’ Web Vitals (p75), since this process started"
        columns={['Route', 'Visits', 'LCP ms', 'INP ms', 'CLS']}
        rows={vitals.map((row) => [row.route, row.visits, row.lcp ?? '–', row.inp ?? '–', row.cls ?? '–'])}
        empty="No visitor’s browser has reported any yet."
      />
      <SiteStatusErrors errors={errors} />
      <SiteStatusTable
        caption="Processes"
        columns={['Build', 'Up for', 'Memory MiB', 'Heap MiB', 'Event loop p99 ms', 'Content']}
        rows={instances.map((one) => [one.build, inWords(one.uptime), one.memory, one.heap, one.loopDelay, one.data])}
        empty="None has reported in the last three minutes."
      />
    </>
  );
}

function enquiryFigures(enquiries: EnquiryFigures | null) {
  const lastAge = enquiries?.lastAge;
  return (
    <>
      <StatusFact name="Enquiries in 24 hours" value={enquiries?.received} />
      <StatusFact name="Of these answered" value={enquiries?.answered} />
      <StatusFact name="Overdue" value={enquiries?.overdue} isBad={(enquiries?.overdue ?? 0) > 0} />
      <StatusFact name="Last enquiry" value={lastAge == null ? undefined : `${inWords(lastAge)} ago`} />
    </>
  );
}

interface Props {
  caption: string;
  /** The first one names the row. */
  columns: string[];
  rows: (string | number)[][];
  /** Shown where there are no rows. */
  empty: string;
}

/** Figures in rows; a narrow screen scrolls them sideways, by keyboard too. */
function SiteStatusTable({ caption, columns, rows, empty }: Props) {
  if (rows.length === 0)
    return (
      <div className="status-table overflow-x-auto">
        <h3>{caption}</h3>
        <p className="status-note">{empty}</p>
      </div>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="status-table overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full min-w-160 font-sans text-[0.9375rem]/6 font-normal tabular-nums">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two processes may share a name, and rows have no state
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Lists each group of errors once, with its count. */
function SiteStatusErrors({ errors }: { errors: ErrorGroup[] }) {
  return (
    <div className="status-errors">
      <h3>Errors</h3>
      {errors.length === 0 ? (
        <p className="status-note">None in the last thirty days.</p>
      ) : (
        <ul>
          {errors.map((group) => (
            <li className="py-3 border-t border-rule wrap-anywhere" key={group.id}>
              <p>
                <strong>
                  {group.name}: {group.message}
                </strong>{' '}
                <span className="whitespace-nowrap text-quiet">{group.count} ×</span>
              </p>
              <p className="status-note">
                {group.side === 'browser' ? 'Browser' : 'Server'}, {group.place}. First{' '}
                <time dateTime={group.firstSeen}>{moment(group.firstSeen)}</time>, last{' '}
                <time dateTime={group.lastSeen}>{moment(group.lastSeen)}</time>.
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
