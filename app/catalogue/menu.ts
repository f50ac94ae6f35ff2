/** The menus that "Culinary Delight" opens; their names are also their addresses. */
export const menuNames = [
  'exquisite-appetizers',
  'gourmet-mains',
  'local-delicacies',
  'decadent-desserts',
  'fine-beverages',
  'chefs-specials',
] as const;
export type MenuName = (typeof menuNames)[number];

export interface Dish {
  name: string;
  /** A note on the ingredients, if the name does not say. */
  text?: string;
  vegetarian: boolean;
}

/** A menu. It has no prices, because a menu for an event is agreed with the family. */
export interface Menu {
  courses: { heading: string; dishes: Dish[] }[];
  note: string;
}

/** The text under which a dining venue's menu is stored. */
export function menuId(hotel: string, venue: string): string {
  return `${hotel}/${venue}`;
}

/**
 * Reads a menu from its text. Courses are separated by empty lines: a heading, then a line for each dish such as
 * "- Kulfi (vegetarian): malai, pistachio", in English or Hindi. Lines that belong to no course are the note.
 */
export function readMenu(text: string): Menu {
  const courses: Menu['courses'] = [];
  const notes: string[] = [];
  for (const block of text.split(/\r?\n\s*\r?\n/)) {
    const lines = block.split('\n').map((line) => line.trim());
    const dishes = lines.filter((line) => line.startsWith('- ')).map((line) => readDish(line.slice(2)));
    const heading = lines[0]?.startsWith('- ') ? '' : (lines[0] ?? '');
    if (dishes.length > 0) courses.push({ heading, dishes });
    else notes.push(lines.join(' '));
  }
  return { courses, note: notes.join(' ').trim() };
}

const vegetarian = / \((vegetarian|शाकाहारी)\)$/;

function readDish(line: string): Dish {
  const at = line.indexOf(': ');
  const name = at < 0 ? line : line.slice(0, at);
  const text = at < 0 ? '' : line.slice(at + 2);
  return {
    name: name.replace(vegetarian, ''),
    ...(text && { text }),
    vegetarian: vegetarian.test(name),
  };
}
