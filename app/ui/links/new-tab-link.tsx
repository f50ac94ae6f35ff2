import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { newTabLinkTexts as texts } from './texts.ts';

/** A link that opens in a new tab and says so: with an arrow, and with words for screen readers. */
export function NewTabLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      <span>
        {children}
        <span className="sr-only">{` ${texts.opens}`}</span>
      </span>
      <Icon name="external" className="size-4" />
    </a>
  );
}
