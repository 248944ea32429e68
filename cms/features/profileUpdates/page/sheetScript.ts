/*
 * The script of a person's page. It is read as text and sent without its types, so it imports nothing.
 * What is changed is kept on this device, by the names of the inputs, until it is sent: applied to a newer
 * sheet, it merges row by row.
 */

/** What this device keeps. */
interface Draft {
  values: Record<string, string>;
  /** The rows of changed lists, in their order; removed ones are missing. */
  rows: Record<string, string[]>;
  /** The phone's id of what it sends next. */
  submission: string;
}

/** The sheet, or why a request was refused. */
interface Answer {
  id: number;
  revision: string;
  language: 'es' | 'en';
  title: string;
  html: string;
  texts: Record<string, string>;
  problems?: Record<string, string>;
  errors?: { message?: string }[];
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const API = '/api/profile-updates/mine/';
const NEW_ROW = /NEW_ROW/g;
const token = location.hash.slice(1);
const main = document.querySelector('main')!;

let sheet: Answer;
let draft: Draft;
/** What the inputs contained, and the rows that there were, when the sheet was loaded. */
let loaded: Pick<Draft, 'values' | 'rows'>;

const all = <T extends Element = HTMLElement>(selector: string, root: ParentNode = main): T[] => [
  ...root.querySelectorAll<T>(selector),
];
const say = (key: string): string => sheet.texts[key] ?? '';

/** Sends a request with the link's token; `undefined` without a connection. */
async function ask(path: string, body: object | FormData): Promise<Response | undefined> {
  const isForm = body instanceof FormData;
  const headers = {
    'X-Profile-Token': token,
    'Accept-Language': sheet?.language ?? navigator.language,
    ...(!isForm && { 'Content-Type': 'application/json' }),
  };
  const options = { method: 'POST', headers, credentials: 'omit', cache: 'no-store' } as const;
  return fetch(API + path, { ...options, body: isForm ? body : JSON.stringify(body) }).catch(
    () => undefined,
  );
}

// Drafts and files that wait for a connection: IndexedDB keeps files, too.
const opened = new Promise<IDBDatabase | undefined>((done) => {
  const request = indexedDB.open('ficha', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('kept');
  request.onsuccess = () => done(request.result);
  // A private window: what is typed stays while the page is open.
  request.onerror = () => done(undefined);
}).catch(() => undefined);

/** Returns the result of a request once it is stored; `undefined` where the device stores nothing or is full. */
async function inStore<T>(run: (store: IDBObjectStore) => IDBRequest): Promise<T | undefined> {
  const database = await opened;
  if (!database) return undefined;
  const transaction = database.transaction('kept', 'readwrite');
  const request = run(transaction.objectStore('kept'));
  return new Promise((done) => {
    // A full device aborts the transaction after its request has succeeded.
    transaction.oncomplete = () => done(request.result as T);
    transaction.onabort = () => done(undefined);
  });
}

const keyOf = (name = ''): string => `${sheet.id}/${name}`;

/** The chosen files that the device does not store, as in a private window. */
const chosen = new Map<string, File>();

/** Deletes what this device keeps of the sheet. */
function forget(): Promise<unknown> {
  chosen.clear();
  return inStore((store) => store.delete(IDBKeyRange.bound(keyOf(), `${keyOf()}\uffff`)));
}

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
const emptyDraft = (): Draft => ({ values: {}, rows: {}, submission: newId() });

const inputs = (root: ParentNode = main): Input[] => all<Input>('[name]', root);
const inputOf = (name: string) =>
  inputs().find((input) => input.name === name) as HTMLInputElement | undefined;
const rowsOf = (list: Element): HTMLElement[] => [...list.children] as HTMLElement[];
const listOf = (name: string) => main.querySelector(`[data-list="${name}"]`)!;

function valueOf(input: Input): string {
  if (input instanceof HTMLSelectElement && input.multiple) {
    return [...input.selectedOptions].map(({ value }) => value).join(';');
  }
  return input.type === 'checkbox' ? String((input as HTMLInputElement).checked) : input.value;
}

function setValue(input: Input, value: string): void {
  if (input instanceof HTMLSelectElement && input.multiple) {
    for (const option of input.options) option.selected = value.split(';').includes(option.value);
  } else if (input.type === 'checkbox') (input as HTMLInputElement).checked = value === 'true';
  else input.value = value;
}

/** Returns the rows of each list that are not removed. */
const listRows = (): [string, HTMLElement[]][] =>
  all('[data-list]').map((list) => [
    list.dataset.list!,
    rowsOf(list).filter((row) => !row.classList.contains('removed')),
  ]);

const readLists = (): Record<string, string[]> =>
  Object.fromEntries(listRows().map(([name, rows]) => [name, rows.map((row) => row.dataset.row!)]));

/** Returns what is sent: a text for a field, and `{ id, … }` for each row of a list. */
function readFields(): object {
  const values = (found: Input[]) =>
    found.map((input) => [input.name.split('.').at(-1)!, valueOf(input)]);
  const rows = listRows().map(([name, list]) => [
    name,
    list.map((row) => ({ id: row.dataset.row!, ...Object.fromEntries(values(inputs(row))) })),
  ]);
  const single = inputs().filter((input) => !input.closest('[data-row]'));
  return Object.fromEntries([...values(single), ...rows]);
}

const readForm = (): Pick<Draft, 'values' | 'rows'> => ({
  values: Object.fromEntries(inputs().map((input) => [input.name, valueOf(input)])),
  rows: readLists(),
});

/** Returns the value of an input as a person reads it. */
function shownValue(input: Input): string {
  if (input instanceof HTMLSelectElement) return input.selectedOptions[0]?.text ?? '';
  if (input.type === 'hidden') return '';
  if (input.type !== 'date' || !input.value) return input.value;
  return new Date(`${input.value}T12:00`).toLocaleDateString(sheet.language, {
    dateStyle: 'medium',
  });
}

/** Shows what a row contains: its first values. */
function nameRow(row: Element): void {
  const texts = inputs(row).map(shownValue);
  const title = row.querySelector('[data-title]');
  if (title) title.textContent = texts.filter(Boolean).slice(0, 4).join(' · ') || say('row');
}

/** Loads the pictures that have come into the page. */
async function showFiles(root: ParentNode = main): Promise<void> {
  for (const image of all<HTMLImageElement>('img[data-file]:not([src])', root)) {
    const { file, kept } = image.dataset;
    const found = kept ? await findKept(kept) : Number(file);
    const response = typeof found === 'number' ? await ask('file', { id: found }) : undefined;
    const loading = response?.ok ? response.blob().catch(() => undefined) : undefined;
    const blob = typeof found === 'number' ? await loading : found;
    if (blob) image.src = URL.createObjectURL(blob);
  }
}

/** Numbers the photographs for screen readers. */
function namePictures(): void {
  for (const list of all('.pictures')) {
    rowsOf(list).forEach((row, index) => {
      const image = row.querySelector('img')!;
      image.alt = `${index + 1}${index === 0 ? ` (${say('main')})` : ''}`;
      for (const button of all('button', row)) {
        button.setAttribute('aria-label', `${button.textContent}: ${image.alt}`);
      }
    });
  }
}

function addRow(list: Element, id = newId()): HTMLElement {
  const template = list.parentElement!.querySelector('template')!;
  const holder = document.createElement('template');
  holder.innerHTML = template.innerHTML.replace(NEW_ROW, id);
  const row = holder.content.firstElementChild as HTMLElement;
  row.classList.add('added');
  list.append(row);
  return row;
}

function setRemoved(row: HTMLElement, isRemoved: boolean): void {
  row.classList.toggle('removed', isRemoved);
  const button = row.querySelector<HTMLElement>('[data-remove]')!;
  button.dataset.label ??= button.textContent;
  button.textContent = isRemoved ? say('restore') : button.dataset.label;
}

/** Puts what this device keeps into the page. */
function applyDraft(): void {
  for (const [name, ids] of Object.entries(draft.rows)) {
    const list = listOf(name);
    const known = new Map(rowsOf(list).map((row) => [row.dataset.row!, row]));
    const wasThere = new Set(loaded.rows[name]);
    for (const id of ids) {
      // What the agency has deleted meanwhile stays deleted.
      const row =
        known.get(id) ?? (draft.values[`${name}.${id}.new`] ? addRow(list, id) : undefined);
      if (row) list.append(row);
    }
    const removed = draft.values[`${name}.removed`]?.split(' ') ?? [];
    for (const id of removed) if (wasThere.has(id)) setRemoved(known.get(id)!, true);
  }
  for (const input of inputs()) {
    const value = draft.values[input.name];
    if (value !== undefined) setValue(input, value);
  }
  for (const row of all('[data-row]')) {
    nameRow(row);
    const picture = row.querySelector<HTMLInputElement>('[name$=".picture"]');
    const image = row.querySelector<HTMLElement>('img');
    if (picture && image && !image.dataset.file) image.dataset.file = picture.value;
    if (image && picture && !picture.value) image.dataset.kept = picture.name;
  }
}

/** Returns the parts of the page in which something differs from the sheet. */
function findChanges(): Draft {
  const now = readForm();
  const values: Draft['values'] = {};
  const rows: Draft['rows'] = {};
  for (const [name, value] of Object.entries(now.values)) {
    if (value !== loaded.values[name]) values[name] = value;
  }
  for (const [name, ids] of Object.entries(now.rows)) {
    const before = loaded.rows[name] ?? [];
    if (ids.join() === before.join()) continue;
    rows[name] = ids;
    for (const id of ids) if (!before.includes(id)) values[`${name}.${id}.new`] = 'true';
    values[`${name}.removed`] = before.filter((id) => !ids.includes(id)).join(' ');
  }
  return { values, rows, submission: draft.submission };
}

const report = (text: string): void => {
  main.querySelector('[data-status]')!.textContent = text;
};

/** Says what has changed, and returns how many parts. */
function showChanges(): number {
  let count = 0;
  for (const part of all('.part')) {
    const names = inputs(part).map(({ name }) => name);
    const lists = all('[data-list]', part).map((list) => list.dataset.list!);
    const isChanged =
      names.some((name) => name in draft.values) || lists.some((name) => name in draft.rows);
    part.classList.toggle('changed', isChanged);
    if (isChanged) count++;
    const rows = lists.flatMap((name) => readLists()[name]!).length;
    const note = part.querySelector('[data-note]')!;
    note.textContent = isChanged ? say('changed') : rows > 0 ? String(rows) : '';
  }
  main.querySelector<HTMLElement>('[data-send-bar]')!.hidden = count === 0;
  // Neither says that all is right, nor puts Spanish words into the English sheet.
  for (const one of all('[data-confirm], [data-language]')) one.hidden = count > 0;
  if (count > 0)
    report(say(count === 1 ? 'changes_one' : 'changes_other').replace('{0}', String(count)));
  return count;
}

/** Keeps the changes on this device, as a new submission. */
function keep(): void {
  draft = { ...findChanges(), submission: newId() };
  const count = showChanges();
  const kept = draft;
  void inStore((store) => (count > 0 ? store.put(kept, keyOf()) : store.delete(keyOf())));
}

/** Returns the file that waits for an input, or the id that the CMS has given it, maybe in another tab. */
const findKept = async (name: string): Promise<File | number | undefined> =>
  chosen.get(name) ?? inStore<File | number>((store) => store.get(keyOf(name)));

/** Compares files: the store returns a new object each time. */
const isSameFile = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Enters what was uploaded into an input. */
function enterFile(input: HTMLInputElement, id: number): void {
  input.value = String(id);
  const image = input.closest('[data-row]')?.querySelector('img');
  if (image && !image.naturalWidth) {
    // A HEIC, which most browsers cannot show: the CMS has made a picture of it.
    image.removeAttribute('src');
    Object.assign(image.dataset, { file: input.value, kept: '' });
    void showFiles();
  }
  keep();
}

/** Uploads a file for an input; `false` without a connection, when it waits on this device. */
async function sendFile(name: string, file: File): Promise<boolean> {
  const note = document.createElement('small');
  note.role = 'status';
  note.textContent = say('uploading');
  inputOf(name)?.after(note);
  const form = new FormData();
  form.set('file', file);
  const kind = name.endsWith('.picture') ? 'picture' : name === 'curriculum' ? 'pdf' : 'audio';
  const response = await ask(`upload?kind=${kind}`, form);
  const body = (await response?.json().catch(() => undefined)) as
    | { id?: number; errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] }
    | undefined;
  const waiting = await findKept(name);
  if (typeof waiting !== 'object' || !isSameFile(waiting, file)) {
    note.remove();
    // Another file was chosen meanwhile.
    if (typeof waiting === 'object') return sendFile(name, waiting);
    // The changes were discarded meanwhile: what there was before stays.
    const discarded = inputOf(name);
    if (discarded) discarded.value = loaded.values[name] ?? '';
    return true;
  }
  const isOver = response !== undefined && response.status < 500;
  if (isOver) chosen.delete(name);
  if (body?.id) await inStore((store) => store.put(body.id, keyOf(name)));
  else if (isOver) await inStore((store) => store.delete(keyOf(name)));
  // What was typed in another tab meanwhile stays.
  await follow();
  note.remove();
  const input = inputOf(name);
  if (!input) return true;
  if (body?.id) {
    enterFile(input, body.id);
    return true;
  }
  const error = body?.errors?.[0];
  const refusal = error?.data?.errors?.[0]?.message ?? error?.message;
  note.textContent = isOver ? (refusal ?? say('wrongKind')) : say('waitingFile');
  note.className = 'problem';
  input.after(note);
  if (!isOver) return false;
  // What there was before stays.
  input.value = loaded.values[name] ?? '';
  keep();
  return true;
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs one task at a time, of all tabs; of this tab where the CMS has no HTTPS and browsers no locks. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const result = turn.then(() => navigator.locks?.request('uploads', task) ?? task());
  turn = result.catch(() => undefined);
  return result as Promise<T>;
}

/**
 * Sends what waits on this device, in one tab at a time, and returns the first input of what still waits. What
 * another tab has uploaded is entered.
 */
const sendWaiting = (): Promise<Input | undefined> =>
  inTurn(async () => {
    const keys = (await inStore<IDBValidKey[]>((store) => store.getAllKeys())) ?? [];
    const start = keyOf();
    const kept = keys.map(String).filter((key) => key.startsWith(start) && key !== start);
    let waiting: Input | undefined;
    for (const name of new Set([...chosen.keys(), ...kept.map((key) => key.slice(start.length))])) {
      const file = await findKept(name);
      const input = inputOf(name);
      if (!file || !input || input.value) continue;
      input.parentElement!.querySelectorAll('.problem').forEach((note) => note.remove());
      if (typeof file === 'number') enterFile(input, file);
      else if (!(await sendFile(name, file))) waiting ??= inputOf(name);
    }
    return waiting;
  });

/** Adds chosen files to the page, keeps them on this device, and uploads them. */
async function chooseFiles(chooser: HTMLInputElement): Promise<void> {
  const files = [...(chooser.files ?? [])];
  chooser.value = '';
  const pictures = chooser.dataset.upload === 'picture';
  for (const file of files) {
    const holder = pictures
      ? addRow(listOf('pictures'))
      : chooser.closest<HTMLElement>('[data-file-field]')!;
    const input = holder.querySelector<HTMLInputElement>('input[type=hidden]')!;
    input.value = '';
    const isKept = await inStore((store) => store.put(file, keyOf(input.name)));
    if (isKept) chosen.delete(input.name);
    else chosen.set(input.name, file);
    const image = holder.querySelector('img');
    if (image) image.src = URL.createObjectURL(file);
    const has = holder.querySelector<HTMLElement>('[data-has-file]');
    if (has) {
      has.hidden = false;
      has.textContent = file.name;
    }
  }
  namePictures();
  keep();
  await sendWaiting();
}

function showProblems(problems: Record<string, string>): void {
  for (const note of all('.problem')) note.remove();
  for (const input of all('[aria-invalid]')) input.removeAttribute('aria-invalid');
  const found = inputs().filter(({ name }) => problems[name]);
  for (const input of found) {
    const note = document.createElement('small');
    note.className = 'problem';
    note.id = `problem-${input.name}`;
    note.textContent = problems[input.name]!;
    input.after(note);
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', note.id);
    for (let part = input.closest('details'); part; part = part.parentElement!.closest('details')) {
      part.open = true;
    }
  }
  found[0]?.focus();
}

/** Returns the input of a photograph that was refused. */
const findRefusedPicture = (): Input | undefined =>
  inputs().find((one) => one.name.endsWith('.picture') && !one.value);

/** Sends the form, or that everything is right. */
async function send(isRight: boolean, button: HTMLButtonElement): Promise<void> {
  if (button.disabled) return;
  button.disabled = true;
  const waiting = await sendWaiting();
  const refused = findRefusedPicture();
  const { consent, consentUntil, ...form } = readFields() as Record<string, unknown>;
  // Half a day, which the browser gives no value.
  const unread = inputs().find(({ validity }) => validity.badInput);
  const problem = waiting
    ? { [waiting.name]: say('waitingFile') }
    : ((refused && { [refused.name]: say('wrongKind') }) ??
      (unread && { [unread.name]: unread.validationMessage }));
  const isUnticked = Boolean(consentUntil) && consent !== 'true';
  if (problem || isUnticked) {
    button.disabled = false;
    main.querySelector<HTMLElement>('[data-send-bar]')!.hidden = false;
    report(say('problems'));
    return showProblems(problem ?? { consent: say('tick') });
  }
  const agreed = consent === 'true' && { consent: consentUntil };
  const { revision } = sheet;
  const { submission } = draft;
  const body = { revision, submission, ...agreed };
  const response = await ask('send', { ...body, ...(isRight ? { isRight } : { form }) });
  const answer = (await response?.json().catch(() => undefined)) as Answer | undefined;
  button.disabled = false;
  if (response?.ok) {
    // What was changed meanwhile stays, as the next submission.
    if (draft.submission === submission) {
      await forget();
      draft = emptyDraft();
    }
    await load();
    main.querySelector<HTMLElement>('h1')!.focus();
    return scrollTo(0, 0);
  }
  main.querySelector<HTMLElement>('[data-send-bar]')!.hidden = false;
  if (response?.status === 409) {
    // In the language in which it was written: another phone can have chosen the other one.
    await load(sheet.language);
    main.querySelector<HTMLElement>('[data-send-bar]')!.hidden = false;
  }
  report(answer?.errors?.[0]?.message ?? say('offline'));
  if (answer?.problems) showProblems(answer.problems);
}

/** Loads the sheet, and puts into it what this device keeps. */
async function load(language?: string): Promise<void> {
  const response = await ask('sheet', { language });
  const body = (await response?.json().catch(() => undefined)) as Answer | undefined;
  if (!response?.ok || !body) {
    const message = document.createElement('p');
    message.className = 'message';
    message.role = 'alert';
    message.textContent = body?.errors?.[0]?.message ?? main.dataset.offline!;
    // What is in the page stays: it may be all that there is.
    if (!sheet) main.replaceChildren(message);
    return;
  }
  sheet = body;
  document.documentElement.lang = sheet.language;
  document.title = sheet.title;
  show((await readDraft()) ?? draft ?? emptyDraft());
}

const readDraft = () => inStore<Draft>((store) => store.get(keyOf()));

/** Shows the sheet with a draft. */
function show(next: Draft): void {
  main.innerHTML = sheet.html;
  main.querySelector('h1')!.tabIndex = -1;
  loaded = readForm();
  draft = next;
  applyDraft();
  // Not kept: another tab may have changed more since it was read.
  draft = findChanges();
  showChanges();
  namePictures();
  void showFiles().then(sendWaiting);
}

/** Shows what another tab has changed since this one was left. */
async function follow(): Promise<void> {
  const before = draft;
  const kept = sheet && (await readDraft());
  if (kept && draft === before && kept.submission !== draft.submission) show(kept);
}

function onClick(button: HTMLButtonElement): void {
  const { language, move } = button.dataset;
  const row = button.closest<HTMLElement>('[data-row]');
  if (language) return void load(language);
  if ('confirm' in button.dataset) return void send(true, button);
  if ('discard' in button.dataset) {
    draft = emptyDraft();
    return void forget().then(() => load());
  }
  if ('add' in button.dataset) {
    const added = addRow(button.parentElement!.querySelector('[data-list]')!);
    nameRow(added);
    inputs(added)[0]?.focus();
  } else if ('remove' in button.dataset && row) {
    const list = row.parentElement!;
    const isNew = !loaded.rows[list.dataset.list!]?.includes(row.dataset.row!);
    if (isNew) {
      list.parentElement!.querySelector<HTMLElement>('.add')?.focus();
      row.remove();
    } else setRemoved(row, !row.classList.contains('removed'));
  } else if (move && row) {
    const other = move === '1' ? row.nextElementSibling : row.previousElementSibling;
    if (move === '1') other?.after(row);
    else other?.before(row);
    button.focus();
  } else return;
  namePictures();
  keep();
}

main.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button');
  if (button) onClick(button);
});
main.addEventListener('input', ({ target }) => {
  const input = target as Input;
  if (input instanceof HTMLInputElement && input.type === 'file') return;
  const row = input.closest('[data-row]');
  if (row) nameRow(row);
  keep();
});
main.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset.upload) void chooseFiles(target);
});
main.addEventListener('submit', (event) => {
  event.preventDefault();
  void send(false, main.querySelector<HTMLButtonElement>('[type=submit]')!);
});
addEventListener('online', () => void sendWaiting());
addEventListener('focus', () => void follow());
addEventListener('pageshow', ({ persisted }) => persisted && void follow());
addEventListener('hashchange', () => location.reload());

void load();

export {};
