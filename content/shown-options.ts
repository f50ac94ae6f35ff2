import * as stored from './option-lists.ts';

/*
 * The option lists as pages show them. Notes and mails for the team name the options as `option-lists.ts` does, in
 * English on pages of either language.
 */
export const eventTypeOptions = stored.eventTypeOptions;
export const functionOptions = stored.functionOptions;
export const budgetOptions = stored.budgetOptions;
export const contactTopicOptions = stored.contactTopicOptions;
