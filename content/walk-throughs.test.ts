import { expect, test } from 'vitest';
import { properties } from './properties.ts';
import { walkThroughs } from './walk-throughs.ts';

test('every walk-through belongs to a property and shows at least six views, none twice', () => {
  for (const { property, views } of walkThroughs) {
    expect(properties.map(({ slug }) => slug)).toContain(property);
    expect(views.length).toBeGreaterThanOrEqual(6);
    expect(new Set(views.map((view) => view.picture.path)).size).toBe(views.length);
  }
});

test('each exit stands on its picture and leads to a view; from the first all others are reached', () => {
  for (const { views } of walkThroughs) {
    const byId = new Map(views.map((view) => [view.id, view]));
    const reached = new Set(views.slice(0, 1).map((view) => view.id));
    for (const id of reached) {
      for (const { to, at } of byId.get(id)?.exits ?? []) {
        expect(byId.has(to), `${id} to ${to}`).toBe(true);
        expect(Math.min(at.x, at.y, 1 - at.x, 1 - at.y), `${id} to ${to}`).toBeGreaterThan(0.03);
        reached.add(to);
      }
    }
    expect(reached.size).toBe(views.length);
  }
});
