/** What a table of the desk is called, for those who hear it, and the names of its columns. */
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
