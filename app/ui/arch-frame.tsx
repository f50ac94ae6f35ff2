import type { ReactNode } from 'react';
import { archPath, jharokha } from './arch.ts';

const outlines = {
  '4:5': { className: 'arch-4-5', path: archPath(jharokha, { width: 400, height: 500, ratio: 1.25 }), height: 500 },
  '3:4': { className: 'arch-3-4', path: archPath(jharokha, { width: 400, height: 533, ratio: 4 / 3 }), height: 533 },
};

/** A picture seen through a jharokha: clipped to the arch, 7 px inside one gold hairline. */
export function ArchFrame({ shape = '4:5', children }: { shape?: keyof typeof outlines; children: ReactNode }) {
  const { className, path, height } = outlines[shape];
  return (
    <span className={`arch ${className}`}>
      <span className="arch-picture">{children}</span>
      <svg viewBox={`0 0 400 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}
