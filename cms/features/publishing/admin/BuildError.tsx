import type { AdminLanguage } from '../../../texts/problems.ts';
import { bilingual } from '../../../texts/labels.ts';

const LABEL = bilingual(
  'Motivo, para quien mantiene la web',
  'Reason, for the maintainer of the site',
);

/** Shows why a build failed in its own words, which only a developer understands. */
export const BuildError = ({ error, language }: { error: string; language: AdminLanguage }) =>
  error && (
    <div>
      {LABEL[language]}:{' '}
      <code lang="en" style={{ whiteSpace: 'pre-wrap' }}>
        {error}
      </code>
    </div>
  );
