import { afterEach, expect, test, vi } from 'vitest';
import { sendForm } from '~/islands/contact/submitForm';

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

const answer = (reply: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(reply);

test('it is posted to the form’s own address, as a browser would', async () => {
  const fetched = answer(async () => new Response('thanks'));
  expect(await sendForm(form)).toBe('sent');
  const [address, request] = fetched.mock.calls[0]!;
  expect(address).toBe(form.action);
  expect(request).toMatchObject({ method: 'POST' });
  expect(String(request!.body)).toBe('name=Ana+%26+Co&message=%C3%B1');
});

test.each([400, 404, 405, 413, 429, 500, 503])('an answer of %i is a refusal', async (status) => {
  answer(async () => new Response('', { status }));
  expect(await sendForm(form)).toBe('refused');
});

test('no answer at all is no connection', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendForm(form)).toBe('offline');
});

test('an answer that does not come in time is slow, and not waited for', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, request) => {
    request!.signal!.throwIfAborted();
    return new Response('thanks');
  });
  expect(await sendForm(form)).toBe('slow');
});
