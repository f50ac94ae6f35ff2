import type { ReactNode } from 'react';
import { archPath, jharokha } from './arch.ts';

function outline(className: string, ratio: number) {
  const height = 400 * ratio;
  return { className, box: `0 0 400 ${height}`, path: archPath(jharokha, { width: 400, height, ratio }) };
}

/** By the ratio of width to height. Each has a class that clips its picture (see `arch-clip-paths.tsx`). */
const outlines = {
  '4:5': outline('arch-4-5', 5 / 4),
  '3:5': outline('arch-3-5', 5 / 3),
};

/** A picture in a jharokha: clipped to the arch, 7 px inside one thin gold line. */
export function ArchFrame({ shape = '4:5', children }: { shape?: keyof typeof outlines; children: ReactNode }) {
  const { className, path, box } = outlines[shape];
  return (
    <span className={`arch ${className}`}>
      <span className="arch-picture">{children}</span>
      <svg viewBox={box} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}
