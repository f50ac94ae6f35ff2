import { Icon } from '#app/ui/icon.tsx';
import { newTabLinkTexts as texts } from './texts.ts';

interface NewTabTextLinkProps {
  to: string;
  /** What the link is about, for screen readers that read the link out of its context. */
  about?: string;
  children: string;
}

/** An underlined link that opens in a new tab and says so. */
export function NewTabTextLink({ to, about, children }: NewTabTextLinkProps) {
  return (
    <a href={to} target="_blank" rel="noopener" className="link">
      <span>{children}</span>
      <Icon name="external" className="size-4" />
      <span className="sr-only">
        {about ? `: ${about} ` : ''}
        {texts.opens}
      </span>
    </a>
  );
}
