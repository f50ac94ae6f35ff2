import { placesMapTexts as texts } from './texts.ts';

/** A drawn map of the group's places. It is not to scale, and the list beside it has the links. */
const places = [
  { name: texts.ambala, x: 41, y: 35 },
  { name: texts.israna, x: 49, y: 71 },
  { name: texts.noida, x: 145, y: 155, label: [155, 150] },
  { name: texts.greaterNoida, x: 163, y: 184, label: [173, 194] },
  { name: texts.palwal, x: 135, y: 257 },
  { name: texts.rewari, x: 13, y: 246 },
] as const;

export function PlacesMap() {
  return (
    <svg viewBox="0 0 280 310" className="w-full max-w-sm lg:max-w-68" aria-hidden="true">
      <path
        d="M75 5C82 45 94 78 110 104S130 142 136 164 157 212 159 250 160 286 158 306"
        fill="none"
        stroke="#4a3d33"
        strokeWidth="5"
      />
      <g fill="none" stroke="#e0ae57" strokeWidth="0.7">
        <path d="M41 35 49 71 113 159 145 155 163 184M113 159 13 246M113 159 135 257" />
        <g strokeDasharray="1.5 4" opacity="0.6">
          <circle cx="113" cy="159" r="28" />
          <circle cx="113" cy="159" r="53" />
        </g>
      </g>
      <path d="m113 153 6 6-6 6-6-6z" fill="#e0ae57" />
      <g fill="#0b1028" stroke="#e0ae57" strokeWidth="1.2">
        {places.map(({ name, x, y }) => (
          <path key={name} d={`m${x} ${y - 5} 5 5-5 5-5-5z`} />
        ))}
      </g>
      <g className="font-serif" fontWeight="600" fill="#fdf8ef" fontSize="17">
        {places.map((place) => {
          const [x, y] = 'label' in place ? place.label : [place.x + 10, place.y + 5];
          return (
            <text key={place.name} x={x} y={y}>
              {place.name}
            </text>
          );
        })}
        <text x="54" y="150" fontSize="23">
          {texts.delhi}
        </text>
      </g>
    </svg>
  );
}
