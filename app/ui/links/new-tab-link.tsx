import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { newTabLinkTexts as texts } from './texts.ts';

interface NewTabLinkProps {
  to: string;
  className?: string;
  /** What the link is about, for screen readers that read the link out of its context. */
  about?: string;
  children: ReactNode;
}

/** A link that opens in a new tab and says so: with an arrow, and with words for screen readers. */
export function NewTabLink({ to, className, about, children }: NewTabLinkProps) {
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      <span>
        {children}
        <span className="sr-only">{`${about ? `: ${about}` : ''} ${texts.opens}`}</span>
      </span>
      <Icon name="external" className="size-4" />
    </a>
  );
}
