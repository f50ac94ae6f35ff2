import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

/** What must be read before going on; read out at once. */
export function DeskNotice({ children }: { children: ReactNode }) {
  return (
    <div className="desk-notice" role="alert">
      <Icon name="alert" />
      <div>{children}</div>
    </div>
  );
}
