import type { ComponentProps } from 'react';

type Frames = { section: ComponentProps<'section'>; ul: ComponentProps<'ul'> };

/**
 * A frame that scrolls and has nothing focusable in it; the frame itself takes the focus, so that the keyboard can
 * scroll it.
 */
export function Scrollable<As extends keyof Frames>({ as, ...attributes }: { as: As } & Frames[As]) {
  const Frame = as as 'section';
  return <Frame tabIndex={0} {...(attributes as Frames['section'])} />;
}
