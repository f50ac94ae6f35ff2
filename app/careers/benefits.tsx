import type { careers } from '#content/careers.ts';

export function Benefits({ benefits }: Pick<typeof careers, 'benefits'>) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {benefits.map(({ title, text }) => (
        <li key={title} className="hairline-t py-6">
          <h3 className="text-heading">{title}</h3>
          <p className="mt-2 text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
