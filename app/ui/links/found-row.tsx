import type { ReactNode } from 'react';
import { contentLang } from '#app/language/content-lang.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from './page-link.tsx';

interface FoundRowProps {
  to: string;
  name: string;
  /** What is said below the name. */
  children?: ReactNode;
}

/** A line of a list: the whole line leads to what it names. */
export function FoundRow({ to, name, children }: FoundRowProps) {
  return (
    <PageLink to={to} className="found-row">
      <span>
        <span {...contentLang(name)} className="text-small-heading block">
          {name}
        </span>
        {children}
      </span>
      <Icon name="right" className="size-4 text-accent" />
    </PageLink>
  );
}
