import type { ReactNode } from 'react';
import { archPath, jharokha } from './arch.ts';

/** By the ratio of width to height. Each is the class that clips its picture, and the id of its outline. */
const shapes = { '4:5': 'arch-4-5', '3:5': 'arch-3-5' } as const;

/** A picture in a jharokha: clipped to the arch, 7 px inside one thin gold line. */
export function ArchFrame({ shape = '4:5', children }: { shape?: keyof typeof shapes; children: ReactNode }) {
  const name = shapes[shape];
  return (
    <span className={`arch ${name}`}>
      <span className="arch-picture">{children}</span>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <use href={`#${name}-line`} />
      </svg>
    </span>
  );
}

/** The outlines that `ArchFrame` clips pictures with and draws. A page has them once. */
export function ArchOutlines() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      {outline(shapes['4:5'], 5 / 4)}
      {outline(shapes['3:5'], 5 / 3)}
    </svg>
  );
}

function outline(name: string, ratio: number) {
  const path = archPath(jharokha, { width: 1, height: 1, ratio });
  return (
    <clipPath id={name} clipPathUnits="objectBoundingBox">
      <path id={`${name}-line`} d={path} vectorEffect="non-scaling-stroke" />
    </clipPath>
  );
}
