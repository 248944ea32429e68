'use client';

import {
  Button,
  DraggableSortable,
  Dropzone,
  FieldError,
  toast,
  useDocumentDrawer,
  useForm,
  useFormFields,
  useListDrawer,
} from '@payloadcms/ui';
import type { FormState, UploadFieldClientProps } from 'payload';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { AdminLanguage } from '../../../texts/problems.ts';
import { FILE_TYPES } from '#contract/uploads.ts';
import { useRows } from '../../../admin/useRows.ts';
import { FileButton, UploadList, useUploads } from './uploads.tsx';
import controls from '../../../admin/controls.module.css';
import styles from './photographs.module.css';
import texts from './photographTexts.json' with { type: 'json' };
import { useTexts } from '../../../texts/useTexts.ts';
import { useApi } from '../../../admin/useApi.ts';
import { DraggableItem } from '../../../admin/DraggableItem.tsx';

type Id = number | string;

interface Picture {
  id: Id;
  filename?: string;
  url?: string;
  thumbnailURL?: string | null;
  alt?: Partial<Record<AdminLanguage, string | null>>;
}

interface TileProps {
  id: Id | undefined;
  picture: Picture | undefined;
  isDisabled: boolean;
  onEdit: (id: Id) => void;
  onPromote?: () => void;
  onRemove: () => void;
  onChanged: (id: Id) => void;
}

