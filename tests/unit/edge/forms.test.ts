import { beforeEach, describe, expect, test, vi } from 'vitest';
import forms, { config } from '~/edge/forms';
import { SELECTION_LIMITS } from '../../../cms/contract/selectionLink';
import { SUBMITTED } from '../../e2e/support/contactForm';

const TYPE = 'application/x-www-form-urlencoded';
const FORMS: { 'form-name': string; [field: string]: string }[] = [
  {
    'form-name': 'contact',
    ...SUBMITTED,
    message: 'Hola: “ñ” & más',
    seconds: '40',
  },
  {
    'form-name': 'casting',
    project: 'La casa & el río',
    people: 'Inés Quiroga\nhttps://agency.example/actrices/ines-quiroga',
    agents: 'Eva Ríos <eva@agency.example>',
    name: 'María Núñez',
    email: 'maria@productora.example',
    message: '',
    seconds: '40',
  },
];

const next = vi.fn(async (_request: Request) => new Response(null, { status: 303 }));
beforeEach(() => next.mockClear());

/** Sends a form; returns the response, and the body that was passed on if the function changed it. */
async function send(values: Record<string, string>, type = `${TYPE};charset=UTF-8`) {
  const body = new URLSearchParams(values).toString();
  const headers = { 'Content-Type': type, 'Content-Length': `${body.length}` };
  const request = new Request('https://agency.example/en/success', {
    method: 'POST',
    headers,
    body,
  });
  const response = await forms(request, { next });
  const passedOn = next.mock.lastCall?.[0];
  return { response, passedOn, body: passedOn && new URLSearchParams(await passedOn.text()) };
}

describe.each(FORMS)('the form $form-name', (form) => {
  test('a message of a person is passed on unchanged', async () => {
    expect(await send(form)).toEqual({});
  });

  test('a message without a time is passed on unchanged', async () => {
    expect(await send({ ...form, seconds: '' })).toEqual({});
  });

  test('spam is passed on whole, to a form of its own', async () => {
    const { response, passedOn, body } = await send({ ...form, seconds: '1' });
    expect(response?.status).toBe(303);
    expect(passedOn?.method).toBe('POST');
    expect(passedOn?.url).toBe('https://agency.example/en/success');
    expect(passedOn?.headers.get('Content-Type')).toContain(TYPE);
    expect(passedOn?.headers.get('Content-Length')).toBeNull();
    const expected = { ...form, seconds: '1', 'form-name': `${form['form-name']}-spam` };
    expect(Object.fromEntries(body!)).toEqual(expected);
  });

  test('another encoding is passed on unchanged', async () => {
    expect(await send({ ...form, seconds: '1' }, 'text/plain')).toEqual({});
  });
});

test('another form is passed on unchanged', async () => {
  expect(await send({ ...FORMS[0], seconds: '1', 'form-name': 'other' })).toEqual({});
});

describe('a message that is too large', () => {
  /** A submission with a stream as its body; Node needs `duplex`, which the DOM's types omit. */
  const requestOf = (length: string, body: ReadableStream) => {
    const headers = { 'Content-Type': TYPE, 'Content-Length': length };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    return new Request('https://agency.example/success', init);
  };

  test('is refused by its length, before it is read', async () => {
    const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.close());
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const response = await forms(requestOf('8000000', body), { next });
    expect(response?.status).toBe(413);
    expect(pull).not.toHaveBeenCalled();
  });

  test('is refused where it exceeds the limit, whatever its length claims', async () => {
    const part = new Uint8Array(100_000).fill(97);
    const pull = vi.fn((controller: ReadableStreamDefaultController) => {
      controller.enqueue(part);
      if (pull.mock.calls.length === 80) controller.close();
    });
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const response = await forms(requestOf('10', body), { next });
    expect(response?.status).toBe(413);
    expect(pull.mock.calls.length).toBeLessThan(15);
    expect(next).not.toHaveBeenCalled();
  });
});

test('an enquiry about as many people as a selection holds is passed on', async () => {
  const person = `Inés Quiroga\nhttps://agency.example/actrices/ines-quiroga\n${'Acción, ñ '.repeat(SELECTION_LIMITS.note / 10)}`;
  const people = `${person}\n\n`.repeat(SELECTION_LIMITS.people);
  expect(await send({ ...FORMS[1]!, people })).toEqual({});
});

test('the function receives submissions only, and if it fails the form is received unfiltered', () => {
  expect(config).toEqual({
    path: ['/success', '/en/success'],
    method: ['POST'],
    onError: 'bypass',
  });
});
