import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The texts of the contact page in each language that the tests use. */
export const TEXTS = {
  es: {
    path: '/contacto',
    thanks: '/success',
    title: 'Mensaje enviado',
    send: 'Enviar mensaje',
    retry: 'Volver a intentarlo',
    check: 'Antes de enviar, revisa esto:',
    failed: 'Tu mensaje no se ha enviado',
    offline: /no hay conexión/,
    refused: /ha fallado por nuestra parte/,
    sending: 'Enviando tu mensaje…',
    full: /^En un campo no cabe más/,
    labels: {
      name: 'Nombre y apellidos',
      email: 'Correo electrónico',
      phone: /^Teléfono/,
      writer: '¿Quién escribe?',
      talent: /^Por quién preguntas/,
      message: 'Mensaje',
      link: /^Enlace a tu material/,
      privacy: /He leído y acepto/,
    },
    casting: 'Dirección de casting',
    errors: {
      name: 'Escribe tu nombre.',
      email: 'Escribe tu correo electrónico.',
      writer: 'Dinos quién escribe.',
      message: 'Escribe tu mensaje.',
      privacy: 'Para contestarte necesitamos que aceptes la política de privacidad.',
      wrongEmail: 'Este correo no está completo. Debe ser como nombre@ejemplo.es.',
      wrongPhone: 'Este teléfono no parece completo: escribe al menos seis cifras.',
      wrongLink: 'Este enlace no funciona. Cópialo entero, desde https://.',
    },
  },
  en: {
    path: '/en/contacto',
    thanks: '/en/success',
    title: 'Message sent',
    send: 'Send message',
    retry: 'Try again',
    check: 'Before you send, look at this:',
    failed: 'Your message was not sent',
    offline: /seem to be offline/,
    refused: /went wrong on our side/,
    sending: 'Sending your message…',
    full: /^A field is full/,
    labels: {
      name: 'Your full name',
      email: 'E-mail',
      phone: /^Telephone/,
      writer: 'Who is writing?',
      talent: /^Who you are asking about/,
      message: 'Message',
      link: /^Link to your material/,
      privacy: /I have read and accept/,
    },
    casting: 'A casting director',
    errors: {
      name: 'Write your name.',
      email: 'Write your e-mail.',
      writer: 'Tell us who is writing.',
      message: 'Write your message.',
      privacy: 'To answer you we need you to accept the privacy policy.',
      wrongEmail: 'This e-mail is not complete. It should look like name@example.com.',
      wrongPhone: 'This number does not look complete: write at least six digits.',
      wrongLink: 'This link does not work. Copy all of it, from https:// on.',
    },
  },
} as const;

export type Language = keyof typeof TEXTS;
export type FieldName = keyof (typeof TEXTS)['es']['labels'];

export const LANGUAGES = Object.keys(TEXTS) as Language[];

/** Returns the control of a field, found by its label. */
export const field = (page: Page, language: Language, name: FieldName) =>
  page
    .locator('form[name=contact]')
    .getByLabel(TEXTS[language].labels[name], { exact: true })
    .first();

/** Fills in every field with valid values; the message identifies the submission. */
export async function fillForm(page: Page, language: Language, message: string): Promise<void> {
  const fill = (name: FieldName, text: string) => field(page, language, name).fill(text);
  await fill('name', 'María Núñez');
  await fill('email', 'maria@productora.example');
  await fill('phone', '+34 600 000 000');
  await field(page, language, 'writer').selectOption({ label: TEXTS[language].casting });
  await fill('talent', 'Inés Quiroga');
  await fill('message', message);
  await fill('link', 'https://vimeo.com/1');
  await field(page, language, 'privacy').check();
}

/** The values that `fillForm` enters, as they are submitted, without message and language. */
export const SUBMITTED = {
  name: 'María Núñez',
  email: 'maria@productora.example',
  phone: '+34 600 000 000',
  writer: 'casting',
  talent: 'Inés Quiroga',
  link: 'https://vimeo.com/1',
  privacy: 'accepted',
};

/** Enters a value in a field of any kind; an empty one clears it. */
export async function setField(page: Page, language: Language, name: FieldName, value: string) {
  const control = field(page, language, name);
  if (name === 'privacy') await control.setChecked(value !== '');
  else if (name === 'writer') await control.selectOption(value);
  else await control.fill(value);
}

export const sendButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: TEXTS[language].send });

/** Returns a message that no other test sends. */
export const newMessage = (): string => `¡Hola! ${crypto.randomUUID()} & más: “ñ”`;

const SUBMISSIONS = path.resolve(import.meta.dirname, '../../../.netlify/submissions.jsonl');

/** A submission that the mock of Netlify Forms saved. */
interface Submission {
  /** The name of the form that received it. */
  form: string;
  data: Record<string, string>;
}

/** Reads the submissions with this message, in any form. */
async function readSubmissions(message: string): Promise<Submission[]> {
  const lines = (await readFile(SUBMISSIONS, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const all = lines.map((line) => JSON.parse(line) as Submission);
  return all.filter(({ data }) => data.message === message);
}

/** Returns the saved fields of the submissions with this message, without the time that they took. */
export const savedSubmissions = async (message: string): Promise<Record<string, string>[]> =>
  (await readSubmissions(message)).map(({ data: { seconds: _, ...data } }) => data);

/** Returns the names of the forms that received this message. */
export const receivingForms = async (message: string): Promise<string[]> =>
  (await readSubmissions(message)).map(({ form }) => form);

/** Fails submissions with a status or as if offline, until `recover` is called. */
export async function failSubmissions(page: Page, status: number | 'offline') {
  let isFailing = true;
  await page.route('**/success', (route) => {
    if (!isFailing || route.request().method() !== 'POST') return route.continue();
    if (status === 'offline') return route.abort('internetdisconnected');
    return route.fulfill({ status, contentType: 'text/html', body: '<h1>No</h1>' });
  });
  return { recover: () => (isFailing = false) };
}
