import type { RequestFacts } from '#platform/http/request-facts.ts';

/** What a Hono handler finds in `context.env`. */
export interface HonoEnv {
  Bindings: {
    /** The same facts that loaders and actions get. */
    facts: RequestFacts;
    /** Called where an answer was made from the fallback, so that it is marked and not kept for long. */
    noteFallback: () => void;
  };
}
