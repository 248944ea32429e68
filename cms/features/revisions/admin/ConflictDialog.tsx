'use client';

import {
  Button,
  useAllFormFields,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
} from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { describeMoment } from '../../../texts/times.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { type Conflict, FORM_PATHS, type Revision, type ShownPart } from '../revisionConflict.ts';
import texts from '../texts.json' with { type: 'json' };
import { useIsMounted } from '../../../admin/useIsMounted.ts';
import controls from '../../../admin/controls.module.css';
import styles from './conflict.module.css';

/** What the editor has chosen, by the paths of the questions. */
type Choices = NonNullable<Revision['choices']>;

/** Renders a value: its text and picture, or a list of those of its rows. */
export function Shown({ parts, empty }: { parts: ShownPart[]; empty: string }) {
  if (parts.length === 0) return <i>{empty}</i>;
  const shown = parts.map(({ text, picture }, index) => (
    <span key={index} className={styles.part}>
      {picture && <img src={picture} alt="" />}
      <span className={styles.text}>{text}</span>
    </span>
  ));
  return parts.length === 1 ? (
    shown
  ) : (
    <ul className={styles.rows}>
      {shown.map((part) => (
        <li key={part.key}>{part}</li>
      ))}
    </ul>
  );
}

/** Keeps in the form what it was loaded with, from which its save starts. */
function useLoadedRevision() {
  const { data } = useDocumentInfo();
  const [fields, dispatchFields] = useAllFormFields();
  const kept = useRef<typeof data>(undefined);
  const isMounted = useIsMounted();
  const isMissing = fields[FORM_PATHS.revision] === undefined;
  // After every change of the fields: Payload replaces them all when the form is loaded.
  useEffect(() => {
    if (!isMounted || !data?.updatedAt || (kept.current === data && !isMissing)) return;
    kept.current = data;
    const value: Revision = { loaded: data };
    dispatchFields({ type: 'UPDATE', path: FORM_PATHS.revision, initialValue: value, value });
  }, [data, fields, isMissing, isMounted, dispatchFields]);
}

interface DialogProps {
  conflict: Conflict;
  onSave: (choices: Choices) => void;
  onBack: () => void;
}

function Dialog({ conflict, onSave, onBack }: DialogProps) {
  const { user } = useAuth();
  const [chosen, setChosen] = useState<Choices>({});
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const { language, t } = useTexts(texts);
  const { who, when, questions, merged } = conflict;
  const own = (user as { name?: string | null } | null)?.name || user?.email?.split('@')[0];
  const isOwn = who && who === own;

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      className={`${controls.dialog} ${styles.dialog}`}
      aria-labelledby={headingId}
      onClose={onBack}
    >
      <h2 id={headingId}>{isOwn ? t('ownHeading') : t('heading', who ?? texts.somebody)}</h2>
      <p>{t('introduction', describeMoment(when, language))}</p>
      {merged.length > 0 && <p>{t('merged', merged.join(', '))}</p>}
      {questions.map((question) => (
        <fieldset key={question.path} className={styles.field}>
          <legend>{question.label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side} className={styles.choice}>
              <input
                type="radio"
                name={question.path}
                checked={chosen[question.path] === side}
                onChange={() => setChosen((previous) => ({ ...previous, [question.path]: side }))}
              />
              <strong>{t(side)}</strong>
              <span className={styles.value}>
                <Shown parts={question[side]} empty={t('empty')} />
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <div className={`${controls.buttons} ${styles.buttons}`}>
        <Button
          margin={false}
          disabled={questions.some(({ path }) => !chosen[path])}
          onClick={() => onSave(chosen)}
        >
          {t('save')}
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </dialog>
  );
}

/** Asks whose values are saved after the CMS has refused a save over somebody else's. */
export function ConflictDialog() {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { api } = useConfig().config.routes;
  const { getFields, submit } = useForm();
  const [fields, dispatchFields] = useAllFormFields();
  const [conflict, setConflict] = useState<Conflict>();
  const message = fields[FORM_PATHS.conflict]?.errorMessage;
  useLoadedRevision();
  useEffect(() => {
    if (!message) return;
    dispatchFields({ type: 'REMOVE', path: FORM_PATHS.conflict });
    setConflict(JSON.parse(message) as Conflict);
  }, [message, dispatchFields]);
  if (!conflict) return null;

  const end = () => setConflict(undefined);
  /** Sends the refused save again, with what the editor has chosen. */
  const save = (choices: Choices) => {
    end();
    const { search, status, when } = conflict;
    const path = collectionSlug ? `${collectionSlug}/${id}` : `globals/${globalSlug}`;
    const revision = getFields()[FORM_PATHS.revision]?.value as Revision;
    void submit({
      action: `${api}/${path}${search}`,
      overrides: {
        [FORM_PATHS.revision]: { ...revision, seen: when, choices },
        ...(status && { _status: status }),
      },
      skipValidation: status === 'draft',
    });
  };
  const dialog = <Dialog conflict={conflict} onSave={save} onBack={end} />;
  return createPortal(dialog, document.body);
}
