import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

interface DeskNoticeProps {
  /** Calm: what went well. */
  tone?: 'alarm' | 'calm';
  children: ReactNode;
}

/** What must be read before going on; read out at once. */
export function DeskNotice({ tone = 'alarm', children }: DeskNoticeProps) {
  const isCalm = tone === 'calm';
  return (
    <div className={isCalm ? 'desk-notice desk-notice-calm' : 'desk-notice'} role={isCalm ? 'status' : 'alert'}>
      <Icon name={isCalm ? 'check' : 'alert'} />
      <div>{children}</div>
    </div>
  );
}
