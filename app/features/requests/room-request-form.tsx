import type { FormReply } from '#app/features/forms/form-reply.ts';
import { PlannedForm } from '#app/features/forms/planned-form.tsx';
import { loadAgain } from '#app/ui/load-again.ts';
import type { Day } from '#domain/dates.ts';
import { roomPlan } from './room-plan.ts';

interface RoomRequestFormProps {
  hotel: { slug: string; roomTypes: readonly string[] };
  /** Name of the room that is chosen beforehand. */
  room: string | undefined;
  today: Day;
  phone: string;
  reply: FormReply | undefined;
}

/** Asks a hotel for rooms. */
export function RoomRequestForm({ hotel, room, today, phone, reply }: RoomRequestFormProps) {
  const { slug: hotelSlug, roomTypes } = hotel;
  async function loadCheck() {
    const { checkRoomRequest } = await loadAgain(() => import('./request-checks.ts'));
    return checkRoomRequest({ today, roomTypes });
  }
  const plan = roomPlan({ hotelSlug, roomTypes, room, today });
  return <PlannedForm plan={plan} phone={phone} reply={reply} loadCheck={loadCheck} />;
}
