/** A save of content, also of an order, of a file everywhere, or of what a person has sent. */
const isSave = ({ method }: Request, pathname: string): boolean =>
  method === 'PATCH' ||
  (method === 'POST' &&
    /^\/api\/(globals\/[^/]+|talents\/order|media\/[^/]+\/replace|profile-updates\/(mine\/send|[^/]+\/decide))$/.test(
      pathname,
    ));

let last: Promise<unknown> = Promise.resolve();

/**
 * Answers a request. One that saves waits for the saves that came before: what a save compares with is then
 * still stored when it writes, since a transaction reads what others commit.
 */
export function answerInOrder(
  request: Request,
  pathname: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!isSave(request, pathname)) return answer();
  const answered = last.then(answer);
  last = answered.catch(() => undefined);
  return answered;
}
