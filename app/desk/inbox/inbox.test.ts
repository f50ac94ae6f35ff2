import { describe, expect, test } from 'vitest';
import { inboxViews, isHeld, isSortedByDeadline, mayJudge, readInboxFilter } from './inbox.ts';

const read = (query: string) => readInboxFilter(new URLSearchParams(query));
const nothing = { property: null, event: null, status: null, source: null, owner: null, before: null };

test('an address without words asks for what is unanswered', () => {
  expect(read('')).toEqual({ view: 'unanswered', ...nothing });
});

test('an address tells view, property, event, status, source, owner and place', () => {
  expect(
    read(
      'view=overdue&property=the-tivoli&event=wedding&status=lost&source=loyalty&owner=nobody&before=17_0c8f-4a&more=x',
    ),
  ).toEqual({
    view: 'overdue',
    property: 'the-tivoli',
    event: 'wedding',
    status: 'lost',
    source: 'loyalty',
    owner: 'nobody',
    before: '17_0c8f-4a',
  });
});

test.each([
  'view=everything',
  'event=funeral',
  'status=NEW',
  'source=fax',
  'property=',
  `property=${'x'.repeat(101)}`,
  'owner=a b',
  'owner=%0Aa',
  "before='; drop table leads",
])('%s counts as not asked for', (query) => {
  expect(read(query)).toEqual({ view: 'unanswered', ...nothing });
});

test('a name of a hundred letters is still read', () => {
  expect(read(`property=${'x'.repeat(100)}`).property).toHaveLength(100);
});

test('what is due, overdue or held back stands by its clock, everything else newest first', () => {
  expect(inboxViews.filter(isSortedByDeadline)).toEqual(['due-today', 'overdue', 'quarantine']);
});

test('what is held back and what is spam is mailed to nobody', () => {
  const all = ['none', 'held', 'released', 'spam'] as const;
  expect(all.filter((quarantine) => isHeld({ quarantine }))).toEqual(['held', 'spam']);
});

describe('it may be judged', () => {
  test.each([
    ['held', true, ['released', 'spam']],
    ['held', false, ['released', 'spam']],
    ['spam', true, ['released']],
    ['spam', false, ['released']],
    ['none', true, ['spam']],
    ['none', false, []],
    ['released', true, ['spam']],
    ['released', false, []],
  ] as const)('%s, new %s: %j', (quarantine, isNew, allowed) => {
    expect((['released', 'spam'] as const).filter((to) => mayJudge({ quarantine, isNew }, to))).toEqual(allowed);
  });
});
