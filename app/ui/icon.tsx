/** Icons with strokes of 1.5 in a 24 px square. The text beside an icon says what it means, so screen readers skip it. */
const shapes = {
  alert: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16.2v.3',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M5 5l14 14M19 5 5 19',
  down: 'm6 9.5 6 6 6-6',
  external: 'M8 16 16.5 7.5M9 7.5h7.5V15',
  left: 'm14.5 6-6 6 6 6',
  mail: 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M2 8h20M2 17h20',
  pause: 'M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z',
  phone:
    'M5 3.5h3.6l1.7 4.4-2.2 1.7a13 13 0 0 0 6.3 6.3l1.7-2.2 4.4 1.7V19a2 2 0 0 1-2.2 2A17 17 0 0 1 3 5.7a2 2 0 0 1 2-2.2Z',
  play: 'M8 5.5v13l10.5-6.5z',
  right: 'm9.5 6 6 6-6 6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20.5 20.5',
  star: 'm12 4 2.4 5.3 5.6.6-4.2 3.9 1.2 5.7-5-2.9-5 2.9 1.2-5.7L4 9.9l5.6-.6z',
  whatsapp:
    'M4 20l1.2-4A8.5 8.5 0 1 1 8.3 19zM9 8.2c-.5 3.6 3 7.2 6.8 6.8l.5-1.8-2-1-1 .9c-1-.4-1.9-1.3-2.3-2.3l.9-1-1-2z',
} as const;
export type IconName = keyof typeof shapes;

interface IconProps {
  name: IconName;
  className?: string;
  filled?: 'filled';
}

export function Icon({ name, className = 'size-5', filled }: IconProps) {
  return (
    <svg className={`icon ${filled ? 'icon-filled ' : ''}${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
