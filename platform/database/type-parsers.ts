import pg from 'pg';

/** Figures are read as numbers. A day stays text, because a Date would shift it with the server's time zone. */
export const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === pg.types.builtins.NUMERIC) return Number;
  if (oid === pg.types.builtins.DATE) return String;
  return pg.types.getTypeParser(oid, format as 'text');
};
