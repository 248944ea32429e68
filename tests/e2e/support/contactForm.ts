import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the contact page says in each language, as far as the journeys need it. */
export const WORDS = {
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
    faults: {
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
    faults: {
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

export type Language = keyof typeof WORDS;
export type Label = keyof (typeof WORDS)['es']['labels'];

export const LANGUAGES = Object.keys(WORDS) as Language[];

/** The control of a field, found by its label. */
export const control = (page: Page, language: Language, name: Label) =>
  page
    .locator('form[name=contact]')
    .getByLabel(WORDS[language].labels[name], { exact: true })
    .first();

/** Fills in every field with something that can be sent; the message is what it is found by. */
export async function fillIn(page: Page, language: Language, message: string): Promise<void> {
  const write = (name: Label, text: string) => control(page, language, name).fill(text);
  await write('name', 'María Núñez');
  await write('email', 'maria@productora.example');
  await write('phone', '+34 600 000 000');
  await control(page, language, 'writer').selectOption({ label: WORDS[language].casting });
  await write('talent', 'Inés Quiroga');
  await write('message', message);
  await write('link', 'https://vimeo.com/1');
  await control(page, language, 'privacy').check();
}

export const sendButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: WORDS[language].send });

/** A message that no other test writes. */
export const newMessage = (): string => `¡Hola! ${crypto.randomUUID()} & más: “ñ”`;

const FILE = path.resolve(import.meta.dirname, '../../../.netlify/submissions.jsonl');

/** What the stand-in of Netlify Forms keeps of a message. */
export async function keptOf(message: string): Promise<Record<string, string>[]> {
  const lines = (await readFile(FILE, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line).data).filter((data) => data.message === message);
}

/** Counts what is posted to the page that thanks, from now on. */
export function postsOf(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  return posts;
}

/** Answers what is posted in a way of its own, until it is told to let it through. */
export async function answerPosts(page: Page, status: number | 'offline') {
  let isFailing = true;
  await page.route('**/success', (route) => {
    if (!isFailing || route.request().method() !== 'POST') return route.continue();
    if (status === 'offline') return route.abort('internetdisconnected');
    return route.fulfill({ status, contentType: 'text/html', body: '<h1>No</h1>' });
  });
  return { recover: () => (isFailing = false) };
}
