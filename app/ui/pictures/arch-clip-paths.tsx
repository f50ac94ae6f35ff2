import { archPath, jharokha } from './arch.ts';

/** The outlines with which `.arch` clips pictures. A page has them once. */
export function ArchClipPaths() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <clipPath id="arch-4-5" clipPathUnits="objectBoundingBox">
        <path d={archPath(jharokha, { width: 1, height: 1, ratio: 1.25 })} />
      </clipPath>
      <clipPath id="arch-3-5" clipPathUnits="objectBoundingBox">
        <path d={archPath(jharokha, { width: 1, height: 1, ratio: 5 / 3 })} />
      </clipPath>
    </svg>
  );
}
