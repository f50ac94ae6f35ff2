const heartbeatMs = 10_000;

/** Asks the operator's address once. Rejects where it does not answer, or sends us elsewhere, which may be anybody's. */
export async function sendHeartbeat(url: string): Promise<void> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(heartbeatMs) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The heartbeat was answered ${answer.status}; 200 to 299 was expected.`);
}
