import { afterAll, beforeAll, expect, it } from 'vitest';
import { contextWith } from '../../cms/runtime/requestContext.ts';
import { startTestCms } from './support/testCms.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startTestCms();
});
afterAll(() => cms.close());

it('one save stores both languages of a record, also those of its rows, in the record and its version', async () => {
  const { payload } = cms;
  const cinema = [
    { year: 2020, title: 'Norte', role: 'Inspectora' },
    { year: 2019, title: 'Sur', role: 'Vecina' },
  ];
  const { id } = await payload.create({
    collection: 'talents',
    locale: 'es',
    data: {
      name: 'Ana Gil',
      sections: ['actress'],
      visibility: 'listed',
      _status: 'published',
      availability: 'En Vigo',
      cinema,
    } as never,
    context: contextWith({
      translations: {
        availability: 'In Vigo',
        cinema: [{ title: 'not localised', role: 'Inspector' }, {}],
      },
    }),
  });
  const options = { collection: 'talents', id, fallbackLocale: false } as const;
  for (const draft of [false, true]) {
    const spanish = await payload.findByID({ ...options, locale: 'es', draft });
    const english = await payload.findByID({ ...options, locale: 'en', draft });
    expect(spanish).toMatchObject({ availability: 'En Vigo', cinema });
    expect(english).toMatchObject({
      availability: 'In Vigo',
      cinema: [{ title: 'Norte', role: 'Inspector' }, { title: 'Sur' }],
    });
    expect(english.cinema![1]!.role).toBeFalsy();
  }
});
