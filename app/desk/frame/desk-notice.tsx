import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from '#app/ui/icon.tsx';

interface DeskNoticeProps {
  /** Announces a success politely, without interrupting a screen reader. */
  tone?: 'alarm' | 'calm';
  icon?: IconName;
  /** Whoever shows the notice after a form was sent moves the focus to it. */
  focus?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

type DeskSentenceProps = Omit<DeskNoticeProps, 'children'> & { words: string | null | undefined };

/** A notice of one sentence; nothing without one. */
export function DeskSentence({ words, ...look }: DeskSentenceProps) {
  if (!words) return null;
  return (
    <DeskNotice {...look}>
      <p>{words}</p>
    </DeskNotice>
  );
}

/** A notice that screen readers announce at once. */
export function DeskNotice({ tone = 'alarm', icon, focus, children }: DeskNoticeProps) {
  const isCalm = tone === 'calm';
  const look = isCalm ? 'desk-notice desk-notice-calm' : 'desk-notice';
  return (
    <div className={look} role={isCalm ? 'status' : 'alert'} ref={focus} tabIndex={focus ? -1 : undefined}>
      <Icon name={icon ?? (isCalm ? 'check' : 'alert')} />
      <div>{children}</div>
    </div>
  );
}
