import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { PageLink } from './page-link.tsx';

/** An underlined link, 44 px tall. Each view has one filled button, and all other actions are such links. */
export function TextLink({ to, icon, children }: { to: string; icon?: IconName; children: ReactNode }) {
  const words = (
    <>
      <span>{children}</span>
      {icon ? <Icon name={icon} className="size-4" /> : null}
    </>
  );
  if (/^[a-z]+:/.test(to))
    return (
      <a href={to} className="link">
        {words}
      </a>
    );
  return (
    <PageLink to={to} className="link">
      {words}
    </PageLink>
  );
}
