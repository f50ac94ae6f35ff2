import type { Turn } from '#platform/http/cache/render-queue.ts';
import type { RequestFacts } from '#platform/http/request-facts.ts';

/** The values that a Hono handler finds in `context.env`. */
export interface HonoEnv {
  Bindings: {
    /** The same facts that loaders and actions get. */
    facts: RequestFacts;
    /** Whether the page at this address answers a post of another site itself, with the form and its values. */
    answersForeignOrigin: boolean;
    /** Waits until this request may be worked on. */
    takeTurn: () => Promise<Turn>;
    /** Is called with the pattern of the route that answered, if that is no page. */
    noteRoute: (pattern: string) => void;
    /** Is called if a response was made from the fallback, so that it is marked and cached for a short time only. */
    noteFallback: () => void;
  };
}
