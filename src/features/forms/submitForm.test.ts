import { afterEach, expect, test, vi } from 'vitest';
import { submitForm } from './Form.browser';

const form = { action: 'https://agency.example/success' } as HTMLFormElement;

vi.stubGlobal(
  'FormData',
  class extends URLSearchParams {
    constructor() {
      super({ name: 'Ana & Co', message: 'ñ' });
    }
  },
);
afterEach(() => vi.restoreAllMocks());

const mockFetch = (respond: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(respond);

test('posts the form to its action, encoded as a browser would', async () => {
  const fetchMock = mockFetch(async () => new Response('thanks'));
  expect(await submitForm(form)).toBe('sent');
  const [url, request] = fetchMock.mock.calls[0]!;
  expect(url).toBe(form.action);
  expect(request).toMatchObject({ method: 'POST' });
  expect(String(request!.body)).toMatch(/^name=Ana\+%26\+Co&message=%C3%B1&seconds=\d+$/);
});

test('adds how long the page has been open, in whole seconds', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(41_600);
  const fetchMock = mockFetch(async () => new Response('thanks'));
  await submitForm(form);
  const body = new URLSearchParams(String(fetchMock.mock.calls[0]![1]!.body));
  expect(body.get('seconds')).toBe('42');
});

test.each([400, 404, 405, 413, 429, 500, 503])('status %i is `refused`', async (status) => {
  mockFetch(async () => new Response('', { status }));
  expect(await submitForm(form)).toBe('refused');
});

test('a network error is `offline`', async () => {
  mockFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await submitForm(form)).toBe('offline');
});

test('a timeout is `slow`, and aborts the request', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_url, request) => {
    request!.signal!.throwIfAborted();
    return new Response('thanks');
  });
  expect(await submitForm(form)).toBe('slow');
});
