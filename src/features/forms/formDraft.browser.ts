import { HIDDEN_FIELDS, CONTACT_PARAMETERS, draftKey } from './formNames';
import { askAbout, setPerson } from './enquiryPerson.browser';
import { PERSON_PARAMETER } from '#contract/pages.ts';
import { attempt } from '~/lib/attempt';

const MAX_AGENT_LENGTH = 400;

const findForm = () => document.querySelector<HTMLFormElement>('form.fields');

/** Uses the draft of this page's form. */
function withDraft<Result>(use: (key: string) => Result): Result | undefined {
  const form = findForm();
  return form ? attempt(() => use(draftKey(form))) : undefined;
}

/** The stored controls: not the privacy checkbox, which each message needs, nor hidden fields. */
const controls = () => [...(findForm()?.querySelectorAll<HTMLInputElement>('.control') ?? [])];

/** Returns a parameter of the address, in which copies of HTML write `&amp;`. */
const parameter = (name: string) =>
  new URLSearchParams(location.search.replace(/&amp;/gi, '&')).get(name);
const requestedTalent = () => parameter(CONTACT_PARAMETERS.talent);
/** What the link to this page says about whom the message is. */
const request = () => requestedTalent() ?? parameter(PERSON_PARAMETER);

/** Fills in the agent that the link to this page names, while the message is about that talent. */
function setAgent(): void {
  const agent = findForm()?.querySelector<HTMLInputElement>(`[name=${HIDDEN_FIELDS.agent}]`);
  if (!agent) return;
  const talent = controls().find(({ name }) => name === 'talent')?.value;
  agent.value = (parameter(CONTACT_PARAMETERS.agent) ?? '').slice(0, MAX_AGENT_LENGTH);
  agent.disabled = !agent.value || talent !== requestedTalent();
}

function save(): void {
  setAgent();
  setPerson();
  const draft = Object.fromEntries(controls().map(({ name, value }) => [name, value]));
  const stored = JSON.stringify({ ...draft, requested: request() });
  withDraft((key) => sessionStorage.setItem(key, stored));
}

/** Fills in the draft and, once, the talent that the link to this page names. */
function fill(): void {
  const draft: Record<string, string> =
    withDraft((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}')) ?? {};
  const requested = request();
  if (requested && requested !== draft.requested) draft.talent = requestedTalent() ?? '';
  for (const control of controls()) {
    const { name, maxLength } = control;
    control.value ||= (draft[name] ?? '').slice(0, maxLength > 0 ? maxLength : undefined);
  }
  setAgent();
  // Without the page of the person the visitor writes the name.
  void askAbout(parameter(PERSON_PARAMETER) ?? '').catch(() => undefined);
}

const remove = () => void withDraft((key) => sessionStorage.removeItem(key));

document.addEventListener('input', save);
// The browser sends the form itself if its island did not load.
document.addEventListener('submit', ({ defaultPrevented }) => defaultPrevented || remove());
document.addEventListener('astro:page-load', fill);
// This script may load after the visitor has started to type.
fill();
save();
