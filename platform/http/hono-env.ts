import type { RequestFacts } from '#platform/http/request-facts.ts';

/** The values that a Hono handler finds in `context.env`. */
export interface HonoEnv {
  Bindings: {
    /** The same facts that loaders and actions get. */
    facts: RequestFacts;
    /** Is called if a response was made from the fallback, so that it is marked and cached for a short time only. */
    noteFallback: () => void;
  };
}
