import type { Search } from './useSearch';
import {
  type ReactNode,
  memo,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { localisePath } from '#contract/locales.ts';
import { FEATURE_PATHS, PAGE_PATHS } from '#contract/pages.ts';
import { TALENTS_PER_PAGE, shownCount } from '~/lib/routing/pagination';
import { TalentCard } from '~/features/card/TalentCard';
import { FORM_NAMES } from '~/features/forms/formNames';
import { MOST_CHARACTERS, formatAddress } from './address';
import { type Context, answer, findObstacle } from './answer';
import type { IndexPerson } from './finderIndex';

/** The people who are shown first, and fill a window; the others follow when the browser has time. */
const FIRST_COUNT = 12;

/** Milliseconds for which a button says that the link was copied. */
const COPIED_MS = 4000;

/** Milliseconds after which a search that waits for the index says so. */
const PATIENCE_MS = 400;

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-4 lg:gap-x-5 lg:gap-y-8';

interface PersonProps {
  person: IndexPerson;
  level: 2 | 3;
  t: Context['t'];
  /** Why the person is not among those who meet everything, and what is missing or where they are. */
  kind?: 'near' | 'elsewhere';
  text?: string;
  /** Whether it is only not said: when somebody is free. */
  isUnsaid?: boolean;
}

const Person = memo(function Person({ person, level, t, kind, text, isUnsaid }: PersonProps) {
  const texts = {
    video: t('finder:marks.video'),
    voice: t('finder:marks.voice'),
    add: (name: string) => t('selection:add', { name }),
  };
  return (
    <li>
      <TalentCard card={person.card} level={level} texts={texts}>
        {kind && (
          <p className="card-line missing">
            <span>{t(isUnsaid ? 'finder:unsaid' : `finder:${kind}.label`)}</span>
            <b>{text}</b>
          </p>
        )}
      </TalentCard>
    </li>
  );
});

function GroupHead({ title, text }: { title: string; text: string }) {
  return (
    <div className="group-head">
      <h2 className="display">{title}</h2>
      <p>{text}</p>
    </div>
  );
}

interface OthersProps extends Required<Pick<PersonProps, 'kind' | 't'>> {
  people: Search['near'];
}

/** People who miss one wish, or who are in another list. */
function Others({ kind, people, t }: OthersProps) {
  if (people.length === 0) return null;
  return (
    <>
      <GroupHead title={t(`finder:${kind}.heading`)} text={t(`finder:${kind}.text`)} />
      <ul className={`${GRID} other-people`}>
        {people.map(({ person, text, isUnsaid }) => (
          <Person key={person.card.id} level={3} {...{ person, kind, text, isUnsaid, t }} />
        ))}
      </ul>
    </>
  );
}

/** Copies the address of the search; without permission it is shown, to be copied by hand. */
function CopyLink({ t }: { t: Context['t'] }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'refused') {
    return (
      <input
        readOnly
        className="lg:ml-auto"
        value={location.href}
        aria-label={t('finder:chosen.link')}
        ref={(field) => field?.select()}
      />
    );
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setState('copied');
    } catch {
      // Refused, or there is none.
      setState('refused');
    }
  };
  return (
    <button type="button" className="link lg:ml-auto" onClick={() => void copy()}>
      {t(state === 'copied' ? 'finder:chosen.copied' : 'finder:chosen.copy')}
    </button>
  );
}

interface ResultsProps {
  search: Search;
  /** Where the focus goes when the focused button has gone. */
  focusRow: () => void;
  /** How many people were found. */
  count: string;
}

