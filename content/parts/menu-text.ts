import type { Menu } from '#app/catalogue/menu.ts';

/** Writes a menu as the text that the database stores and that the team edits at the desk. */
export function menuText({ courses, note }: Menu, vegetarianWord = 'vegetarian'): string {
  const course = ({ heading, dishes }: Menu['courses'][number]) => [
    heading,
    ...dishes.map(({ name, text, vegetarian }) => {
      const mark = vegetarian ? ` (${vegetarianWord})` : '';
      return `- ${name}${mark}${text ? `: ${text}` : ''}`;
    }),
  ];
  return [...courses.map((one) => course(one).join('\n')), note].join('\n\n');
}
