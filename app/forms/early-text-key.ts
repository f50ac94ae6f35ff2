/** Begins the name under which a page stores what was typed before its form was hydrated; the form's action follows. */
export const earlyTextKey = 'early ';
