import { expect, test } from 'vitest';
import { PageError, thrown } from './pageError';

test.each([
  [new Error('The CMS has no agency'), 'The CMS has no agency'],
  [new PageError(503, 'Closed for today'), 'Closed for today'],
  ['Something thrown as a text', 'Something thrown as a text'],
  [new Error(''), undefined],
  [{ message: 42 }, undefined],
  [undefined, undefined],
  [null, undefined],
])('the message of %s', (error, message) => {
  expect(thrown.message(error)).toBe(message);
});

test.each([
  [new PageError(404, 'Gone'), 404],
  [{ status: 503 }, 503],
  [{ statusCode: 418 }, 418],
  [new Error('without one'), 500],
  [{ status: 200 }, 500],
  [{ status: 'broken' }, 500],
  [undefined, 500],
])('the status of %s is %s', (error, status) => {
  expect(thrown.status(error)).toBe(status);
});
