'use client';

import {
  Banner,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
} from '@payloadcms/ui';
import { createStore, delMany, entries, set, type UseStore } from 'idb-keyval';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { usePathname } from 'next/navigation';
import { describeMoment } from '../../../texts/times.ts';
import { FORM_PATHS } from '../../revisions/revisionConflict.ts';
import { useApi } from '../../../admin/useApi.ts';
import { SmallButton } from '../../../admin/SmallButton.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import texts from './recoveryTexts.json' with { type: 'json' };

/** The values of a form that were not saved. */
interface RecoveryCopy {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** `updatedAt` of the record that the form showed; `null` for a new record. */
  basedOn: string | null;
  values: Record<string, unknown>;
}

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('unsaved-work', 'copies'));

/** Browsers without a database, e.g. in some private windows, have no copies. */
const ignore = () => undefined;

const removeCopies = (...keys: string[]): Promise<void> => delMany(keys, store()).catch(ignore);

const allCopies = (): Promise<[string, RecoveryCopy][]> =>
  entries<string, RecoveryCopy>(store()).catch(() => []);

async function removeWhere(matches: (key: string, copy: RecoveryCopy) => boolean): Promise<void> {
  const found = (await allCopies()).filter(([key, copy]) => matches(key, copy));
  await removeCopies(...found.map(([key]) => key));
}

/** Removes all copies of a talent's form, and of other forms that name them. */
export const removeCopiesAbout = (id: number | string, name: string): Promise<void> =>
  removeWhere(
    (key, { values }) =>
      key.includes(` talents ${id} `) || (name !== '' && JSON.stringify(values).includes(name)),
  );

/** Removes the copies of talents that are no more: somebody else has erased them. */
async function removeOrphanedCopies(api: ReturnType<typeof useApi>): Promise<void> {
  const idIn = (key: string) => / talents (\d+) /.exec(key)?.[1];
  const ids = new Set((await allCopies()).flatMap(([key]) => idIn(key) ?? []));
  if (ids.size === 0) return;
  const query = new URLSearchParams({ depth: '0', pagination: 'false', trash: 'true' });
  query.set('where[id][in]', [...ids].join(','));
  query.set('select[slug]', 'true');
  const { isOk, body } = await api<{ docs: { id: number }[] }>('GET', `/talents?${query}`);
  // Offline, the next page tries again.
  if (!isOk || !body) return;
  const existing = new Set(body.docs.map(({ id }) => String(id)));
  await removeWhere((key) => {
    const id = idIn(key);
    return id !== undefined && !existing.has(id);
  });
}

/** Marks a copy as that of an open window until the returned function is called; a crash unmarks it. */
function holdCopy(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  navigator.locks?.request(key, () => promise).catch(ignore);
  return resolve;
}

/** Finds the newest copy of a form that no open window is writing. */
async function findCopy(scope: string) {
  const locks = await navigator.locks?.query();
  const held = new Set(locks?.held?.map(({ name }) => name));
  return (await allCopies())
    .filter(([key]) => key.startsWith(scope) && !held.has(key))
    .map(([key, copy]) => ({ ...copy, key }))
    .sort((a, b) => b.savedAt - a.savedAt)[0];
}

type FoundCopy = NonNullable<Awaited<ReturnType<typeof findCopy>>>;

/** Milliseconds without a change after which the form is copied. */
const DEBOUNCE_MS = 300;

/** Returns the start of the keys of this form's copies, or `undefined` if it has none. */
function useScope(): string | undefined {
  const { id, collectionSlug, globalSlug, isInitializing, isTrashed } = useDocumentInfo();
  const { code } = useLocale();
  const { user } = useAuth();
  const kind = collectionSlug ?? globalSlug ?? '';
  // A new file cannot be recovered, and a bulk upload has a form for each.
  const isNewFile = kind === 'media' && id === undefined;
  if (!user || isInitializing || isTrashed || isNewFile) return undefined;
  return `${user.id} ${kind} ${id ?? 'new'} ${code} `;
}

/** Creates the key of a form's copy: two windows with the same form have copies of their own. */
const createKey = (scope: string): string => `${scope}${Math.random().toString(36).slice(2)}`;

