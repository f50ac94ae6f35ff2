import type { EnquiryDetail } from '#app/desk/enquiry/enquiry-change.ts';
import type { FunctionKind } from '#app/diary/diary-words.ts';
import { lookUp } from '#platform/look-up.ts';
import type { PlanTexts } from './read-plan.ts';

const kinds: Record<string, FunctionKind> = {
  wedding: 'wedding',
  mice: 'conference',
  corporate: 'meeting',
  birthday: 'birthday',
  cocktail: 'cocktail',
};

/** What a plan begins with: the enquiry's own wishes, and the usual hours of its kind. */
export function readWish(enquiry: EnquiryDetail | null, isBlock: boolean): Partial<PlanTexts> {
  if (isBlock) return { kind: 'maintenance', from: '08:00', to: '20:00' };
  const kind = lookUp(kinds, enquiry?.eventType ?? '') ?? (enquiry ? 'other' : 'wedding');
  const isByDay = kind === 'conference' || kind === 'meeting';
  return {
    kind,
    from: isByDay ? '09:00' : '19:00',
    to: isByDay ? '18:00' : '01:00',
    setup: isByDay ? '60' : '240',
    clearing: isByDay ? '60' : '120',
    property: enquiry?.property ?? '',
    day: enquiry?.eventDate ?? '',
    expected: enquiry?.guests ? String(enquiry.guests) : '',
  };
}
