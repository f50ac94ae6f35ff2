/** Says in words that something is loading. The circle beside them does not turn where the visitor wants less motion. */
export function Spinner({ children }: { children: string }) {
  return (
    <p role="status" className="spinner text-quiet flex items-center gap-3">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      {children}
    </p>
  );
}

const shapes = { line: 'skeleton-line', heading: 'w-1/2 h-10', '4:5': 'aspect-4/5', '16:9': 'aspect-16/9' };

/** Reserves the space of content that is loading. It says nothing: a `Spinner` or the page says what is loading. */
export function Skeleton({ shape, count = 1 }: { shape: keyof typeof shapes; count?: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <span key={place} className={`skeleton ${shapes[shape]}`} aria-hidden="true" />
  ));
}
