import type { UIFieldServerProps } from 'payload';
import { findFactor } from '../sessions.ts';
import { SecondFactorRemoval, SecondFactorSetup } from './SecondFactorForms.tsx';
import { TEXTS } from './secondFactorTexts.ts';
import { STACK } from './stackStyle.ts';

/** Shows an account's second factor: its owner sets it up and removes it, administrators remove it. */
export async function SecondFactorField({ data, i18n, payload, user }: UIFieldServerProps) {
  const id = (data as { id?: number }).id;
  if (!id || !user) return null;
  const language = i18n.language === 'en' ? 'en' : 'es';
  const isOwn = String(id) === String(user.id);
  const factor = await findFactor(payload, id);
  const isOn = Boolean(factor?.confirmedAt);
  return (
    <section style={{ ...STACK, marginBottom: 'var(--base)' }}>
      <h4>{TEXTS.title[language]}</h4>
      <p>{isOn ? TEXTS.on[language] : TEXTS.off[language]}</p>
      {isOn && isOwn && (
        <p>
          {TEXTS.recoveryLeft[language]} {factor?.recoveryCodes.length}
        </p>
      )}
      {isOn && <SecondFactorRemoval {...(isOwn ? {} : { otherUser: id })} />}
      {!isOn && isOwn && <SecondFactorSetup />}
    </section>
  );
}
