'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import controls from '../../../admin/controls.module.css';
import { Shown } from '../../revisions/admin/ConflictDialog.tsx';
import { useApi } from '../../../admin/useApi.ts';
import type { readReview } from '../review.ts';
import TEXTS from '../texts.json' with { type: 'json' };
import styles from './profileUpdates.module.css';

type Review = NonNullable<Awaited<ReturnType<typeof readReview>>>;

interface Props extends Pick<Review, 'seen' | 'hasDraft' | 'changedBy' | 'changes'> {
  id: number;
  /** The person's given name. */
  name: string;
  /** The path of the preview. */
  preview: string;
}

/** Opens the page of the record in the preview, and shows it the record that is loaded meanwhile. */
function openPreview(path: string, load: () => Promise<object | undefined>): void {
  const loading = load();
  const opened = window.open(path);
  const show = ({ source, data }: MessageEvent) => {
    if (source !== opened || (data as { ready?: unknown } | null)?.ready !== true) return;
    window.removeEventListener('message', show);
    void loading.then((record) =>
      opened?.postMessage({ type: 'payload-live-preview', data: record }, location.origin),
    );
  };
  window.addEventListener('message', show);
}

/** Lets an editor take or leave each change; what the agency has changed meanwhile is left at first. */
export function ReviewForm({ id, name, preview, seen, hasDraft, changedBy, changes }: Props) {
  const { t } = useTexts(TEXTS.review);
  const api = useApi();
  const router = useRouter();
  const { config } = useConfig();
  const [taken, setTaken] = useState(
    () => new Set(changes.filter((one) => !one.isChangedMeanwhile).map(({ path }) => path)),
  );
  const [word, setWord] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isDraft, setDraft] = useState(hasDraft);
  const take = (paths: readonly string[], isTaken: boolean) => {
    setDraft(hasDraft);
    setTaken((before) => {
      const after = new Set(before);
      for (const path of paths) {
        if (isTaken) after.add(path);
        else after.delete(path);
      }
      return after;
    });
  };
  const all = changes.map(({ path }) => path);
  const decide = async () => {
    setBusy(true);
    const answer = { take: [...taken], seen, word, publish: !isDraft };
    const { isOk, status, reason } = await api('POST', `/profile-updates/${id}/decide`, answer);
    setBusy(false);
    if (isOk) {
      toast.success(t('done'));
      return router.push(config.routes.admin);
    }
    toast.error(reason ?? t('failed'));
    if (status === 409) router.refresh();
    // What cannot be published, such as an English row without its Spanish title, can be taken into the draft.
    if (status === 400) setDraft(true);
  };
  const load = async () =>
    (await api<object>('POST', `/profile-updates/${id}/preview`, { take: [...taken] })).body;
  const label = taken.size === 0 ? t('none') : t(isDraft ? 'draft' : 'publish');
  return (
    <>
      <div className={controls.buttons}>
        <Button buttonStyle="secondary" margin={false} onClick={() => openPreview(preview, load)}>
          {t('see')}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => take(all, true)}>
          {t('takeAll')}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => take(all, false)}>
          {t('keepAll')}
        </Button>
      </div>
      {hasDraft && <p>{t('hasDraft')}</p>}
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {changes.map(({ path, label: field, before, after, isChangedMeanwhile }) => (
            <tr key={path}>
              <th scope="row">{field}</th>
              <td>
                <Shown parts={before} empty={t('nothing')} />
              </td>
              <td className={styles.after}>
                <Shown parts={after} empty={t('nothing')} />
                {isChangedMeanwhile && <small>{t('meanwhile', changedBy)}</small>}
              </td>
              <td>
                <fieldset className={styles.choice}>
                  <legend className={styles.hidden}>{field}</legend>
                  {([false, true] as const).map((isTaken) => (
                    <label key={String(isTaken)}>
                      <input
                        type="radio"
                        name={path}
                        checked={taken.has(path) === isTaken}
                        onChange={() => take([path], isTaken)}
                      />
                      <span>{t(isTaken ? 'take' : 'keep')}</span>
                    </label>
                  ))}
                </fieldset>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className={styles.word}>
        {t('word', name)}
        <textarea
          className={controls.input}
          rows={3}
          maxLength={1000}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
      </label>
      <Button disabled={isBusy} onClick={() => void decide()}>
        {label}
      </Button>
    </>
  );
}
