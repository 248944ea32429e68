import { FORM_NAME, TALENT_PARAMETER } from '~/lib/contact/names';

/** The key of the draft in session storage, which only this tab can read. */
const KEY = FORM_NAME;

const findForm = () => document.querySelector(`form[name=${FORM_NAME}]`);

/** The stored controls: not the privacy checkbox, which each message needs, nor hidden fields. */
const controls = () => [...(findForm()?.querySelectorAll<HTMLInputElement>('.control') ?? [])];

const requestedTalent = () => new URLSearchParams(location.search).get(TALENT_PARAMETER);

/** Reads the draft; empty when there is none or the browser blocks session storage. */
const read = (): Record<string, string> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
};

function save(): void {
  if (!findForm()) return;
  const draft = Object.fromEntries(controls().map(({ name, value }) => [name, value]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, requested: requestedTalent() }));
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
}

document.addEventListener('input', save);
document.addEventListener('astro:page-load', fill);
// This script may load after the visitor has started to type.
fill();
save();
