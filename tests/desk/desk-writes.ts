import { accountWrites } from './desk-writes-account.ts';
import { applicationWrites } from './desk-writes-applications.ts';
import { contentWrites } from './desk-writes-content.ts';
import { diaryWrites } from './desk-writes-diary.ts';
import { enquiryWrites } from './desk-writes-enquiries.ts';
import { staffWrites } from './desk-writes-staff.ts';

/** Lists every change that can be made at the desk, and who may make it. */
export const deskWrites = [
  ...enquiryWrites,
  ...diaryWrites,
  ...applicationWrites,
  ...staffWrites,
  ...accountWrites,
  ...contentWrites,
];
