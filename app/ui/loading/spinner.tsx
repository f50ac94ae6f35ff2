/** Says in words that something is loading. The circle beside them does not turn where the visitor wants less motion. */
export function Spinner({ children }: { children: string }) {
  return (
    <p role="status" className="spinner text-quiet">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      {children}
    </p>
  );
}
