import { expect, test } from 'vitest';
import TalentEnquiry from '~/features/forms/TalentEnquiry.astro';
import { findAgent } from '~/features/talents/agent';
import { picture } from '../../support/fixtures';
import { renderHtml } from '../../support/render';

const agency = {
  name: 'Foco Agencia',
  team: [{ id: 'eva', name: 'Eva Ríos', phone: '+34 910 000 021', email: 'eva@agency.example' }],
  phones: [{ number: '+34 910 000 012' }],
  emails: [{ address: 'hola@agency.example' }],
};
const talent = { name: 'Ana “A” & Ruiz', list: 'actresses', slug: 'ana-ruiz' };

const show = (changes: { agentId?: string; photo?: object }, locale = 'es') => {
  const shown = { ...talent, ...changes };
  const agent = findAgent(agency as never, { agentId: changes.agentId });
  return renderHtml(TalentEnquiry, { talent: shown, agent, agency, locale });
};

const CARRIED = /<input type="hidden" name="(\w+)" value="([^"]*)" form="casting"[^>]*>/g;

/** The hidden fields with the person, by name. */
const carried = (html: string) =>
  Object.fromEntries([...html.matchAll(CARRIED)].map(([, name, value]) => [name, value]));

test('the fields with the person belong to the form and name page and agent', async () => {
  const html = await show({ agentId: 'eva', photo: picture });
  expect(carried(html)).toEqual({
    people: [
      'Ana “A” &amp; Ruiz',
      'https://agency.example/actrices/ana-ruiz',
      'Representante: Eva Ríos <eva@agency.example>',
    ].join('\n'),
    agents: 'Eva Ríos <eva@agency.example>',
    subject: 'Casting: Ana “A” &amp; Ruiz',
  });
  const [form = ''] = /<form[^>]*>/.exec(html) ?? [];
  for (const attribute of ['id="casting"', 'action="/success#casting"', 'method="post"']) {
    expect(form).toContain(attribute);
  }
  expect(html).toContain('class="card-portrait"');
  const [, contact = ''] = /href="(\/contacto\?[^"]+)"/.exec(html) ?? [];
  const asked = new URLSearchParams(
    contact.split('?')[1]!.replace('&#38;', '&').replace('&amp;', '&'),
  );
  expect(asked.get('talento')).toBe('Ana “A” & Ruiz');
  expect(asked.get('agente')).toBe('Eva Ríos <eva@agency.example>');
});

test('without an agent of their own, the agency answers', async () => {
  const html = await show({ agentId: 'somebody-who-left' }, 'en');
  expect(carried(html)).toMatchObject({
    people: expect.stringMatching(/\/en\/actrices\/ana-ruiz\nAgent: Foco Agencia <hola@/),
    agents: 'Foco Agencia <hola@agency.example>',
  });
  expect(html).toContain('href="tel:+34910000012"');
  expect(html).toContain('action="/en/success#casting"');
  expect(html).not.toContain('card-portrait');
});

test('every control has a label, its limit if it is a text, and few are required', async () => {
  const html = await show({});
  const controls = html.match(/<(?:input|select|textarea)[^>]*id="casting-[^>]*>/g) ?? [];
  expect(controls).toHaveLength(14);
  for (const control of controls) {
    const [, id] = /id="([\w-]+)"/.exec(control)!;
    expect(html, id).toContain(`<label for="${id}"`);
    const isText = !['casting-production', 'casting-privacy'].includes(id!);
    expect(/maxlength="\d+"/i.test(control), id).toBe(isText);
  }
  const required = controls.filter((control) => control.includes('required'));
  expect(required.map((control) => / name="(\w+)"/.exec(control)![1])).toEqual([
    ...['project', 'name', 'email', 'privacy'],
  ]);
});
