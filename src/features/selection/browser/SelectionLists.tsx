import { EMPTY_LIST, MAX_LISTS, type Selection } from '~/features/selection/selection';
import { MAX_LIST_NAME } from '../../../../cms/contract/selectionLink.ts';
import { changeCurrent, changeSelection } from './store';
import { text } from './selectionTexts';

/** The buttons with the names of the lists. */
const ListChoice = ({ selection: { lists, current } }: { selection: Selection }) => (
  <div role="group" aria-label={text('lists')}>
    {lists.map(({ name, people }, index) => (
      <button
        key={index}
        type="button"
        aria-pressed={index === current}
        onClick={() => changeSelection({ current: index })}
      >
        {name || text('unnamed', { number: index + 1 })} <span>{people.length}</span>
      </button>
    ))}
  </div>
);

/** The visitor's lists, one per project or role, and the name of the current one. */
export function SelectionLists({ selection }: { selection: Selection }) {
  const { lists, current } = selection;
  const remove = () =>
    changeSelection({ lists: lists.toSpliced(current, 1), current: Math.max(0, current - 1) });
  return (
    <div className="selection-lists">
      {lists.length > 1 && <ListChoice selection={selection} />}
      <label>
        <span>{text('listName')}</span>
        <input
          type="text"
          value={lists[current]?.name ?? ''}
          maxLength={MAX_LIST_NAME}
          placeholder={text('listNameHint')}
          autoComplete="off"
          onChange={({ target }) => changeCurrent({ name: target.value })}
        />
      </label>
      {lists.length < MAX_LISTS && (
        <button
          type="button"
          className="link"
          onClick={() => changeSelection({ lists: [...lists, EMPTY_LIST], current: lists.length })}
        >
          {text('newList')}
        </button>
      )}
      {lists.length > 1 && (
        <button type="button" className="link" onClick={remove}>
          {text('removeList')}
        </button>
      )}
    </div>
  );
}
