import { type SyntheticEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Failure } from '~/lib/contact/texts';
import { type Faults, validate } from '~/lib/contact/validate';
import { sendForm } from './submitForm';

/** What becomes of the message; `asked` is before the first try and while there are faults. */
export type Progress = 'asked' | 'sending' | 'sent' | Failure;

const faultsOf = (form: HTMLFormElement): Faults =>
  validate(Object.fromEntries([...new FormData(form)] as [string, string][]));

/** Those of the shown faults that are still there: nobody is corrected while writing on. */
const stillThere = (shown: Faults, now: Faults): Faults =>
  Object.fromEntries(Object.entries(now).filter(([name]) => name in shown));

/** Checks and sends the form, once at a time; `notice` takes the focus when that did not succeed. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const [faults, setFaults] = useState<Faults>({});
  const [progress, setProgress] = useState<Progress>('asked');
  const [tries, setTries] = useState(0);
  const notice = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);

  useEffect(() => {
    if (form.current) form.current.noValidate = true;
    // The browser may show the page again as it was left, with the message sent.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      isBusy.current = false;
      setProgress('asked');
    };
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, [form]);

  useEffect(() => notice.current?.focus(), [tries]);

  const send = async (element: HTMLFormElement) => {
    isBusy.current = true;
    setProgress('sending');
    const outcome = await sendForm(element);
    setProgress(outcome);
    if (outcome === 'sent') {
      element.reset();
      location.assign(element.action);
    } else {
      isBusy.current = false;
      setTries((count) => count + 1);
    }
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const found = faultsOf(event.currentTarget);
    setFaults(found);
    if (Object.keys(found).length === 0) return void send(event.currentTarget);
    setProgress('asked');
    setTries((count) => count + 1);
  };

  const onInput = (event: SyntheticEvent<HTMLFormElement>) => {
    const now = faultsOf(event.currentTarget);
    setFaults((shown) => stillThere(shown, now));
  };

  return { faults, progress, notice, onSubmit, onInput };
}
