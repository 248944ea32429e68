import type { TextKey } from '~/lib/consent/texts';
import { useTexts } from './texts';

interface Props {
  /** Which of the consent texts. */
  name: TextKey;
  id?: string;
  className?: string;
}

/**
 * A consent text. Its name stays in the HTML, by which the text is put into the language of the
 * browser where the site does not have that one.
 */
export default function Text({ name, id, className }: Props) {
  const { texts, lang } = useTexts();
  return (
    <span id={id} className={className} lang={lang} data-text={name}>
      {texts[name]}
    </span>
  );
}
