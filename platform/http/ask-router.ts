import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createContext } from 'react-router';
import { errorCode } from '#platform/error-reason.ts';
import type { FairQueue, Turn } from '#platform/fair-queue.ts';
import { clientNetwork } from '#platform/http/security/client-network.ts';
import { type Exchange, whenGone } from './exchange.ts';
import type { Examined } from './requests/examine-request.ts';
import type { PageAddress, PagePolicy } from './requests/page-address.ts';
import { BrokenBody, isFormType } from './requests/read-posted-form.ts';
import { isForeignOrigin } from './requests/request-origin.ts';
import { bodyArrived, hasBody, streamBody } from './requests/stream-body.ts';
import { limits } from './security/limits.ts';

interface Parts {
  app: Hono<HonoEnv>;
  log: Logger;
  renderings: FairQueue;
  forms: FairQueue;
}

/** Answers a request whose response is for one visitor, or returns the status to refuse it with. */
export async function askRouter(
  { app, log, renderings, forms }: Parts,
  exchange: Exchange,
  examined: Examined,
  address: PageAddress | undefined,
): Promise<Response | number> {
  const { method, origin, path, query } = examined;
  const { incoming, id, clientAddress, senderAddress } = exchange;
  const headers = toHeaders(incoming.rawHeaders);
  const policy = address && ('policy' in address ? address.policy : {});
  const turns = createTurns(method === 'POST' ? forms : renderings, exchange);
  const post = method === 'POST' ? receivePost(exchange, examined, { headers, policy, turns }) : undefined;
  if (typeof post === 'number') return post;
  // The router compares Origin with the URL. `receivePost` has checked it already, and `foreignOrigin` tells.
  if (post && headers.has('origin')) headers.set('origin', origin);
  const foreignOrigin = post?.foreignOrigin ?? false;
  const facts: RequestFacts = { id, origin, clientAddress, senderAddress, foreignOrigin, log: log.child({ id }) };
  const env: HonoEnv['Bindings'] = {
    facts,
    isPage: address !== undefined,
    answersForeignOrigin: policy?.answersForeignOrigin ?? false,
    async takeTurn() {
      if (post && !headers.has('expect')) await bodyArrived(incoming, limits.bodyArrival);
      return turns.first();
    },
    noteRoute(pattern) {
      if (exchange.route !== undefined || exchange.served === 'refused') return;
      exchange.route = pattern;
      exchange.served = 'api';
    },
  };
  const url = `${origin}${path}${query && `?${query}`}`;
  const request = new Request(url, {
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    body: post?.body ?? null,
    // `fetch` demands this for a body that is a stream, and its type does not know it yet.
    duplex: 'half',
  } as RequestInit);
  const response = await app.fetch(request, env);
  if (facts.isFallback) response.headers.set('x-content-source', 'fallback');
  return response;
}

interface Turns {
  /** Waits for the turn in which the request is worked on. */
  first: () => Promise<Turn>;
  /**
   * Waits for another turn if the body was not there when the first one began. Otherwise a client could send hundreds of
   * forms without their last bytes, let the turns of all of them run out, and then have all of them worked on at once.
   */
  afterSlowBody: () => Promise<void>;
}

function createTurns(queue: FairQueue, exchange: Exchange): Turns {
  const { incoming, outgoing, clientAddress } = exchange;
  let turn: Turn | undefined;
  let wasThere = true;
  const end = () => {
    if (turn && 'end' in turn) turn.end();
  };
  const enter = async () => {
    turn = await queue.enter(clientNetwork(clientAddress), whenGone(outgoing));
    if ('refused' in turn) exchange.served = 'refused';
    return turn;
  };
  return {
    async first() {
      const entered = await enter();
      wasThere = incoming.complete;
      return 'refused' in entered ? entered : { end };
    },
    async afterSlowBody() {
      if (wasThere) return;
      end();
      const entered = await enter();
      if (!('refused' in entered)) return;
      const { refused } = entered;
      throw new BrokenBody(refused === 'left' ? 400 : refused, 'There was no turn once the body had arrived.');
    },
  };
}

const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Returns the headers of a Node request as the web's own kind, without those that concern one connection only. */
function toHeaders(rawHeaders: string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!hopByHop.has(name.toLowerCase())) headers.append(name, rawHeaders[at + 1] ?? '');
  }
  return headers;
}

/** A post that the app may see, or the status to refuse it with. */
export type Post = { body: ReadableStream<Uint8Array> | null; foreignOrigin: boolean } | number;

/** Takes a post by its head alone. `policy` is absent if it is not for a page but for another part of the app. */
function receivePost(
  { incoming, outgoing }: Exchange,
  { origin }: Examined,
  { headers, policy, turns }: { headers: Headers; policy: PagePolicy | undefined; turns: Turns },
): Post {
  const foreignOrigin = isForeignOrigin(headers, origin);
  const limit = policy?.maxBodyBytes ?? limits.bodyBytes;
  if (Number(headers.get('content-length') ?? 0) > limit) return 413;
  if (policy && !policy.streamsBody) {
    // An empty body without a type is an empty form, which an action can answer.
    if (!headers.has('content-type') && !hasBody(incoming)) headers.set('content-type', emptyForm);
    if (!isFormType(headers)) return 415;
  }
  const isExpected = headers.has('expect');
  const body = streamBody(incoming, {
    limit,
    timeout: policy?.streamsBody ? undefined : limits.bodyTimeout,
    begin: () => isExpected && outgoing.writeContinue(),
    beforeEnd: turns.afterSlowBody,
  });
  return { body, foreignOrigin };
}

const emptyForm = 'application/x-www-form-urlencoded';

/** The values that a Hono handler finds in `context.env`. */
export interface HonoEnv {
  Bindings: {
    facts: RequestFacts;
    /** Whether a page may be at this address, however it is spelled. Nothing is rendered for any other. */
    isPage: boolean;
    /** Whether the page at this address answers a post of another site itself, with the form and its values. */
    answersForeignOrigin: boolean;
    /** Waits until this request may be worked on. */
    takeTurn: () => Promise<Turn>;
    /** Is called with the pattern of the route that answered, if that is no page. */
    noteRoute: (pattern: string) => void;
  };
}

/** The facts of one request, which are found before anything else looks at it. */
export interface RequestFacts {
  id: string;
  /** The canonical origin, e.g. "https://www.example.com". */
  origin: string;
  /** The visitor's address, by which is counted what a client may cost; only trusted proxies are believed. */
  clientAddress: string;
  /** Senders of forms are counted by it; empty if a proxy that TRUSTED_PROXIES does not name hides the visitor's. */
  senderAddress: string;
  /** Whether the Origin header names another site: the action then answers 403 and keeps the form. */
  foreignOrigin: boolean;
  log: Logger;
  /** Set once the database could not read a value of this request, or found no record under it. */
  hasUnreadableValue?: boolean;
  /** Set once a part of the response came from the fallback, so that it is marked and cached for a short time only. */
  isFallback?: boolean;
}

export const requestContext = createContext<RequestFacts>();

/** Whether the database refused a value: an id that is none (SQLSTATE class 22), or one of no record (23503). */
export function isUnreadableValue(error: unknown): boolean {
  return /^(?:22...|23503)$/.test(errorCode(error));
}
