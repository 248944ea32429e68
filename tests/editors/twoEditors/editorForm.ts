import {
  type BrowserContext,
  type Locator,
  type Page,
  type Response,
  expect,
} from '@playwright/test';
import { type Content, contentOf } from './model';

/** What Payload's form offers to the fields and buttons in it. */
interface PayloadForm {
  addFieldRow(args: object): void;
  removeFieldRow(args: object): void;
  moveFieldRow(args: object): void;
  dispatchFields(action: object): void;
  setModified(isModified: boolean): void;
  getData(): Record<string, unknown>;
  getFields(): Record<string, { value?: unknown; rows?: { id: string; isLoading?: boolean }[] }>;
}

declare global {
  interface Window {
    /** The form of the page, as its fields have it from React's context. */
    editorForm(): PayloadForm | undefined;
    next: { router: { push(url: string): void } };
  }
}

/** Finds the form of the page: a click on a button of a list ends in the same functions. */
function offerForm(): void {
  window.editorForm = () => {
    const node = document.querySelector('form.collection-edit__form[data-form-ready="true"]');
    const key = node && Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
    interface Fiber {
      child?: Fiber;
      memoizedProps?: { value?: PayloadForm };
    }
    let fiber = key ? (node as unknown as Record<string, Fiber>)[key] : undefined;
    while (fiber && !fiber.memoizedProps?.value?.dispatchFields) fiber = fiber.child;
    return fiber?.memoizedProps?.value;
  };
}

