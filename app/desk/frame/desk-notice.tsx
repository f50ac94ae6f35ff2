import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

interface DeskNoticeProps {
  /** Announces a success politely, without interrupting a screen reader. */
  tone?: 'alarm' | 'calm';
  children: ReactNode;
}

/** A notice that screen readers announce at once. */
export function DeskNotice({ tone = 'alarm', children }: DeskNoticeProps) {
  const isCalm = tone === 'calm';
  return (
    <div className={isCalm ? 'desk-notice desk-notice-calm' : 'desk-notice'} role={isCalm ? 'status' : 'alert'}>
      <Icon name={isCalm ? 'check' : 'alert'} />
      <div>{children}</div>
    </div>
  );
}
