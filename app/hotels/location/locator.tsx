import { archPath, jharokha } from '#app/ui/pictures/arch.ts';
import { type LocatorPlans, locatorSheets } from './locator-plan.ts';
import { locatorTexts as texts } from './texts.ts';

interface LocatorProps {
  /** The hotel's name. */
  name: string;
  plans: LocatorPlans;
}

const gate = archPath(jharokha, { width: 28, height: 38, ratio: 38 / 28 });
const door = archPath(jharokha, { width: 11, height: 21, ratio: 21 / 11 });

interface DrawingProps extends LocatorProps {
  format: keyof LocatorPlans;
  className: string;
}

function Drawing({ name, plans, format, className }: DrawingProps) {
  const { [format]: plan } = plans;
  const { [format]: sheet } = locatorSheets;
  const { x, y } = plan.centre;
  return (
    <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} className={`locator ${className}`} aria-hidden="true">
      <path d={plan.river} className="locator-river" />
      {plan.rings.map(({ km, radius, label }) => (
        <g key={km}>
          <circle cx={x} cy={y} r={radius} className="locator-ring" />
          {label ? (
            <text x={label.x + 6} y={label.y} className="locator-km">
              {texts.km(km)}
            </text>
          ) : null}
        </g>
      ))}
      {plan.marks.map((mark) => (
        <g key={mark.name}>
          <path d={`M${x} ${y}L${mark.x} ${mark.y}`} className="locator-way" />
          <path d={`m${mark.x} ${mark.y - 5.5} 5.5 5.5-5.5 5.5-5.5-5.5z`} className="locator-mark" />
          <text x={mark.label.x} y={mark.label.y} textAnchor={mark.label.anchor} className="locator-name">
            {mark.name}
          </text>
        </g>
      ))}
      <path d={gate} transform={`translate(${x - 14} ${y - 28})`} className="locator-house" />
      <path d={door} transform={`translate(${x - 5.5} ${y - 11})`} className="locator-door" />
      <text x={x} y={y + 31} textAnchor="middle" className="locator-house-name">
        {name}
      </text>
    </svg>
  );
}

/** A map of our own, so that no other company learns of the visit. The address beside it says the same in words. */
export function Locator(props: LocatorProps) {
  return (
    <div className="locator-frame">
      <Drawing {...props} format="wide" className="max-md:hidden" />
      <Drawing {...props} format="phone" className="md:hidden" />
    </div>
  );
}
