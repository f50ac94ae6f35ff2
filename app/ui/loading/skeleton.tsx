const shapes = { line: 'skeleton-line', heading: 'skeleton-heading', '4:5': 'aspect-4/5', '16:9': 'aspect-16/9' };

/** Reserves the space of content that is loading. It says nothing: a `Spinner` or the page says what is loading. */
export function Skeleton({ shape, count = 1 }: { shape: keyof typeof shapes; count?: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <span key={place} className={`skeleton ${shapes[shape]}`} aria-hidden="true" />
  ));
}