/** A page of the admin with the form of one record, in which an editor works. */
export class EditorForm {
  locale = 'es';
  #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  static async open(context: BrowserContext): Promise<EditorForm> {
    await context.addInitScript(offerForm);
    const page = await context.newPage();
    // Whether to leave unsaved changes.
    page.on('dialog', (dialog) => void dialog.accept());
    return new EditorForm(page);
  }

  get page(): Page {
    return this.#page;
  }

  /** Opens a record; within the admin, as a click on a link does. Unsaved changes are lost. */
  async show(id: number, locale: string): Promise<void> {
    this.locale = locale;
    const path = `/admin/collections/talents/${id}?locale=${locale}`;
    if (new URL(this.#page.url()).pathname.endsWith(`/talents/${id}`)) {
      // Away first: the page of the same record would stay as it is.
      await this.#page.evaluate(() => window.next.router.push('/admin/account'));
      await this.#page.waitForFunction(() => window.editorForm()?.getFields().email);
    }
    await this.#page.evaluate((to) => window.next.router.push(to), path);
    await this.#page.waitForFunction(
      ([record, language]) =>
        location.pathname.endsWith(`/${record}`) &&
        location.search.includes(`locale=${language}`) &&
        window.editorForm()?.getFields().sections,
      [id, locale] as const,
    );
  }

  /** A form that was not there when {@link #leave} was called. */
  get #newForm() {
    return this.#page.locator('form.collection-edit__form[data-form-ready="true"]:not([data-old])');
  }

  /** Does what leaves the form, and waits for the next one or for a button of the question. */
  async #leave(act: () => Promise<void>, confirm: Locator): Promise<boolean> {
    await this.#page.evaluate(() => {
      document.querySelector<HTMLElement>('form.collection-edit__form')!.dataset.old = '';
    });
    await act();
    await this.#newForm.or(confirm).first().waitFor();
    return confirm.isVisible();
  }

  async #arriveIn(locale: string): Promise<void> {
    await this.#newForm.waitFor();
    await expect(this.#page).toHaveURL(new RegExp(`locale=${locale}`));
    this.locale = locale;
  }

  /** Chooses a language in the header; returns the answer if the form asked to save its changes. */
  async chooseLanguage(locale: string): Promise<Response | undefined> {
    const choose = async () => {
      await this.#page.locator('.localizer .popup-button').click();
      await this.#page.locator(`.popup-button-list__button:has([data-locale="${locale}"])`).click();
    };
    const confirm = this.#page.getByRole('button', { name: 'Guardar borrador y cambiar' });
    let response: Response | undefined;
    if (await this.#leave(choose, confirm)) {
      const answer = this.#answer();
      await confirm.click();
      response = await answer;
      if (!response?.ok()) return this.#afterSave(answer);
    }
    await this.#arriveIn(locale);
    return response;
  }

  /** Presses the browser's back button; returns whether the form asked, and was left or not as told. */
  async goBackInHistory(locale: string, isLeaving: boolean): Promise<boolean> {
    const leave = this.#page.getByRole('button', { name: 'Salir de todos modos' });
    const goBack = () => this.#page.evaluate(() => window.history.back());
    const isAsked = await this.#leave(goBack, leave);
    if (isAsked && !isLeaving) {
      await this.#page.getByRole('button', { name: 'Permanecer en esta página' }).click();
      await expect(leave).toBeHidden();
      return true;
    }
    if (isAsked) await leave.click();
    await this.#arriveIn(locale);
    return isAsked;
  }

  /** Loads the page again, without its unsaved changes. */
  async reload(): Promise<void> {
    await this.#page.reload();
    await this.#page.waitForFunction(() => window.editorForm?.()?.getFields().sections);
  }

  /** Waits until the server has rendered every row that was added. */
  settle = () =>
    this.#page.waitForFunction(() => {
      const fields = window.editorForm()?.getFields();
      return (
        fields && Object.values(fields).every(({ rows }) => !rows?.some((row) => row.isLoading))
      );
    });

  /** What the form would send. */
  async content(): Promise<Content> {
    return contentOf(await this.#page.evaluate(() => window.editorForm()!.getData()));
  }

  /** Does something, and something else while the server's answer about the form as it then was is under way. */
  async duringAnswer(first: () => Promise<void>, then: () => Promise<void>): Promise<void> {
    const held = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const isForm = (url: URL) => url.pathname.startsWith('/admin/collections/talents/');
    let isFirst = true;
    await this.#page.route(isForm, async (route) => {
      // What is asked afterwards is answered as always.
      if (!isFirst) return route.fallback();
      isFirst = false;
      asked.resolve();
      const response = await route.fetch();
      await held.promise;
      // The form may have asked again, and no longer wait for it.
      await route.fulfill({ response }).catch(() => undefined);
      answered.resolve();
    });
    await first();
    await asked.promise;
    await then();
    held.resolve();
    await answered.promise;
    await this.#page.unroute(isForm);
  }

  change = (path: string, value: unknown) =>
    this.#page.evaluate(
      ([at, to]) => {
        const form = window.editorForm()!;
        form.dispatchFields({ type: 'UPDATE', path: at, value: to });
        form.setModified(true);
      },
      [path, value] as const,
    );

  /** Adds a row, with its values at once or after the server has rendered it; returns its id. */
  async addRow(list: string, index: number, values: object, isAtOnce: boolean): Promise<string> {
    const before = await this.rowsOf(list);
    await this.#page.evaluate(
      ([path, rowIndex, entries]) => {
        const subFieldState = Object.fromEntries(
          entries.map(([name, value]) => [name, { value, initialValue: value, valid: true }]),
        );
        window.editorForm()!.addFieldRow({ path, rowIndex, subFieldState });
      },
      [list, index, isAtOnce ? (Object.entries(values) as [string, unknown][]) : []] as const,
    );
    await expect.poll(async () => (await this.rowsOf(list)).length).toBe(before.length + 1);
    const id = (await this.rowsOf(list)).find((one) => !before.includes(one))!;
    if (!isAtOnce) {
      await this.settle();
      for (const [name, value] of Object.entries(values)) {
        await this.change(`${list}.${index}.${name}`, value);
      }
    }
    return id;
  }

  removeRow = (list: string, index: number) =>
    this.#page.evaluate(
      ([path, rowIndex]) => window.editorForm()!.removeFieldRow({ path, rowIndex }),
      [list, index] as const,
    );

  moveRow = (list: string, from: number, to: number) =>
    this.#page.evaluate(
      ([path, moveFromIndex, moveToIndex]) =>
        window.editorForm()!.moveFieldRow({ path, moveFromIndex, moveToIndex }),
      [list, from, to] as const,
    );

  /** Duplicates a row; returns the id of the copy. */
  async duplicateRow(list: string, index: number): Promise<string> {
    const before = await this.rowsOf(list);
    await this.#page.evaluate(
      ([path, rowIndex]) => {
        const form = window.editorForm()!;
        form.dispatchFields({ type: 'DUPLICATE_ROW', path, rowIndex });
        form.setModified(true);
      },
      [list, index] as const,
    );
    await expect.poll(async () => (await this.rowsOf(list)).length).toBe(before.length + 1);
    return (await this.rowsOf(list))[index + 1]!;
  }

  rowsOf = (list: string): Promise<string[]> =>
    this.#page.evaluate(
      (path) => (window.editorForm()!.getFields()[path]?.rows ?? []).map(({ id }) => id),
      list,
    );

  #button = (isDraft: boolean) =>
    this.#page.locator(isDraft ? '#action-save-draft' : '#action-save');

  /** Whether the button to save a draft or to publish can be clicked. */
  canSave = (isDraft: boolean): Promise<boolean> => this.#button(isDraft).isEnabled();

  /** Clicks the button; returns the answer, or nothing without a connection. */
  async save(isDraft: boolean): Promise<Response | undefined> {
    const answer = this.#answer();
    await this.#button(isDraft).click();
    return this.#afterSave(answer);
  }

  /** Chooses in the dialog about a conflict, by the paths of the questions, and saves. */
  async choose(choices: Record<string, string>): Promise<Response | undefined> {
    const dialog = this.#page.locator('dialog[open]');
    for (const [path, side] of Object.entries(choices)) {
      const sides = dialog.locator(`input[name="${path}"]`);
      await sides.nth(side === 'mine' ? 0 : 1).check();
    }
    const answer = this.#answer();
    await dialog.getByRole('button').first().click();
    return this.#afterSave(answer);
  }

  /** Goes back from the dialog to the form. */
  async closeDialog(): Promise<void> {
    await this.#page.locator('dialog[open]').getByRole('button').last().click();
    await expect(this.#page.locator('dialog[open]')).toHaveCount(0);
  }

  async #answer(): Promise<Response | undefined> {
    const isSave = (request: { method(): string; url(): string }) =>
      request.method() === 'PATCH' && /\/api\/talents\/\d+\?/.test(request.url());
    const ended = await Promise.race([
      this.#page.waitForEvent('requestfinished', isSave),
      this.#page.waitForEvent('requestfailed', isSave),
    ]);
    return (await ended.response()) ?? undefined;
  }

  /** Waits until the form has taken the answer over. */
  async #afterSave(answer: Promise<Response | undefined>): Promise<Response | undefined> {
    const response = await answer;
    const body = response?.ok()
      ? ((await response.json()) as { doc?: { updatedAt?: string } })
      : undefined;
    await this.#page.waitForFunction((updatedAt) => {
      const form = window.editorForm();
      const revision = form?.getFields()._revision?.value as
        { loaded?: { updatedAt?: string } } | undefined;
      return form && (!updatedAt || revision?.loaded?.updatedAt === updatedAt);
    }, body?.doc?.updatedAt);
    return response;
  }
}