function Tile({ id, picture, isDisabled, onEdit, onPromote, onRemove, onChanged }: TileProps) {
  const api = useApi();
  const { t } = useTexts(texts);
  const name = picture?.filename ?? '';
  /** Saves the alternative text in one language, at once and apart from the form. */
  const save = async (locale: AdminLanguage, alt: string) => {
    if (id === undefined || alt === (picture?.alt?.[locale] ?? '')) return;
    const path = `/media/${id}?locale=${locale}&depth=0`;
    const { isOk, reason } = await api('PATCH', path, { alt });
    if (isOk) onChanged(id);
    else toast.error(reason ?? t('failed'));
  };
  const edit = id === undefined ? undefined : () => onEdit(id);
  const actions = [
    { text: t('promote'), mark: '★ ', isLocked: isDisabled, onClick: onPromote },
    { text: t('edit'), isLocked: false, onClick: edit },
    { text: t('remove'), isLocked: isDisabled, onClick: onRemove },
  ];
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
        <span className={styles.missing}>{id === undefined && t('gone')}</span>
      )}
      <div className={styles.actions}>
        {actions.map(
          ({ text, mark = '', isLocked, onClick }) =>
            onClick && (
              <button
                key={text}
                type="button"
                className={controls.textButton}
                disabled={isLocked}
                aria-label={`${text}: ${name}`}
                onClick={({ currentTarget }) => {
                  const part = currentTarget.closest<HTMLElement>('[role="group"]');
                  onClick();
                  // The button can go with its photograph.
                  requestAnimationFrame(
                    () => currentTarget.isConnected || part?.focus({ preventScroll: true }),
                  );
                }}
              >
                {mark}
                {text}
              </button>
            ),
        )}
      </div>
      {picture &&
        (['es', 'en'] as const).map((locale) => (
          <label key={locale} className={styles.alt}>
            <span aria-hidden="true">{locale.toUpperCase()}</span>
            <input
              // A text that was saved elsewhere is shown.
              key={picture.alt?.[locale] ?? ''}
              className={controls.input}
              aria-label={`${t(`alt.${locale}`)}: ${name}`}
              title={t(`alt.${locale}`)}
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

/** Systems that do not know HEIC report its files without a type. */
const ACCEPTED = [...FILE_TYPES.picture, ...FILE_TYPES.heic, '.heic', '.heif'].join();
const GALLERY = 'gallery';
/** The place of an uploaded photograph that is no row. */
const PORTRAIT = 'portrait';

/** Milliseconds after which pictures that could not be read are asked for again. */
const RETRY_MS = 5_000;

/** Returns a function that finds pictures by their ids, and one that reads them again after a change. */
function usePictures(ids: readonly Id[]) {
  const api = useApi();
  const [pictures, setPictures] = useState<ReadonlyMap<string, Picture>>(new Map());
  /** The number of requests that have failed. */
  const [failures, setFailures] = useState(0);
  const read = useCallback(
    async (wanted: string) => {
      const query = new URLSearchParams({ depth: '0', locale: 'all', pagination: 'false' });
      query.set('where[id][in]', wanted);
      const { isOk, body } = await api<{ docs: Picture[] }>('GET', `/media?${query}`);
      if (!isOk || !body) return void setTimeout(() => setFailures((count) => count + 1), RETRY_MS);
      const docs = body.docs.map((doc) => [String(doc.id), doc] as const);
      // An answer can be late: it replaces nothing that it does not contain.
      setPictures((known) => new Map([...known, ...docs]));
    },
    [api],
  );
  const unknown = ids.map(String).filter((id) => !pictures.has(id));
  const unknownIds = unknown.toSorted().join();
  useEffect(() => {
    if (unknownIds) void read(unknownIds);
  }, [read, unknownIds, failures]);
  return {
    find: (id: Id | undefined) => pictures.get(String(id)),
    reload: (id: Id) => void read(String(id)),
  };
}

const idOf = (value: unknown): Id | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value) ? value : undefined;

/** Returns the rows of the gallery, with the ids of their pictures. */
const galleryOf = (fields: FormState) =>
  (fields[GALLERY]?.rows ?? []).map(({ id }, index) => ({
    rowId: id,
    picture: idOf(fields[`${GALLERY}.${index}.picture`]?.value),
  }));

/** The portrait and the gallery of the open form, and what an editor does with them. */
function usePhotographs() {
  const { dispatchFields, getField, getFields, moveFieldRow, setModified } = useForm();
  const rows = useRows();
  const portrait = useFormFields(([fields]) => idOf(fields.photo?.value));
  const tiles = useFormFields(([fields]) => galleryOf(fields));
  const setPortrait = (id: Id | null) => {
    dispatchFields({ type: 'UPDATE', path: 'photo', value: id, valid: true });
    setModified(true);
  };
  const indexOf = (rowId: string) =>
    getFields()[GALLERY]?.rows?.findIndex(({ id }) => id === rowId) ?? -1;
  /** Makes a photograph of the gallery the portrait, whose place the former one takes. */
  const promote = (rowId: string) => {
    const path = `${GALLERY}.${indexOf(rowId)}.picture`;
    const former = idOf(getField('photo')?.value);
    setPortrait(idOf(getField(path)?.value) ?? null);
    if (former) dispatchFields({ type: 'UPDATE', path, value: former });
    else rows.remove(GALLERY, [rowId]);
  };
  const move = (moveFromIndex: number, moveToIndex: number) => {
    // A place is -1 for the whole grid, and for a photograph that was removed while it was dragged.
    if (moveFromIndex === moveToIndex || moveFromIndex < 0 || moveToIndex < 0) return;
    moveFieldRow({ path: GALLERY, moveFromIndex, moveToIndex });
  };
  const add = (pictures: Id[]) => {
    const hasPortrait = idOf(getField('photo')?.value) !== undefined;
    const [first, ...rest] = pictures;
    if (!hasPortrait && first) setPortrait(first);
    rows.add(
      GALLERY,
      (hasPortrait ? pictures : rest).map((picture) => ({ picture })),
    );
  };
  return { portrait, tiles, rows, setPortrait, promote, move, add };
}

/** What the next uploaded photograph becomes: the portrait, or a part of the gallery. */
interface Aim {
  isPortrait: boolean;
  /** The photographs before the first upload of the batch, which undoing brings back. */
  before?: { portrait: Id | undefined; gallery: (Id | undefined)[] } | undefined;
}

/** The aim of each open form, by the function that changes its fields. */
const aims = new WeakMap<object, Aim>();

function usePhotoUploads({
  portrait: current,
  rows,
  setPortrait,
}: ReturnType<typeof usePhotographs>) {
  const { dispatchFields, getField, getFields, setModified } = useForm();
  const { t } = useTexts(texts);
  const aim = aims.get(dispatchFields) ?? { isPortrait: false };
  aims.set(dispatchFields, aim);
  // An SVG cannot be cropped.
  const uploads = useUploads('photographs', /^image\/(?!svg)/, (mediaId) => {
    // Not read from the form: it does not know yet what was placed before in the same moment.
    if (!aim.isPortrait) return rows.add(GALLERY, [{ picture: mediaId }])[0] ?? '';
    aim.isPortrait = false;
    const former = idOf(getField('photo')?.value);
    if (former !== undefined) rows.add(GALLERY, [{ picture: former }]);
    setPortrait(mediaId);
    return PORTRAIT;
  });
  const upload = (files: FileList, isPortrait: boolean) => {
    if (!String(getField('name')?.value ?? '').trim()) {
      toast.error(t('nameFirst'));
      return;
    }
    aim.isPortrait = isPortrait || current === undefined;
    if (uploads.files.length === 0) {
      aim.before = {
        portrait: current,
        gallery: galleryOf(getFields()).map(({ picture }) => picture),
      };
    }
    // Leaving the form asks from now on: the rows follow when all files are uploaded.
    setModified(true);
    uploads.batch.add(files);
  };
  /**
   * Takes the uploaded photographs out of wherever they are now, and brings the portrait back that one of
   * them has replaced. What else was changed meanwhile stays.
   */
  const undo = () => {
    const uploaded = uploads.files.flatMap(({ mediaId }) => mediaId ?? []);
    const { portrait: former, gallery = [] } = aim.before ?? {};
    const isReplaced = uploaded.includes(idOf(getField('photo')?.value) ?? '');
    const isGone = (picture: Id | undefined) =>
      picture !== undefined &&
      (uploaded.includes(picture) ||
        (isReplaced && picture === former && !gallery.includes(picture)));
    const left = galleryOf(getFields()).filter(({ picture }) => isGone(picture));
    if (isReplaced) setPortrait(former ?? null);
    rows.remove(
      GALLERY,
      left.map(({ rowId }) => rowId),
    );
    uploads.discard();
  };
  const portrait = uploads.files.find(({ rowId }) => rowId === PORTRAIT);
  const others = uploads.files.filter(({ rowId }) => rowId && rowId !== PORTRAIT).length;
  const place = others === 0 ? 'isPortrait' : 'inGallery';
  /** Says which file has become the portrait, and where the others are. */
  const note =
    portrait &&
    [
      t(place, others, portrait.file.name),
      ...(aim.before?.portrait === undefined ? [] : [t('former')]),
    ].join(' ');
  return { ...uploads, upload, undo, note };
}

/** A part of the field that takes dropped files. */
function Drop(props: {
  id: string;
  label: string;
  isDisabled: boolean;
  onFiles: (files: FileList) => void;
  children: ReactNode;
}) {
  return (
    <div id={props.id} className={styles.part} tabIndex={-1} role="group" aria-label={props.label}>
      <div className={styles.label}>{props.label}</div>
      <Dropzone
        multipleFiles
        disabled={props.isDisabled}
        className={styles.drop ?? ''}
        onChange={props.onFiles}
      >
        {props.children}
      </Dropzone>
    </div>
  );
}

/** An object of its own: Payload loads the drawer again for each new one. */
const PICTURES = { media: { mimeType: { in: [...FILE_TYPES.picture] } } };

/** Buttons that add photographs from this computer or from the files of the CMS. */
function AddButtons({
  isDisabled,
  onFiles,
  onPictures,
}: {
  isDisabled: boolean;
  onFiles: (files: FileList) => void;
  onPictures: (pictures: Id[]) => void;
}) {
  const { t } = useTexts(texts);
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    filterOptions: PICTURES,
  });
  const take = (pictures: Id[]) => {
    closeDrawer();
    onPictures(pictures);
  };
  return (
    <div className={styles.bar}>
      <FileButton label={t('choose')} accept={ACCEPTED} isDisabled={isDisabled} onFiles={onFiles} />
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isDisabled}
        onClick={openDrawer}
      >
        {t('fromFiles')}
      </Button>
      <ListDrawer
        allowCreate={false}
        enableRowSelections
        onBulkSelect={(chosen) =>
          take([...chosen].flatMap(([id, isChosen]) => (isChosen ? [id] : [])))
        }
        onSelect={({ docID }) => take([Number(docID)])}
      />
    </div>
  );
}

