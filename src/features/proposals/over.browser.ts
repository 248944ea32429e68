import { isoDay } from '#contract/timeZone.ts';

/* An inline script: it runs before the people below it are parsed, and so before they are painted. */
const page = document.querySelector<HTMLElement>('.proposal');
const template = page?.querySelector<HTMLTemplateElement>('template[data-title]');
if (page && template && page.dataset.until! < isoDay()) {
  page.dataset.state = 'over';
  document.title = template.dataset.title!;
  page.prepend(template.content);
  const removeOthers = () =>
    page.querySelectorAll(':scope > :not(.proposal-over)').forEach((part) => part.remove());
  // The style sheet hides them before.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', removeOthers);
  else removeOthers();
}
