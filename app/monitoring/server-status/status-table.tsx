interface Props {
  caption: string;
  /** The first one names the row. */
  columns: string[];
  rows: (string | number)[][];
  /** Shown where there are no rows. */
  empty: string;
}

/** Figures in rows; a narrow screen scrolls them sideways, by keyboard too. */
export function SiteStatusTable({ caption, columns, rows, empty }: Props) {
  if (rows.length === 0)
    return (
      <div className="status-table">
        <h3>{caption}</h3>
        <p className="status-note">{empty}</p>
      </div>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="status-table" aria-label={caption} tabIndex={0}>
      <table>
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
