import { Options } from '#app/desk/frame/options.tsx';
import type { DeskNames } from '#app/desk/inbox/server/desk-names.server.ts';
import type { HandedOver, Workload } from './server/hand-over.server.ts';

const counted = (count: number, one: string, many = `${one}s`) =>
  count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];

/** Returns "40 open enquiries, 2 functions ahead". */
export function workInWords({ enquiries, functions }: Pick<Workload, 'enquiries' | 'functions'>): string {
  const parts = [
    ...counted(enquiries, 'open enquiry', 'open enquiries'),
    ...counted(functions, 'function ahead', 'functions ahead'),
  ];
  return parts.join(', ') || 'nothing open';
}

/** Whether anything was handed over: a taker may see nothing of it. */
export function isHandedOver(handed: HandedOver | null): boolean {
  return handed !== null && (handed.enquiries + handed.functions > 0 || handed.stayed === 0);
}

/** Says what was handed over, and what stays; null stands for a taker who may not have it. */
export function handedWords(handed: HandedOver | null, from: string, to: string): string {
  if (!handed) return 'Nothing was handed over: choose a colleague who sees enquiries.';
  const { stayed } = handed;
  if (!isHandedOver(handed))
    return `Nothing was handed over: ${to} does not see the properties of what ${from} has (${stayed}). Choose somebody else.`;
  const stays =
    stayed > 0 ? ` ${stayed} ${stayed === 1 ? 'stays' : 'stay'}, because ${to} does not see the properties.` : '';
  return `${to} takes over from ${from}: ${workInWords(handed)}.${stays}`;
}

interface TakerFieldProps {
  /** The id of the person whose work it is. */
  of: string;
  names: DeskNames;
  label: string;
  required?: boolean;
}

/** Chooses who takes the open work of a colleague. */
export function TakerField({ of, names: { owners, present }, label, required = false }: TakerFieldProps) {
  const takers = Object.entries(owners).filter(([id]) => id !== of && present.includes(id));
  return (
    <label className="choice-box">
      <span className="block text-quiet text-[0.875rem]">{label}</span>
      <select name="to" defaultValue="" required={required}>
        <option value="">Nobody yet</option>
        <Options of={takers} />
      </select>
    </label>
  );
}
