import { insertEnquiry } from '#app/enquiries/event/insert-enquiry.server.ts';
import { contactNotes, topicOfNotes } from './contact-notes.server.ts';
import { insertRoomRequest } from './insert-room-request.server.ts';

/** What writes the notes that the team reads. They are in English for pages in every language. */
export const teamRecords = { insertEnquiry, insertRoomRequest, contactNotes, topicOfNotes };

export type TeamRecords = typeof teamRecords;
