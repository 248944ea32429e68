import { HIDDEN_FIELDS, CONTACT_PARAMETERS, FORM_NAMES } from '~/features/forms/formNames';

const FORMS = [FORM_NAMES.contact, FORM_NAMES.enquiry].map((name) => `form[name=${name}]`).join();

const MAX_AGENT_LENGTH = 400;

const findForm = () => document.querySelector<HTMLFormElement>(FORMS);

/** The form's name is the key of its draft in session storage, which only this tab can read. */
const findKey = () =>
  // Not `form.name`, which is the field with that name.
  findForm()?.getAttribute('name');

/** The stored controls: not the privacy checkbox, which each message needs, nor hidden fields. */
const controls = () => [...(findForm()?.querySelectorAll<HTMLInputElement>('.control') ?? [])];

const parameter = (name: string) => new URLSearchParams(location.search).get(name);
const requestedTalent = () => parameter(CONTACT_PARAMETERS.talent);

/** Reads the draft; empty when there is none or the browser blocks session storage. */
const read = (): Record<string, string> => {
  try {
    return JSON.parse(sessionStorage.getItem(findKey() ?? '') ?? '{}');
  } catch {
    return {};
  }
};

/** Fills in the agent that the link to this page names, while the message is about that talent. */
function setAgent(): void {
  const agent = findForm()?.querySelector<HTMLInputElement>(`[name=${HIDDEN_FIELDS.agent}]`);
  if (!agent) return;
  const talent = controls().find(({ name }) => name === 'talent')?.value;
  agent.value = (parameter(CONTACT_PARAMETERS.agent) ?? '').slice(0, MAX_AGENT_LENGTH);
  agent.disabled = !agent.value || talent !== requestedTalent();
}

function save(): void {
  const key = findKey();
  if (!key) return;
  setAgent();
  const draft = Object.fromEntries(controls().map(({ name, value }) => [name, value]));
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...draft, requested: requestedTalent() }));
  } catch {
    // Without session storage the form works without drafts.
  }
}

/** Fills in the draft and, once, the talent that the link to this page names. */
function fill(): void {
  const draft = read();
  const requested = requestedTalent();
  if (requested && requested !== draft.requested) draft.talent = requested;
  for (const control of controls()) {
    const { name, maxLength } = control;
    control.value ||= (draft[name] ?? '').slice(0, maxLength > 0 ? maxLength : undefined);
  }
  setAgent();
}

/** Deletes the draft of a form that the browser sends itself, because its island did not load. */
function deleteSent({ defaultPrevented }: Event): void {
  const key = findKey();
  if (defaultPrevented || !key) return;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is no draft.
  }
}

document.addEventListener('input', save);
document.addEventListener('submit', deleteSent);
document.addEventListener('astro:page-load', fill);
// This script may load after the visitor has started to type.
fill();
save();