/** Shows the main photograph and the gallery as a grid, which takes many files at once. */
export function Photographs({ path, readOnly }: UploadFieldClientProps) {
  const { t } = useTexts(texts);
  const { disabled } = useForm();
  const photographs = usePhotographs();
  const { portrait, tiles, rows, setPortrait, promote, move, add } = photographs;
  const uploads = usePhotoUploads(photographs);
  const pictures = usePictures([
    ...(portrait ? [portrait] : []),
    ...tiles.flatMap(({ picture }) => picture ?? []),
  ]);
  const [edited, setEdited] = useState<{ id: Id }>();
  const [DocumentDrawer, , { openDrawer }] = useDocumentDrawer({
    collectionSlug: 'media',
    ...(edited && { id: Number(edited.id) }),
  });
  const open = useEffectEvent(openDrawer);
  // Each click of the button makes a new object.
  useEffect(() => {
    if (edited) open();
  }, [edited]);
  const isDisabled = Boolean(disabled || readOnly);
  const shared = {
    isDisabled,
    onEdit: (id: Id) => setEdited({ id }),
    onChanged: pictures.reload,
  } as const;

  return (
    <div className={`field-type ${styles.field}`}>
      <FieldError path={path} />
      <div className={styles.parts}>
        <Drop
          id={`field-${path}`}
          label={t('portrait')}
          isDisabled={isDisabled}
          onFiles={(files) => uploads.upload(files, true)}
        >
          {portrait ? (
            <div className={styles.tile}>
              <Tile
                {...shared}
                id={portrait}
                picture={pictures.find(portrait)}
                onRemove={() => setPortrait(null)}
              />
            </div>
          ) : (
            <p className={styles.empty}>{t('dropFirst')}</p>
          )}
        </Drop>
        <Drop
          id={`field-${GALLERY}`}
          label={t('gallery')}
          isDisabled={isDisabled}
          onFiles={(files) => uploads.upload(files, false)}
        >
          <DraggableSortable
            className={styles.grid ?? ''}
            ids={tiles.map(({ rowId }) => rowId)}
            onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
          >
            {tiles.map(({ rowId, picture }) => (
              <DraggableItem
                key={rowId}
                as="div"
                id={rowId}
                className="tile"
                isDisabled={isDisabled}
                label={`${t('drag')}: ${pictures.find(picture)?.filename ?? ''}`}
                styles={styles}
              >
                <Tile
                  {...shared}
                  id={picture}
                  picture={pictures.find(picture)}
                  onPromote={() => promote(rowId)}
                  onRemove={() => rows.remove(GALLERY, [rowId])}
                />
              </DraggableItem>
            ))}
          </DraggableSortable>
          {tiles.length === 0 && <p className={styles.empty}>{t('dropMore')}</p>}
        </Drop>
      </div>
      <AddButtons
        isDisabled={isDisabled}
        onFiles={(files) => uploads.upload(files, false)}
        onPictures={add}
      />
      <p className="field-description">{t('help')}</p>
      <UploadList
        batch={uploads.batch}
        files={uploads.files}
        note={uploads.note}
        onUndo={uploads.undo}
      />
      <DocumentDrawer onSave={({ doc }) => pictures.reload(doc.id as Id)} />
    </div>
  );
}

/** Renders nothing: the grid of the main photograph shows the gallery. */
export const NoGallery = () => null;
