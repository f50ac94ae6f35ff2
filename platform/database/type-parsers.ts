import pg from 'pg';

/** Figures come as numbers; a day stays its text, for a Date would shift it with the server's time zone. */
export const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.NUMERIC) return Number;
  if (oid === pg.types.builtins.DATE) return String;
  return pg.types.getTypeParser(oid, format as 'text');
};
