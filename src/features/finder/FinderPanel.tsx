import type { List } from '#contract/lists.ts';
import { useListener } from '~/lib/useListener';
import type { Search } from './useSearch';
import {
  type CSSProperties,
  Fragment,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Context, capitalised } from './answer';
import {
  type Choice,
  type Facet,
  type Level,
  type Range,
  type RangeField as RangeKind,
  type RatedFacet,
  isRange,
  isRated,
} from './finderIndex';
import { type Opener, chosenCount, fieldsOf } from './groups';
import { emptyFilters, search as find } from './search';
import { fold } from '#contract/words.ts';
import { facetValues, labelOf } from './vocabulary';

/** The least levels that the panel offers, from the lowest. */
const OFFERED_LEVELS: Partial<Record<Facet, readonly Level[]>> = {
  languages: ['mid', 'high', 'bilingual', 'native'],
  accents: ['mid', 'high', 'pro', 'native'],
};

/** A field with more values shows the most frequent ones, and a text field that finds the others. */
const LONG_LIST = 24;
const SHORT_LIST = 10;

/** The ends of the sliders; a thumb at its end leaves the range open. */
const LIMITS = { age: { from: 0, to: 90 }, height: { from: 130, to: 210 } } as const;

const ENDS = ['from', 'to'] as const;

type End = (typeof ENDS)[number];

/** An end of a range as a number. It is typed until it is settled; another range replaces it. */
function NumberField({ end, label, value }: { end: End; label: string; value: number | '' }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current!.value = String(value);
  }, [value]);
  return (
    <input
      ref={field}
      type="number"
      inputMode="numeric"
      form=""
      name={end}
      min={0}
      max={250}
      defaultValue={value}
      aria-label={label}
    />
  );
}

/** Returns a range with the end that a field has; the other end moves where both would cross. */
function withEnd(
  range: Range,
  { name, type, value, valueAsNumber }: HTMLInputElement,
  limits: Record<End, number>,
): Range {
  const end = name as End;
  const isOpen = value === '' || (type === 'range' && valueAsNumber === limits[end]);
  const number = isOpen ? undefined : Math.max(0, Math.round(valueAsNumber));
  const next: Range = { ...range, [end]: number };
  const { from = -Infinity, to = Infinity } = next;
  return from > to ? { from: number, to: number } : next;
}

