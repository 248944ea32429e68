'use client';

import { Gutter, PopupList, SetStepNav, toast, useConfig } from '@payloadcms/ui';
import { useState } from 'react';
import { SKILL_GROUPS, type SkillGroup, readAddedValue } from '#contract/addedValues.ts';
import { namedKey } from '#contract/vocabulary.ts';
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
  value: Added;
  /** The other added values. */
  others: readonly Added[];
  onReplace: (from: string, to: string) => Promise<void>;
}

/** A value with its names, and of a skill the group, which can be changed, and another one to merge it into. */
function ValueRow({ value: { key, people }, others, onReplace }: RowProps) {
  const { language, t } = useTexts(texts);
  const { list, group = 'other', label } = readAddedValue(key)!;
  const [names, setNames] = useState(label);
  const [chosen, setChosen] = useState<SkillGroup>(group);
  const [into, setInto] = useState('');
  const renamed = namedKey(list, names.es, names.en, chosen);
  const targets = [
    ...choicesOf(list),
    ...others.flatMap((one) => addedChoice(one.key, list) ?? []),
  ];
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
        {list === 'skills' ? (
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
        ) : (
          t(list)
        )}
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

/** The page of the values that editors have added, to give them other names or groups, and to merge two. */
export function AddedValues() {
  const { config } = useConfig();
  const { t } = useTexts(texts);
  const api = useApi();
  const [version, setVersion] = useState(1);
  const values = useLoaded(version, async () => {
    const { body } = await api<{ values: Added[] }>('GET', '/talents/added-values');
    return body?.values;
  });
  const replace = async (from: string, to: string) => {
    const { isOk, body, reason } = await api<{ changed: number }>('POST', '/talents/added-values', {
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
    <Gutter>
      <SetStepNav nav={[{ label: t('talents'), url: listUrl }, { label: t('title') }]} />
      <h1>{t('title')}</h1>
      <p style={{ maxWidth: '75ch', marginBlock: 'var(--base)' }}>{t('help')}</p>
      {values?.length === 0 && <p>{t('none')}</p>}
      {values && values.length > 0 && (
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
              {values.map((value) => (
                <ValueRow
                  key={value.key}
                  value={value}
                  others={values.filter(({ key }) => key !== value.key)}
                  onReplace={replace}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Gutter>
  );
}

/** Item of the talents' list menu that leads to the values that editors have added. */
export function AddedValuesLink() {
  const { config } = useConfig();
  const { t } = useTexts(texts);
  const href = `${config.routes.admin}/collections/talents/added-values`;
  return <PopupList.Button href={href}>{t('title')}</PopupList.Button>;
}
