/*
 * Shows the words of the address in the row until the finder takes it over. "/" leads to the field, on pages
 * without one by way of the link in the header.
 */
function showWords(): void {
  const field = document.querySelector<HTMLTextAreaElement>('.finder[data-part] [name=q]');
  if (field) field.value ||= new URLSearchParams(location.search).get('q') ?? '';
}

document.addEventListener('astro:after-swap', showWords);
showWords();

addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key !== '/' || (target as Element).matches(':read-write')) return;
  event.preventDefault();
  const field = document.querySelector<HTMLElement>('#q');
  if (field) field.focus();
  else document.querySelector<HTMLElement>('.search-link')!.click();
});
