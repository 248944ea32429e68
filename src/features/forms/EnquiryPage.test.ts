import { expect, test } from 'vitest';
import EnquiryPage from './EnquiryPage.astro';
import { renderHtml } from '../../../tests/unit/support/render';

const agency = {
  name: 'Foco Agencia',
  team: [],
  phones: [{ number: '+34 910 000 012' }],
  emails: [{ address: 'hola@agency.example' }],
};

const show = (locale = 'es') => renderHtml(EnquiryPage, { agency, locale });

const CARRIED = /<input type="hidden" name="(\w+)"(?: value(?:="([^"]*)")?)? form="casting"[^>]*>/g;

test('without script the page asks for the name, and the agency answers', async () => {
  const html = await show('en');
  expect(html).toContain('href="tel:+34910000012"');
  expect(html).toContain('action="/en/success#casting"');
  const carried = [...html.matchAll(CARRIED)].map(([, name, value = '']) => [name, value]);
  expect(Object.fromEntries(carried)).toEqual({
    people: '',
    agents: '',
    link: '',
    subject: 'Casting',
  });
});

test('every control has a label, its limit if it is a text, and few are required', async () => {
  const html = await show();
  const controls = html.match(/<(?:input|select|textarea)[^>]*id="casting-[^>]*>/g) ?? [];
  expect(controls).toHaveLength(15);
  for (const control of controls) {
    const [, id] = /id="([\w-]+)"/.exec(control)!;
    expect(html, id).toContain(`<label for="${id}"`);
    const isText = !['casting-production', 'casting-privacy'].includes(id!);
    expect(/maxlength="\d+"/i.test(control), id).toBe(isText);
  }
  const required = controls.filter((control) => control.includes('required'));
  expect(required.map((control) => / name="(\w+)"/.exec(control)![1])).toEqual([
    'talent',
    'project',
    'name',
    'email',
    'privacy',
  ]);
});
