'use client';

import { useForm } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { completeVideoUrl, findVideoUrlProblem } from '#contract/videoUrl.ts';
import { useRows } from '../../../admin/useRows.ts';
import controls from '../../../admin/controls.module.css';
import styles from './videoLink.module.css';
import texts from './texts.json' with { type: 'json' };
import { useTexts } from '../../../texts/useTexts.ts';
import { describeProblem } from '../../../texts/problems.ts';
import { useApi } from '../../../admin/useApi.ts';

interface Answer {
  title?: string;
  durationSeconds?: number;
  poster?: number;
}

function kindOf(title: string): string {
  if (/\b(show)?reel\b/i.test(title)) return 'showreel';
  if (/tr[aá]iler|trailer|teaser/i.test(title)) return 'trailer';
  return /\b(escena|scene)\b/i.test(title) ? 'scene' : 'videobook';
}

/** Adds a video of the form by its link alone; without an answer, its fields are left to be filled in. */
export function VideoLink({ path = 'videos' }: { path?: string }) {
  const api = useApi();
  const { t, language } = useTexts(texts);
  const { disabled } = useForm();
  const rows = useRows();
  const id = useId();
  const [text, setText] = useState('');
  const [message, setMessage] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  const add = async (typed: string) => {
    if (isAsking || !typed.trim()) return;
    const code = findVideoUrlProblem(typed);
    if (code) return setMessage(describeProblem({ code }, language));
    const url = completeVideoUrl(typed);
    setAsking(true);
    setMessage(t('asking'));
    const { isOk, body, reason } = await api<Answer>('POST', '/video', { url });
    const { title = '', durationSeconds = null, poster = null } = (isOk && body) || {};
    rows.add(path, [{ kind: kindOf(title), title, url, durationSeconds, poster }]);
    setMessage(title ? t('added', title) : (reason ?? t('offline')));
    setText('');
    setAsking(false);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('label')}</label>
      <input
        id={id}
        className={controls.input}
        type="url"
        value={text}
        placeholder="https://vimeo.com/…"
        disabled={Boolean(disabled)}
        readOnly={isAsking}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData }) => {
          const pasted = clipboardData.getData('text/plain');
          if (!text && !findVideoUrlProblem(pasted)) void add(pasted);
        }}
        onBlur={() => void (findVideoUrlProblem(text) || add(text))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would save the record.
          event.preventDefault();
          void add(text);
        }}
      />
      <p id={`${id}-help`} className="field-description">
        {t('help')}
      </p>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
