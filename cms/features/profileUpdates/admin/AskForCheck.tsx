'use client';

import { Button, toast, useFormModified } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useId, useRef, useState } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import controls from '../../../admin/controls.module.css';
import { useApi } from '../../../admin/useApi.ts';
import { useSelectedTalents } from '../../list/admin/useSelectedTalents.ts';
import TEXTS from '../texts.json' with { type: 'json' };
import type { AskedPerson } from '../updates.ts';
import styles from './profileUpdates.module.css';

/** Shows the links that were made, which cannot be shown again. */
function Links({ people }: { people: readonly AskedPerson[] }) {
  const { t } = useTexts(TEXTS.admin);
  const { t: mailText } = useTexts(TEXTS.mailStates);
  const copy = (link: string) =>
    navigator.clipboard.writeText(link).then(
      () => void toast.success(t('copied')),
      () => void toast.error(t('failed')),
    );
  return (
    <>
      <p>{t('once')}</p>
      <ul className={styles.links}>
        {people.map(({ id, name, link, mail, isMinor }) => (
          <li key={id}>
            <span>
              <b>{name}</b> · {mailText(mail)}
              {isMinor && ` · ${t('minor')}`}
            </span>
            <input className={controls.input} readOnly value={link} aria-label={name} />
            <Button
              size="small"
              buttonStyle="secondary"
              margin={false}
              onClick={() => void copy(link)}
            >
              {t('copy', name)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns what shows the new state of the request: never in a form with unsaved work, which it would put back. */
function useRefresh(): () => void {
  const router = useRouter();
  const isModified = useFormModified();
  return () => {
    if (!isModified) router.refresh();
  };
}

interface AskProps {
  label: string;
  /** Who is asked: people by their ids, or all whose sheets are due. */
  who: { ids: readonly number[] } | { due: true };
}

/** A button with a dialog that asks people to check their sheets, and shows the links. */
function Ask({ label, who }: AskProps) {
  const { t } = useTexts(TEXTS.admin);
  const api = useApi();
  const refresh = useRefresh();
  const dialog = useRef<HTMLDialogElement>(null);
  const [people, setPeople] = useState<AskedPerson[]>();
  const [words, setWords] = useState('');
  const [asksConsent, setAsksConsent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const ask = async () => {
    setBusy(true);
    const asked = { ...who, words, asksConsent };
    const answer = await api<{ people: AskedPerson[] }>('POST', '/profile-updates/ask', asked);
    setBusy(false);
    if (!answer.isOk || !answer.body) return void toast.error(answer.reason ?? t('failed'));
    setPeople(answer.body.people);
  };
  const close = () => {
    if (people) refresh();
    setPeople(undefined);
  };
  // No form: the dialog is in that of the record.
  const questions = (
    <>
      <label>
        {t('words')}
        <textarea
          className={controls.input}
          rows={3}
          maxLength={1000}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={asksConsent}
          onChange={(event) => setAsksConsent(event.target.checked)}
        />{' '}
        {t('consent')}
      </label>
    </>
  );
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </Button>
      <dialog
        ref={dialog}
        className={`${controls.dialog} ${styles.dialog}`}
        aria-labelledby={id}
        onClose={close}
      >
        <h2 id={id}>{t('heading')}</h2>
        {people ? <Links people={people} /> : questions}
        <div className={controls.buttons}>
          {!people && (
            <Button margin={false} disabled={isBusy} onClick={() => void ask()}>
              {t('create')}
            </Button>
          )}
          <Button margin={false} buttonStyle="secondary" onClick={() => dialog.current?.close()}>
            {t('cancel')}
          </Button>
        </div>
      </dialog>
    </>
  );
}

/** Asks one person, and can end the link. */
export function AskPerson({ id, hasLink }: { id: number; hasLink: boolean }) {
  const { t } = useTexts(TEXTS.admin);
  const api = useApi();
  const refresh = useRefresh();
  const revoke = async () => {
    const { isOk } = await api('POST', '/profile-updates/revoke', { talent: id });
    if (!isOk) return void toast.error(t('failed'));
    toast.success(t('revoked'));
    refresh();
  };
  return (
    <div className={controls.buttons}>
      <Ask label={t('ask')} who={{ ids: [id] }} />
      {hasLink && (
        <button type="button" className={controls.textButton} onClick={() => void revoke()}>
          {t('revoke')}
        </button>
      )}
    </div>
  );
}

/** Asks the people that are selected in the table of talents. */
export function AskSelected() {
  const { t } = useTexts(TEXTS.admin);
  const ids = useSelectedTalents().ids;
  return ids.length > 0 && <Ask label={t('askSelected', ids.length)} who={{ ids }} />;
}

/** Asks everybody whose sheet was not checked for six months. */
export function AskDue({ count }: { count: number }) {
  const { t } = useTexts(TEXTS.admin);
  return <Ask label={t('askDue', count)} who={{ due: true }} />;
}
