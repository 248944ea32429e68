'use client';

import { PopupList, SetStepNav, toast, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import {
  SKILL_GROUPS,
  type SkillGroup,
  addedSkillKey,
  readAddedSkill,
} from '#contract/addedSkills.ts';
import { SmallButton } from '../../../admin/SmallButton.tsx';
import controls from '../../../admin/controls.module.css';
import { useApi } from '../../../admin/useApi.ts';
import { useLoaded } from '../../../admin/useLoaded.ts';
import { addedChoice, choicesOf } from '../../../fields/choices.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import texts from '../texts.json' with { type: 'json' };

interface Added {
  key: string;
  people: number;
}

interface RowProps {
  skill: Added;
  others: readonly Added[];
  onReplace: (from: string, to: string) => Promise<void>;
}

/** A skill with its names and its group, which can be changed, and another one to merge it into. */
function SkillRow({ skill: { key, people }, others, onReplace }: RowProps) {
  const { language, t } = useTexts(texts);
  const { group, label } = readAddedSkill(key)!;
  const [names, setNames] = useState(label);
  const [chosen, setChosen] = useState<SkillGroup>(group);
  const [into, setInto] = useState('');
  const renamed = addedSkillKey(chosen, names.es, names.en);
  const targets = [...choicesOf('skills'), ...others.flatMap((one) => addedChoice(one.key) ?? [])];
  return (
    <tr>
      {(['es', 'en'] as const).map((locale) => (
        <td key={locale}>
          <input
            className={controls.input}
            aria-label={t(`name.${locale}`, label.es)}
            lang={locale}
            maxLength={60}
            value={names[locale]}
            onChange={({ target }) => setNames({ ...names, [locale]: target.value })}
          />
        </td>
      ))}
      <td>
        <select
          className={controls.input}
          aria-label={t('groupOf', label.es)}
          value={chosen}
          onChange={({ target }) => setChosen(target.value as SkillGroup)}
        >
          {choicesOf('skillGroups', SKILL_GROUPS).map((one) => (
            <option key={one.value} value={one.value}>
              {one.label[language]}
            </option>
          ))}
        </select>
      </td>
      <td>{people}</td>
      <td>
        <SmallButton
          disabled={renamed === key || !names.es.trim()}
          onClick={() => void onReplace(key, renamed)}
        >
          {t('change')}
        </SmallButton>
      </td>
      <td>
        <select
          className={controls.input}
          aria-label={t('mergeInto', label.es)}
          value={into}
          onChange={({ target }) => setInto(target.value)}
        >
          <option value="">{t('choose')}</option>
          {targets.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label[language]}
            </option>
          ))}
        </select>
      </td>
      <td>
        <SmallButton disabled={!into} onClick={() => void onReplace(key, into)}>
          {t('merge')}
        </SmallButton>
      </td>
    </tr>
  );
}

/** Lists the skills that editors have added, to give them other names or groups, and to merge two. */
export function AddedSkills() {
  const { config } = useConfig();
  const { t } = useTexts(texts);
  const api = useApi();
  const [version, setVersion] = useState(1);
  const skills = useLoaded(version, async () => {
    const { body } = await api<{ skills: Added[] }>('GET', '/talents/added-skills');
    return body?.skills;
  });
  const replace = async (from: string, to: string) => {
    const { isOk, body, reason } = await api<{ changed: number }>('POST', '/talents/added-skills', {
      from,
      to,
    });
    if (isOk) toast.success(t('changed', body?.changed ?? 0));
    else toast.error(reason ?? t('failed'));
    setVersion((number) => number + 1);
  };
  const listUrl = `${config.routes.admin}/collections/talents`;
  const headers = [t('spanish'), t('english'), t('group'), t('people'), '', t('mergeHeader'), ''];
  return (
    <>
      <SetStepNav nav={[{ label: t('talents'), url: listUrl }, { label: t('title') }]} />
      <h1>{t('title')}</h1>
      <p style={{ maxWidth: '75ch' }}>{t('help')}</p>
      {skills?.length === 0 && <p>{t('none')}</p>}
      {skills && skills.length > 0 && (
        <div className="table">
          <table cellPadding="0" cellSpacing="0">
            <thead>
              <tr>
                {headers.map((header, index) => (
                  <th key={index} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {skills.map((skill) => (
                <SkillRow
                  key={skill.key}
                  skill={skill}
                  others={skills.filter(({ key }) => key !== skill.key)}
                  onReplace={replace}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

/** Item of the talents' list menu that leads to the skills that editors have added. */
export function AddedSkillsLink() {
  const { config } = useConfig();
  const { t } = useTexts(texts);
  const href = `${config.routes.admin}/collections/talents/added-skills`;
  return <PopupList.Button href={href}>{t('title')}</PopupList.Button>;
}
