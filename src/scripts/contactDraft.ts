import { FIELDS, FORM_NAME, TALENT_PARAMETER } from '~/lib/contact/fields';

/** Where this tab, and no other, keeps a message that is not sent yet. */
const KEY = FORM_NAME;

/** What is kept: neither the agreement, which is given anew, nor what the form itself adds. */
const KEPT = Object.keys(FIELDS).filter((name) => name !== 'privacy');

const findForm = () => document.querySelector<HTMLFormElement>(`form[name=${FORM_NAME}]`);

/** Nothing is kept where the browser forbids it. */
const read = (): Record<string, string> => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
};

function save(): void {
  const form = findForm();
  if (!form) return;
  const written = new FormData(form);
  const asked = new URLSearchParams(location.search).get(TALENT_PARAMETER);
  const draft = Object.fromEntries(KEPT.map((name) => [name, written.get(name)]));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, asked }));
  } catch {
    // The form works without.
  }
}

/** Fills in what was written before, and the talent whose page led here. */
function fill(): void {
  const form = findForm();
  if (!form) return;
  const draft = read();
  const asked = new URLSearchParams(location.search).get(TALENT_PARAMETER);
  if (asked && asked !== draft.asked) draft.talent = asked.slice(0, FIELDS.talent.maxLength);
  for (const name of KEPT) {
    const control = form.elements.namedItem(name) as HTMLInputElement;
    control.value ||= draft[name] ?? '';
  }
}

document.addEventListener('input', ({ target }) => {
  // Not by the form's `name`, which gives the field of that name.
  if ((target as HTMLInputElement).form === findForm()) save();
});
document.addEventListener('astro:page-load', fill);
