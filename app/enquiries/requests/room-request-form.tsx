import { Form } from '#app/forms/form.tsx';
import type { FormReply } from '#app/forms/form-types.ts';
import type { Day } from '#app/language/dates.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { roomRequestDefinition } from './room-request-definition.ts';

interface RoomRequestFormProps {
  hotel: { slug: string; roomTypes: readonly string[] };
  /** Name of the room that is preselected. */
  room: string | undefined;
  today: Day;
  phone: string;
  reply: FormReply | undefined;
}

/** The form that asks a hotel for rooms. */
export function RoomRequestForm({ hotel, room, today, phone, reply }: RoomRequestFormProps) {
  const { slug: hotelSlug, roomTypes } = hotel;
  async function loadCheck() {
    const { checkRoomRequest } = await importWithRetry(() => import('./request-checks.ts'));
    return checkRoomRequest({ today, roomTypes });
  }
  const definition = roomRequestDefinition({ hotelSlug, roomTypes, room, today });
  return <Form definition={definition} phone={phone} reply={reply} loadCheck={loadCheck} />;
}