/** What is asked for, as buttons that take it away. */
function ChipList({ search: { t, chips, change }, focusRow }: ResultsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Removes a chip. The focus goes to the one that follows, else to the last. */
  const remove = (at: number) => {
    flushSync(() => change(chips[at]!.without));
    const buttons = list.current!.querySelectorAll('button');
    const next = buttons[Math.min(at, buttons.length - 1)];
    if (next) next.focus();
    else focusRow();
  };
  return (
    <ul
      ref={list}
      className="flex min-w-0 flex-wrap gap-2"
      aria-label={t('finder:chosen.label')}
      hidden={chips.length === 0}
    >
      {chips.map(({ key, text, not }, at) => (
        <li key={key} className="min-w-0">
          <button
            type="button"
            className={not ? 'not' : undefined}
            aria-label={t('finder:chosen.remove', { value: text })}
            onClick={() => remove(at)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The chips of a search, with "clear all" and "copy link". */
function Chips(props: ResultsProps) {
  const { search, focusRow, count } = props;
  const { t, isPlain, asked } = search;
  const clear = () => {
    search.clear();
    focusRow();
  };
  return (
    <div
      className="chosen mb-6 flex flex-wrap items-center gap-x-5 gap-y-2 text-small font-semibold print:hidden"
      hidden={isPlain}
    >
      <p className="found">{count}</p>
      <ChipList {...props} />
      <button type="button" className="link" onClick={clear}>
        {t('finder:chosen.clear')}
      </button>
      <CopyLink key={formatAddress(asked)} t={t} />
    </div>
  );
}

/** Offers the search in the whole agency, with the number of people there. */
function WholeAgency({ search }: ResultsProps) {
  const { list, locale, t, isPlain, lists, elsewhere, found } = search;
  if (!list || isPlain || lists.length + elsewhere.length === 0) return null;
  const asked = { ...search.asked, filters: { ...search.asked.filters, lists: [] } };
  const count = answer(search, asked).found.all.length;
  if (count <= found.all.length) return null;
  const path = localisePath(locale, FEATURE_PATHS.finder);
  return (
    <p className="mb-6 text-small font-semibold print:hidden">
      <a href={`${path}?${formatAddress(asked)}`} className="link">
        {t('finder:everywhere', { count })}
      </a>
    </p>
  );
}

/** A sentence above the results, with what the visitor can do. */
function Notice(props: { text: string; isAlert?: boolean; children?: ReactNode }) {
  return (
    <div className="notice">
      <p role={props.isAlert ? 'alert' : undefined}>{props.text}</p>
      {props.children}
    </div>
  );
}

/** Adds a text to the message of the contact form, as its draft: an address would reach the analytics. */
function draftMessage(text: string): void {
  try {
    const stored = sessionStorage.getItem(FORM_NAMES.contact) ?? '{}';
    const { message = '', ...draft } = JSON.parse(stored) as { message?: string };
    if (message.includes(text)) return;
    const longer = [message, text].filter(Boolean).join('\n\n');
    sessionStorage.setItem(FORM_NAMES.contact, JSON.stringify({ ...draft, message: longer }));
  } catch {
    // Storage is blocked: the form is empty.
  }
}

/** Cutting a text may also take half an emoji, and the spaces before it. */
const NEARLY_FULL = MOST_CHARACTERS - 10;

/**
 * Names what is said of the project, what is not needed, and each word that the sheets do not know, with who can be
 * asked; says the limit of a long text.
 */
function Aside({ search: { t, locale, unknown, project, optional, asked } }: ResultsProps) {
  const isFull = asked.words.length > NEARLY_FULL;
  if (unknown.length + project.length + optional.length === 0 && !isFull) return null;
  return (
    <div className="notice aside">
      {isFull && <p>{t('finder:full', { count: MOST_CHARACTERS })}</p>}
      <p>
        {project.length > 0 && (
          <>
            <b>{t('finder:project')}</b> <span>{`${project.join(', ')}. `}</span>
          </>
        )}
        {optional.length > 0 && (
          <>
            <b>{t('finder:optional')}</b> <span>{`${optional.join(', ')}. `}</span>
          </>
        )}
        {unknown.length > 0 && (
          <>
            <b>{t('finder:aside')}</b>{' '}
            <span>{`${unknown.map((word) => `«${word}»`).join(', ')}. `}</span>
            <a
              href={localisePath(locale, PAGE_PATHS.contact)}
              className="underline"
              onClick={() => draftMessage(t('finder:message', { words: asked.words }))}
            >
              {t('finder:ask')}
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** What to take away when nobody meets everything, and nobody almost. */
function Obstacle({ search, focusRow }: ResultsProps) {
  const { t } = search;
  const obstacle = findObstacle(search, search);
  return (
    <Notice text={t('finder:none.text')}>
      {obstacle && (
        <button
          type="button"
          className="button mt-4"
          onClick={() => {
            search.change(obstacle.without);
            focusRow();
          }}
        >
          {t('finder:none.without', { value: obstacle.text, count: obstacle.count })}
        </button>
      )}
    </Notice>
  );
}

/** Those who meet everything, a part at a time. */
function Found({ search, level }: ResultsProps & { level: 2 | 3 }) {
  const { t, found, asked } = search;
  const isComplete = useDeferredValue(found) === found || search.isWhole;
  const total = found.all.length;
  const shown = shownCount(total, asked.shown);
  const people = found.all.slice(0, isComplete ? shown : FIRST_COUNT);
  const grid = useRef<HTMLUListElement>(null);
  const first = useRef<number>(undefined);
  // The button moves away, or is gone: the focus goes to the first new person.
  useEffect(() => {
    const item = first.current === undefined ? undefined : grid.current!.children[first.current];
    if (!item) return;
    first.current = undefined;
    item.querySelector('a')!.focus({ preventScroll: true });
  }, [people.length]);
  const showMore = () => {
    first.current = people.length;
    search.showMore();
  };
  return (
    <>
      <ul ref={grid} className={GRID}>
        {people.map((person) => (
          <Person key={person.card.id} person={person} level={level} t={t} />
        ))}
      </ul>
      {total > shown && (
        <button type="button" className="finder-more button mt-8" onClick={showMore}>
          {t('finder:more', { count: shownCount(total, shown + TALENTS_PER_PAGE) - shown })}
        </button>
      )}
    </>
  );
}

/** The people found; those of the page itself are shown by the page. */
function People(props: ResultsProps) {
  const { t, found, near, elsewhere, asked } = props.search;
  const hasGroups = near.length + elsewhere.length > 0;
  if (found.all.length === 0 && !hasGroups) return <Obstacle {...props} />;
  return (
    <>
      {hasGroups && found.all.length > 0 && (
        <GroupHead
          title={t('finder:everything')}
          text={t('finder:total.people', { count: found.all.length })}
        />
      )}
      {found.all.length > 0 && <Found {...props} level={hasGroups ? 3 : 2} />}
      <Others kind="elsewhere" people={elsewhere} t={t} />
      {found.all.length <= shownCount(found.all.length, asked.shown) && (
        <Others kind="near" people={near} t={t} />
      )}
    </>
  );
}

/** Shows the people of the page, with what is beside them, or hides them. */
function usePagePeople(host: HTMLElement, isHidden: boolean): void {
  useLayoutEffect(() => {
    if (!isHidden) return;
    const grid = host.nextElementSibling!;
    const others = [...host.parentElement!.children].filter(
      (element): element is HTMLElement => element !== host && element !== grid,
    );
    for (const element of others) element.hidden = true;
    // Not only hidden: the same people are in the results.
    grid.remove();
    return () => {
      host.after(grid);
      for (const element of others) element.hidden = false;
    };
  }, [host, isHidden]);
}

/** Says that a search is under way, unless it takes no time. */
function Waiting({ t }: { t: Context['t'] }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return <div role="status">{isShown && <p className="notice">{t('finder:loading')}</p>}</div>;
}

/** Says that the index cannot be used; the people of the page stay. */
function Failure({ t, error, retry }: { t: Context['t']; error: unknown; retry: () => void }) {
  const isOutdated = error instanceof RangeError;
  const text = navigator.onLine ? t('finder:error.failed') : t('finder:error.offline');
  return (
    <Notice text={isOutdated ? t('finder:error.outdated') : text} isAlert>
      <button
        type="button"
        className="button mt-4"
        onClick={isOutdated ? () => location.reload() : retry}
      >
        {isOutdated ? t('finder:error.reload') : t('finder:error.retry')}
      </button>
    </Notice>
  );
}

interface Props extends Omit<ResultsProps, 'search'> {
  t: Context['t'];
  load: () => void;
  /** An element before the grid of the page. */
  host: HTMLElement;
  /** Missing if the index cannot be used. */
  search: Search | undefined;
  error: unknown;
  /** Whether somebody waits for the index. */
  isAwaited: boolean;
}

/** Takes the place of the people of the page while something is asked for. */
export function FinderResults({ t, host, search, error, load, isAwaited, ...others }: Props) {
  // The page shows its own people while nothing is asked for, and no more of them.
  const { isPlain = true, asked } = search ?? {};
  const isOwn = isPlain && (asked?.shown ?? TALENTS_PER_PAGE) === TALENTS_PER_PAGE;
  usePagePeople(host, !isOwn);
  const props = search && { search, ...others };
  return (
    <>
      {props && <Chips {...props} />}
      {props && <Aside {...props} />}
      {props && <WholeAgency {...props} />}
      {props && !isOwn && <People {...props} />}
      {isAwaited && <Waiting t={t} />}
      {error !== undefined && <Failure t={t} error={error} retry={load} />}
    </>
  );
}
