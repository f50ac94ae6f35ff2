/** The caption of a desk table, for screen readers, and the names of its columns. */
export function InboxHead({ caption, columns }: { caption: string; columns: readonly string[] }) {
  return (
    <>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
