/** What is saved in order: content, also an order, a file everywhere, or what a person has sent; and accounts. */
const LINES = [
  // Payload writes the whole account, with its password, as it was read when a sign-in or a save began.
  /^(?!GET )\w+ \/api\/users(\/|$)/,
  /^(PATCH |POST \/api\/(globals\/[^/]+|talents\/order|media\/[^/]+\/replace|profile-updates\/(mine\/send|[^/]+\/decide))$)/,
];

/** The last request of each line, answered or not. */
const last: Promise<unknown>[] = [];

/**
 * Answers a request. One that saves waits for those of its line that came before: what a save compares with is
 * then still stored when it writes, since a transaction reads what others commit.
 */
export function answerInOrder(
  { method }: Request,
  pathname: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const line = LINES.findIndex((saves) => saves.test(`${method} ${pathname}`));
  if (line === -1) return answer();
  const answered = (last[line] ?? Promise.resolve()).then(answer);
  last[line] = answered.catch(() => undefined);
  return answered;
}
