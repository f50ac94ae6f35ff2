import { redirect } from 'react-router';
import { contentPlans, readContentKind } from '#app/desk/content/fields/content-kinds.ts';
import type { Editing } from '#app/desk/content/server/editing.server.ts';
import { deskContext } from '#app/desk/staff/server/staff-only.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { deskPaths } from '#app/desk-paths.ts';
import { readPostedForm } from '#platform/http/requests/read-posted-form.ts';
import type { Route } from './+types/content-act-route.ts';

/** The result of a click, as the address of the next page carries it. */
type Outcome = { changed: string } | { undone: string } | { problem: 'conflict' | 'gone' } | Record<string, never>;

/** The action of the small buttons on the content's pages. Each does one thing and leads back to its page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { editing, principal } = deskContext(context, 'content');
  const form = await readPostedForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const outcome = await act(editing, principal, text);
  throw redirect(withOutcome(within(text('back')), outcome), 303);
}

async function act(editing: Editing, principal: Principal, text: (name: string) => string): Promise<Outcome> {
  const direction = text('direction') === 'up' ? 'up' : 'down';
  const kind = readContentKind(text('kind'));
  switch (text('intent')) {
    case 'undo': {
      const { kind: became } = await editing.undo(principal, text('change'));
      return became === 'undone' ? { undone: '1' } : { problem: became };
    }
    case 'mark': {
      const mark = text('mark');
      if (!kind || (mark !== 'is_active' && mark !== 'is_featured')) return { problem: 'gone' };
      if (!contentPlans[kind].fields.some(({ name }) => name === mark)) return { problem: 'gone' };
      return changed(await editing.change(principal, kind, text('id'), { [mark]: text('on') === 'on' }));
    }
    case 'drop-draft':
      return (await editing.dropDraft(principal, text('id'))) ? {} : { problem: 'gone' };
    case 'move': {
      const moved = text('place') ? 'gallery-items' : kind;
      if (!moved) return { problem: 'gone' };
      await editing.move(principal, moved, text('place') || text('id'), direction);
      return {};
    }
    case 'remove': {
      const change = await editing.removePicture(principal, text('place'));
      return change ? { changed: change } : { problem: 'gone' };
    }
    case 'feature':
      return changed(await editing.change(principal, 'hotels', text('hotel'), { featured_image_id: text('media') }));
    default:
      return { problem: 'gone' };
  }
}

function changed(result: { change: string | null } | null): Outcome {
  if (!result) return { problem: 'gone' };
  return result.change ? { changed: result.change } : {};
}

/** The page to return to: one of the content's pages, whatever the form asks for. */
function within(back: string): string {
  return /^\/desk\/content(\/[\w-]+)*(\?(hotel=[\w-]+|hindi=to-check|page=\d+)(&hindi=to-check)?(&page=\d+)?)?$/.test(
    back,
  )
    ? back
    : deskPaths.content();
}

function withOutcome(back: string, outcome: Outcome): string {
  const query = new URLSearchParams(outcome).toString();
  return query ? `${back}${back.includes('?') ? '&' : '?'}${query}` : back;
}