/** Keeps a copy of the form in the browser while it has unsaved changes. */
function useCopying(scope: string | undefined, basedOn: RecoveryCopy['basedOn']) {
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const key = useMemo(() => scope && createKey(scope), [scope]);
  const storedVersion = useRef(basedOn);

  useEffect(() => (isModified && key ? holdCopy(key) : undefined), [isModified, key]);
  useEffect(() => {
    if (!isModified || !key) return;
    const timer = setTimeout(() => {
      const values = reduceFieldsToValues(fields, true) as RecoveryCopy['values'];
      // A chosen file cannot be recovered.
      delete values.file;
      void set(key, { savedAt: Date.now(), basedOn, values }, store()).catch(ignore);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isModified, key, basedOn, fields]);
  useEffect(() => {
    // The record is stored before the form is ready again: an editor may leave in between.
    const isStored = storedVersion.current !== basedOn;
    storedVersion.current = basedOn;
    if (isStored && !isModified && key) void removeCopies(key);
  }, [basedOn, isModified, key]);
}

/** Returns unsaved work that an earlier session has left, and what to do with it. */
function useRecoveryCopy() {
  const scope = useScope();
  const basedOn = (useDocumentInfo().data?.updatedAt as string | undefined) ?? null;
  const { dispatchFields, reset, setModified } = useForm();
  const [found, setFound] = useState<FoundCopy>();
  useCopying(scope, basedOn);

  useEffect(() => {
    setFound(undefined);
    let isCurrent = true;
    if (scope) void findCopy(scope).then((copy) => isCurrent && setFound(copy));
    return () => {
      isCurrent = false;
    };
  }, [scope]);

  const discard = async ({ key }: FoundCopy) => {
    await removeCopies(key);
    setFound(scope ? await findCopy(scope) : undefined);
  };
  const recover = async (copy: FoundCopy) => {
    await reset(copy.values);
    // A save compares with what the copied form was loaded with.
    const value = copy.values[FORM_PATHS.revision];
    if (value)
      dispatchFields({ type: 'UPDATE', path: FORM_PATHS.revision, initialValue: value, value });
    setModified(true);
    await discard(copy);
  };
  return { found, isOutdated: found && found.basedOn !== basedOn, discard, recover };
}

/** The browser scrolls a reloaded page to where it was, which hides the offer above. */
const show = (banner: HTMLElement | null) => banner?.scrollIntoView({ block: 'center' });

/** Offers the unsaved work that an earlier session has left, e.g. after a crash of the browser. */
export function RecoveryBanner() {
  const { language, t } = useTexts(texts);
  const { found, isOutdated, discard, recover } = useRecoveryCopy();
  if (!found) return null;
  return (
    <div role="status" ref={show}>
      <Banner type="info">
        <p>
          <strong>{t('found', describeMoment(found.savedAt, language))}</strong>
          {isOutdated && ` ${t('outdated')}`}
        </p>
        <div style={{ display: 'flex', gap: 'calc(var(--base) / 2)' }}>
          <SmallButton isMain onClick={() => recover(found)}>
            {t('recover')}
          </SmallButton>
          <SmallButton onClick={() => discard(found)}>{t('discard')}</SmallButton>
        </div>
      </Banner>
    </div>
  );
}

/** Removes copies of unsaved work after a week, of erased people, and a user's when they sign out. */
export function RecoveryCleanup({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const pathname = usePathname();
  const signedIn = useRef<number | string>(undefined);
  const isSigningOut = useRef(false);

  const api = useApi();
  const hasUser = Boolean(user);

  useEffect(() => {
    const oldest = Date.now() - MAX_AGE_MS;
    void removeWhere((_key, { savedAt }) => savedAt < oldest);
  }, []);
  useEffect(() => {
    if (hasUser) void removeOrphanedCopies(api);
  }, [api, hasUser]);
  useEffect(() => {
    // Not at the end of a session, whose unsaved work the same user gets back.
    if (pathname.endsWith('/logout')) isSigningOut.current = true;
    if (user) signedIn.current = user.id;
    else if (isSigningOut.current && signedIn.current !== undefined) {
      const start = `${signedIn.current} `;
      void removeWhere((key) => key.startsWith(start));
    }
  }, [user, pathname]);

  return <>{children}</>;
}
