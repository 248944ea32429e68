import type { KeyboardEvent } from 'react';
import { MARKS, type Mark } from '#contract/selectionLink.ts';

interface Props {
  /** The name of the radio buttons, unique on the page. */
  name: string;
  /** What is chosen, for screen readers: the name of the person. */
  legend: string;
  texts: Record<Mark, string>;
  /** Returns the value that a form sends. @default the mark */
  toValue?: (mark: Mark) => string;
  /** The id of the form that sends the mark. @default the form around it */
  form?: string;
  mark?: Mark | undefined;
  /** Called when the visitor chooses; without it the browser alone keeps the choice. */
  onChoose?: (mark: Mark | undefined) => void;
}

/** Yes, perhaps or no about a person: radio buttons, which work without script. */
export const MarkChoice = ({
  name,
  legend,
  texts,
  toValue = String,
  form,
  mark,
  onChoose,
}: Props) => (
  <fieldset className="person-marks">
    <legend className="sr-only">{legend}</legend>
    {MARKS.map((one) => (
      <label key={one}>
        <input
          type="radio"
          name={name}
          value={toValue(one)}
          form={form}
          data-mark={one}
          {...(onChoose && {
            checked: mark === one,
            onChange: () => onChoose(one),
            // A second press takes it back. Browsers send no click for the space bar then.
            onClick: () => mark === one && onChoose(undefined),
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key !== ' ' || mark !== one) return;
              event.preventDefault();
              onChoose(undefined);
            },
          })}
        />
        <span>{texts[one]}</span>
      </label>
    ))}
  </fieldset>
);
