import { FORM_NAME, TALENT_PARAMETER } from '~/lib/contact/names';

/** Where this tab, and no other, keeps a message that is not sent yet. */
const KEY = FORM_NAME;

const findForm = () => document.querySelector(`form[name=${FORM_NAME}]`);

/** What is kept: neither the agreement, which is given anew, nor what the form itself adds. */
const controls = () => [...(findForm()?.querySelectorAll<HTMLInputElement>('.control') ?? [])];

const askedFor = () => new URLSearchParams(location.search).get(TALENT_PARAMETER);

/** Nothing is kept where the browser forbids it. */
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
    sessionStorage.setItem(KEY, JSON.stringify({ ...draft, asked: askedFor() }));
  } catch {
    // The form works without.
  }
}

/** Fills in what was written before, and the talent whose page led here. */
function fill(): void {
  const draft = read();
  const asked = askedFor();
  if (asked && asked !== draft.asked) draft.talent = asked;
  for (const control of controls()) {
    const { name, maxLength } = control;
    control.value ||= (draft[name] ?? '').slice(0, maxLength > 0 ? maxLength : undefined);
  }
}

document.addEventListener('input', save);
document.addEventListener('astro:page-load', fill);
// It may come when the page stands already, and something was written in it.
fill();
save();