/** A range as two number fields, and two sliders in one place. */
function RangeField({ kind, search }: { search: Search; kind: RangeKind }) {
  const { t } = search;
  const range: Range = search.asked.filters[kind][0] ?? {};
  const limits = LIMITS[kind];
  const [box, setBox] = useState<HTMLFieldSetElement | null>(null);
  const set = (field: HTMLInputElement, isPassing: boolean) => {
    const next = withEnd(range, field, limits);
    const isOpen = next.from === undefined && next.to === undefined;
    search.choose({ [kind]: isOpen ? [] : [{ ...next, is: kind }] }, { step: kind, isPassing });
  };
  useListener(box, 'change', ({ target }) => set(target as HTMLInputElement, false));
  const label = (end: End) => t(`finder:range.${kind}.${end}`);
  const thumb = (end: End) => range[end] ?? limits[end];
  const share = (end: End) => (thumb(end) - limits.from) / (limits.to - limits.from);
  return (
    <fieldset ref={setBox}>
      <legend>{t(`finder:fields.${kind}`)}</legend>
      <div className="range">
        <NumberField end="from" label={label('from')} value={range.from ?? ''} />
        <span>{t('finder:range.and')}</span>
        <NumberField end="to" label={label('to')} value={range.to ?? ''} />
        <span>{t(`finder:range.${kind}.unit`)}</span>
      </div>
      <div
        className="slider"
        style={{ '--from': share('from'), '--to': share('to') } as CSSProperties}
      >
        {ENDS.map((end) => (
          <input
            key={end}
            type="range"
            form=""
            name={end}
            min={limits.from}
            max={limits.to}
            value={thumb(end)}
            aria-label={label(end)}
            onChange={({ target }) => set(target, true)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The choice between people with any and with all of the chosen values. */
function ModeField({ facet, search }: { search: Search; facet: RatedFacet }) {
  const { t, asked, choose } = search;
  const { filters } = asked;
  const name = useId();
  const isAll = filters.all.includes(facet);
  const others = filters.all.filter((one) => one !== facet);
  return (
    <div
      className="mode flex flex-wrap items-center gap-x-5"
      role="radiogroup"
      aria-label={t('finder:mode.label')}
    >
      <span>{t('finder:mode.label')}</span>
      {(['any', 'all'] as const).map((mode) => (
        <label key={mode}>
          <input
            type="radio"
            className="radio"
            name={name}
            form=""
            checked={isAll === (mode === 'all')}
            onChange={() => choose({ all: mode === 'all' ? [...others, facet] : others })}
          />
          <span>{t(`finder:mode.${mode}`)}</span>
        </label>
      ))}
    </div>
  );
}

/** Returns the values of a facet that somebody in the searched lists has, and the chosen ones. */
function optionsOf({ index, locale, asked, found }: Search, facet: Facet) {
  const { filters } = asked;
  const scope = find(index, { ...emptyFilters(), lists: filters.lists }, []).count(facet);
  const counts = found.count(facet);
  const chosen = new Set(filters[facet].map(({ value }) => value));
  return facetValues(index, facet)
    .filter(({ value }) => scope.has(value) || chosen.has(value))
    .map((one) => ({
      ...one,
      label: capitalised(locale, one.label),
      count: counts.get(one.value) ?? 0,
    }));
}

type Option = ReturnType<typeof optionsOf>[number];

interface FacetProps {
  search: Search;
  facet: Facet;
}

/** A value with the number of people found, and its least level once it is chosen. */
function OptionRow({
  option: { value, label, count },
  facet,
  search,
}: FacetProps & { option: Option }) {
  const { locale, t, asked, choose } = search;
  const { filters } = asked;
  const choice = filters[facet].find((one) => one.value === value);
  const levels = OFFERED_LEVELS[facet];
  const set = (least: string, isChosen: boolean) => {
    const others = filters[facet].filter((one) => one !== choice);
    const chosen: Choice = { is: 'value', facet, value, ...(least && { least: least as Level }) };
    choose({ [facet]: isChosen ? [...others, chosen] : others });
  };
  return (
    <div>
      <label>
        <input
          type="checkbox"
          className="checkbox"
          checked={Boolean(choice)}
          onChange={({ target }) => set('', target.checked)}
        />
        <span className={count === 0 && !choice ? 'text-muted' : undefined}>{label}</span>
        <em className="ml-auto not-italic text-muted">{count}</em>
      </label>
      {levels && choice && (
        <select
          aria-label={t('finder:level.of', { value: label })}
          value={choice.least ?? ''}
          onChange={({ target }) => set(target.value, true)}
        >
          <option value="">{t('finder:level.any')}</option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {t('finder:level.least', { level: labelOf(locale, 'levels', level) })}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Returns the chosen options and, as far as there is room, the most frequent that match. */
function narrow(options: readonly Option[], chosen: readonly Choice[], text: string): Option[] {
  const wanted = fold(text.trim());
  const isChosen = ({ value }: Option) => chosen.some((choice) => choice.value === value);
  const best = options
    .filter((one) => !isChosen(one) && fold(one.label).includes(wanted))
    .sort((one, other) => other.count - one.count);
  return [...options.filter(isChosen), ...best.slice(0, SHORT_LIST)];
}

/** The values of a facet as checkboxes with the number of people found. */
function ValueField({ facet, options, search }: FacetProps & { options: Option[] }) {
  const { t, asked } = search;
  const [text, setText] = useState('');
  const chosen = asked.filters[facet];
  const isLong = options.length > LONG_LIST && options.every(({ group }) => !group);
  const shown = isLong ? narrow(options, chosen, text) : options;
  const title = t(`finder:fields.${facet}`);
  const label = t('finder:narrow', { field: title });
  return (
    <fieldset>
      <legend>{title}</legend>
      {isRated(facet) && <ModeField facet={facet} search={search} />}
      {isLong && (
        <input
          type="search"
          form=""
          className="narrow"
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {[...new Set(shown.map(({ group }) => group))].map((group) => (
        <div
          key={group ?? ''}
          className="options"
          {...(group && { role: 'group', 'aria-label': group })}
        >
          {group && <p aria-hidden="true">{group}</p>}
          <div>
            {shown
              .filter((one) => one.group === group)
              .map((option) => (
                <OptionRow key={option.value} {...{ search, facet, option }} />
              ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

interface PanelProps {
  t: Context['t'];
  list: List | undefined;
  opener: Opener;
  /** Missing until the index has arrived. */
  search: Search | undefined;
  onClose: () => void;
  /** The number found, announced while the panel covers the window. */
  status: ReactNode;
}

/** The fields of a button; over a whole window each of them opens on its own. */
function Fields({ t, list, opener, search }: PanelProps & { search: Search }) {
  return fieldsOf(opener, list).map((field) => {
    const options = isRange(field) ? [] : optionsOf(search, field);
    // Nothing if nobody has any of its values.
    const content = isRange(field) ? (
      <RangeField search={search} kind={field} />
    ) : (
      options.length > 0 && <ValueField search={search} facet={field} options={options} />
    );
    if (!content || opener !== 'all') return <Fragment key={field}>{content}</Fragment>;
    const count = chosenCount(search.asked.filters, field, list);
    return (
      <details key={field} open={field === 'age' || undefined}>
        <summary>
          <span>{t(`finder:fields.${field}`)}</span> {count > 0 && <i>{count}</i>}
        </summary>
        {content}
      </details>
    );
  });
}

function useDialog(opener: Opener, hasFields: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before its element is removed: it returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current!;
    if (opener === 'all') element.showModal();
    else element.show();
    return () => element.close();
  }, [opener]);
  // As the browser does when a dialog opens with its fields.
  useEffect(() => {
    if (hasFields && document.activeElement === dialog.current) {
      dialog.current!.querySelector<HTMLElement>('.fields input')?.focus();
    }
  }, [hasFields]);
  return dialog;
}

/** The open panel with the fields of a button: below the row, or over a whole narrow window. */
export function FinderPanel(props: PanelProps) {
  const { t, opener, search, onClose, status } = props;
  const dialog = useDialog(opener, search !== undefined);
  const label = opener === 'all' ? t('finder:filters') : t(`finder:groups.${opener}`);
  return (
    <dialog
      ref={dialog}
      className="finder-panel"
      aria-label={label}
      onClose={() => dialog.current?.open || onClose()}
    >
      <div className="head">
        <p className="display text-name">{t('finder:filters')}</p>
        <button type="button" className="close" aria-label={t('finder:close')} onClick={onClose}>
          ×
        </button>
      </div>
      <div className="wrap fields">
        {search ? <Fields {...props} search={search} /> : <p>{t('finder:loading')}</p>}
      </div>
      <button type="button" className="button done" onClick={onClose}>
        {search && t('finder:show', { count: search.found.all.length })}
      </button>
      {opener === 'all' && status}
    </dialog>
  );
}
