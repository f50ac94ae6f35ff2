/** A field that no person sees or reaches; what fills it in is a program. The server only counts it. */
export function Honeypot() {
  return (
    <p className="sr-only" aria-hidden="true">
      <label>
        Fax (leave this empty)
        <input type="text" name="fax" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
