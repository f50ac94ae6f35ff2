import { Icon } from '#app/ui/icon.tsx';

interface NewTabProps {
  to: string;
  /** Whose link it is, for those who hear it alone. */
  about?: string;
  children: string;
}

/** An underlined link that opens beside the page, and says so. */
export function NewTab({ to, about, children }: NewTabProps) {
  return (
    <a href={to} target="_blank" rel="noopener" className="link">
      <span>{children}</span>
      <Icon name="external" className="size-4" />
      <span className="sr-only">{about ? `: ${about} ` : ''}(opens in a new tab)</span>
    </a>
  );
}
