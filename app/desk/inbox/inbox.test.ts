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
  'owner=a b',
  'owner=%0Aa',
  "before='; drop table leads",
])('%s is no filter, and nothing else is listed instead', (query) => {
  const refusal = (() => {
    try {
      return read(query);
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(refusal).toBeInstanceOf(Response);
  expect(refusal).toHaveProperty('status', 404);
});

test('a filter that is left empty narrows nothing', () => {
  expect(read('view=all&property=&event=&status=&source=&owner=')).toEqual({ view: 'all', ...nothing });
});

test('a property is named by its address or by its name; one that there is not has nothing', () => {
  expect(read('property=The+Tivoli').property).toBe('the-tivoli');
  expect(read('property=Nowhere!').property).toBe('nowhere!');
});

test('what waits for an answer stands by its clock, everything else newest first', () => {
  expect(inboxViews.filter((view) => !isSortedByDeadline(view))).toEqual(['spam', 'bounced', 'all']);
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
