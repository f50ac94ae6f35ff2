import { Icon } from './icon.tsx';

/** An underlined link that opens beside the page, and says so. */
export function NewTab({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="link">
      <span>{children}</span>
      <Icon name="external" className="size-4" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
