import { archPath, tallWindow, wideWindow } from './arch.ts';

const sheet = { width: 1000, height: 4000, ratio: 4 };

function Lines({ path, className }: { path: string; className: string }) {
  return (
    <svg viewBox="0 0 1000 4000" preserveAspectRatio="xMidYMin slice" className={className} aria-hidden="true">
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** One gold line round the home page's window: a wide outline, and a tall one for phones. */
export function WindowLines({ className }: { className: string }) {
  return (
    <>
      <Lines path={archPath(wideWindow, sheet)} className={`${className} max-md:hidden`} />
      <Lines path={archPath(tallWindow, sheet)} className={`${className} md:hidden`} />
    </>
  );
}
