/** Ids of requests, which no other process gives: a random beginning for this one, then a counter. */
export function createRequestIds(): () => string {
  const beginning = crypto.randomUUID().slice(0, -12);
  let given = 0;
  return () => beginning + (given++).toString(16).padStart(12, '0');
}
