import { archPath, jharokha } from './arch.ts';

/** The outlines that `.arch` clips pictures with; once a page. */
export function ArchShapes() {
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
