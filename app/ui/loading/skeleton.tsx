const shapes = { line: 'skeleton-line', heading: 'skeleton-heading', '4:5': 'aspect-4/5', '16:9': 'aspect-16/9' };

/** Holds the room of what is still to come, in its final size; silent, a `Spinner` or the page says what loads. */
export function Skeleton({ shape, count = 1 }: { shape: keyof typeof shapes; count?: number }) {
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: all alike
    <span key={place} className={`skeleton ${shapes[shape]}`} aria-hidden="true" />
  ));
}
