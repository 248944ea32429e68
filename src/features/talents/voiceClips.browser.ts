/*
 * Plays a voice clip when its row opens, and pauses it when another row of the same name closes it. Where the
 * browser cannot play a clip, its content says so; one that did not arrive is offered again.
 */
document.addEventListener(
  'toggle',
  ({ target }) => {
    const row = target as HTMLDetailsElement;
    const clip = row.querySelector('audio');
    if (row.open) void clip?.play().catch(() => {});
    else clip?.pause();
  },
  true,
);

/** Whether a file can be fetched: browsers report one that cannot as one that they cannot play. */
const canFetch = (url: string) =>
  fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

async function explain(clip: HTMLAudioElement): Promise<void> {
  const { error, src, dataset } = clip;
  const isArrived = error?.code !== MediaError.MEDIA_ERR_NETWORK && (await canFetch(src));
  const message = document.createElement('p');
  message.role = 'alert';
  if (isArrived) {
    message.textContent = clip.textContent;
    return clip.replaceWith(message);
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'link text-left';
  button.textContent = dataset.again!;
  button.onclick = () => {
    message.replaceWith(clip);
    clip.load();
    clip.focus();
    void clip.play().catch(() => {});
  };
  message.append(button);
  clip.replaceWith(message);
}

document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLAudioElement && target.dataset.again) void explain(target);
  },
  true,
);
