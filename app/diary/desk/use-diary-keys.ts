import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { deskPaths } from '#app/desk-paths.ts';
import { lookUp } from '#platform/look-up.ts';

/** Shortcuts of the month: arrows move between its links, H holds a date. */
export function useDiaryKeys(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || at.closest('input, select, textarea, dialog')) return;
      if (event.key === 'h') void navigate(deskPaths.holdDate());
      else if (!moveWithin(at, event.key)) return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [navigate]);
}

const steps: Record<string, [rows: number, columns: number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** Moves the focus to the next cell with a link in that direction. */
function moveWithin(at: HTMLElement, key: string): boolean {
  const step = lookUp(steps, key);
  const cell = at.closest<HTMLTableCellElement>('.diary-month td, .diary-month thead th');
  const table = cell?.closest('table');
  if (!step || !cell || !table) return false;
  const rows = [...table.rows];
  let [row, column] = [rows.indexOf(cell.parentElement as HTMLTableRowElement), cell.cellIndex];
  for (;;) {
    row += step[0];
    column += step[1];
    if (row < 0 || row >= rows.length || column < 1 || column > 31) return true;
    const link = rows[row]?.cells[column]?.querySelector<HTMLElement>('a');
    if (!link) continue;
    link.focus();
    return true;
  }
}
