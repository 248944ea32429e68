'use client';

import { toast, useConfig } from '@payloadcms/ui';
import { type Bilingual, bilingual } from '../../../texts/labels.ts';
import { DraggableItem } from '../../form/admin/DraggableItem.tsx';
import styles from './photographs.module.css';

type Language = keyof Bilingual;
type Id = number | string;

const TEXTS = {
  drag: bilingual('Mover', 'Move'),
  promote: bilingual('Hacer principal', 'Make it the main one'),
  edit: bilingual('Editar', 'Edit'),
  remove: bilingual('Quitar', 'Remove'),
  gone: bilingual('La foto ya no existe', 'The photograph no longer exists'),
  failed: bilingual('El texto alternativo no se ha guardado', 'The alternative text was not saved'),
};
const ALT: Record<Language, Bilingual> = {
  es: bilingual('Texto alternativo en español', 'Alternative text in Spanish'),
  en: bilingual('Texto alternativo en inglés', 'Alternative text in English'),
};

/** A picture of the CMS with its alternative texts in both languages. */
export interface Picture {
  id: Id;
  filename?: string;
  url?: string;
  thumbnailURL?: string | null;
  alt?: Partial<Record<Language, string | null>>;
}

/** Saves a picture's alternative text in one language, at once and apart from the form. */
async function saveAlt(api: string, id: Id, locale: Language, alt: string, language: Language) {
  const response = await fetch(`${api}/media/${id}?locale=${locale}&depth=0`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ alt }),
  }).catch(() => undefined);
  if (response?.ok) return true;
  const answer = (await response?.json().catch(() => undefined)) as
    { errors?: { message?: string; data?: { errors?: { message?: string }[] } }[] } | undefined;
  const [error] = answer?.errors ?? [];
  toast.error(error?.data?.errors?.[0]?.message ?? error?.message ?? TEXTS.failed[language]);
  return false;
}

interface Props {
  id: Id | undefined;
  picture: Picture | undefined;
  language: Language;
  isDisabled: boolean;
  /** The gallery's row; undefined for the portrait, which has no place in the order. */
  rowId?: string;
  onEdit: (id: Id) => void;
  onPromote?: () => void;
  onRemove: () => void;
  /** Called when the picture's record has changed. */
  onChanged: (id: Id) => void;
}

/** The photograph with its actions and its alternative texts. */
function TileContent({
  id,
  picture,
  language,
  isDisabled,
  onEdit,
  onPromote,
  onRemove,
  onChanged,
}: Props) {
  const { config } = useConfig();
  const api = config.routes.api;
  const name = picture?.filename ?? '';
  const save = async (locale: Language, text: string) => {
    if (id === undefined || text === (picture?.alt?.[locale] ?? '')) return;
    if (await saveAlt(api, id, locale, text, language)) onChanged(id);
  };
  return (
    <>
      {picture ? (
        // The alternative text stands below it.
        <img
          src={picture.thumbnailURL ?? picture.url}
          alt=""
          title={name}
          loading="lazy"
          draggable={false}
        />
      ) : (
        <span className={styles.missing}>{id === undefined && TEXTS.gone[language]}</span>
      )}
      <div className={styles.actions}>
        {onPromote && (
          <button
            type="button"
            disabled={isDisabled}
            aria-label={`${TEXTS.promote[language]}: ${name}`}
            onClick={onPromote}
          >
            ★ {TEXTS.promote[language]}
          </button>
        )}
        {id !== undefined && (
          <button
            type="button"
            aria-label={`${TEXTS.edit[language]}: ${name}`}
            onClick={() => onEdit(id)}
          >
            {TEXTS.edit[language]}
          </button>
        )}
        <button
          type="button"
          disabled={isDisabled}
          aria-label={`${TEXTS.remove[language]}: ${name}`}
          onClick={onRemove}
        >
          {TEXTS.remove[language]}
        </button>
      </div>
      {picture &&
        (['es', 'en'] as const).map((locale) => (
          <label key={locale} className={styles.alt}>
            <span aria-hidden="true">{locale.toUpperCase()}</span>
            <input
              // A text that was saved elsewhere is shown.
              key={picture.alt?.[locale] ?? ''}
              aria-label={`${ALT[locale][language]}: ${name}`}
              title={ALT[locale][language]}
              defaultValue={picture.alt?.[locale] ?? ''}
              disabled={isDisabled}
              onBlur={({ target }) => void save(locale, target.value.trim())}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                event.currentTarget.blur();
              }}
            />
          </label>
        ))}
    </>
  );
}

/** Renders a photograph of the grid; those of the gallery can be dragged, or moved by keyboard. */
export function PhotoTile(props: Props) {
  const { rowId, language, isDisabled, picture } = props;
  if (!rowId) {
    return (
      <div className={styles.tile}>
        <TileContent {...props} />
      </div>
    );
  }
  return (
    <DraggableItem
      as="div"
      id={rowId}
      className="tile"
      isDisabled={isDisabled}
      label={`${TEXTS.drag[language]}: ${picture?.filename ?? ''}`}
      styles={styles}
    >
      <TileContent {...props} />
    </DraggableItem>
  );
}
