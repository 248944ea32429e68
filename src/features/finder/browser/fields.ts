import type { Locale } from '~/lib/i18n/locale';
import type { FinderTexts } from './finderTexts';
import type { Field } from './groups';
import {
  type Facet,
  OFFERED_LEVELS,
  RATED_FACETS,
  type RatedFacet,
} from '~/features/finder/columns/facets';
import { type Filters, toggleChoice } from '~/features/finder/columns/finderFilters';
import type { FinderIndex } from '~/features/finder/columns/finderIndex';
import type { SearchResult } from '~/features/finder/columns/search';
import { levelLabel } from '~/features/finder/columns/labels';
import { create, setText } from './finderElements';
import { RangeField } from './rangeField';
import { valuesOf } from './fieldValues';
import { ValueField } from './valueField';

/** A search with its result. */
export interface Found {
  filters: Filters;
  result: SearchResult;
}

/** How a change of the filters was made: steps of one name are one step back. */
export type Change = (filters: Filters, step: string | undefined, isSettled?: boolean) => void;

/** What all fields of the panel have in common. */
export interface FieldContext {
  t: FinderTexts;
  locale: Locale;
  index: FinderIndex;
  /** Returns the search that is shown. */
  current: () => Found;
  change: Change;
}

/** A field of the panel, and how it follows the search. */
export interface PanelField {
  element: HTMLElement;
  update: (found: Found) => void;
}

/** A switch with the number of people found. */
function createCheck(
  type: 'checkbox' | 'radio',
  label: string,
  onChange: (isChecked: boolean) => void,
) {
  const input = create('input', { type, className: type === 'radio' ? 'radio' : 'checkbox' });
  input.addEventListener('change', () => onChange(input.checked));
  const count = create('em');
  return { input, count, element: create('label', {}, input, create('span', {}, label), count) };
}

/** The switch for people with video, or with a voice clip. */
function createMarkField(
  mark: 'video' | 'voice',
  { t, current, change }: FieldContext,
): PanelField {
  const name = mark === 'video' ? 'hasVideo' : 'hasVoice';
  const { input, count, element } = createCheck('checkbox', t(`finder:${mark}`), (isChecked) =>
    change({ ...current().filters, [name]: isChecked }, undefined),
  );
  const title = create('legend', {}, t(`finder:fields.${mark}`));
  return {
    element: create('fieldset', {}, title, create('div', { className: 'options' }, element)),
    update: ({ filters, result }) => {
      input.checked = filters[name];
      setText(count, String(result[name]));
    },
  };
}

function createRangeField(
  kind: 'age' | 'height',
  { t, current, change }: FieldContext,
): PanelField {
  const field = new RangeField({
    kind,
    t,
    onChange: (range, isSettled) =>
      change({ ...current().filters, [kind]: range }, kind, isSettled),
  });
  return { element: field.element, update: ({ filters }) => field.update(filters[kind]) };
}

const isRated = (facet: Facet): facet is RatedFacet =>
  (RATED_FACETS as readonly Facet[]).includes(facet);

function createValueField(facet: Facet, context: FieldContext): PanelField {
  const { t, index, locale, current, change } = context;
  const levels = isRated(facet) ? OFFERED_LEVELS[facet] : [];
  const mode = facet === 'skills' ? createSkillsMode(context) : undefined;
  const field = new ValueField({
    title: t(`finder:fields.${facet}`),
    levels: levels.map((level) => ({ level, label: levelLabel(index, level, locale) })),
    t,
    head: mode?.element,
    onToggle: (choice, isChosen) =>
      change(toggleChoice(current().filters, facet, choice, isChosen), undefined),
  });
  return {
    element: field.element,
    update: (found) => {
      const values = valuesOf(index, locale, facet, found);
      field.element.hidden = values.length === 0;
      field.update(values, found.filters.chosen[facet]);
      mode?.update(found);
    },
  };
}

/** Returns the choice between people with any and with all of the chosen skills. */
function createSkillsMode({ t, current, change }: FieldContext): PanelField {
  const modes = (['any', 'all'] as const).map((mode) => {
    const { input, element } = createCheck('radio', t(`finder:skills.${mode}`), () =>
      change({ ...current().filters, allSkills: mode === 'all' }, undefined),
    );
    return { mode, input, element };
  });
  const elements = modes.map(({ element }) => element);
  const element = create('div', { className: 'mode' }, t('finder:skills.mode'), ...elements);
  element.role = 'radiogroup';
  element.ariaLabel = t('finder:skills.mode');
  for (const { input } of modes) input.name = 'skills-mode';
  return {
    element,
    update: ({ filters }) => {
      for (const { mode, input } of modes) input.checked = filters.allSkills === (mode === 'all');
    },
  };
}

/** Creates a field of the panel. */
export function createField(field: Field, context: FieldContext): PanelField {
  if (field === 'video' || field === 'voice') return createMarkField(field, context);
  if (field === 'age' || field === 'height') return createRangeField(field, context);
  return createValueField(field, context);
}
