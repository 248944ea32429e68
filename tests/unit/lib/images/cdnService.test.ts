import { expect, test } from 'vitest';
import cdnService from '~/lib/images/cdnService';

type Config = Parameters<typeof cdnService.getURL>[1];

const configOf = (service: string, origin: string) =>
  ({ service: { entrypoint: '', config: { service, origin } } }) as unknown as Config;
const src = 'https://cms.example/api/media/file/ines.jpg';
const size = { src, width: 320, height: 400, format: 'avif' } as const;

test('returns URLs of the configured service', async () => {
  expect(
    await cdnService.getURL(size, configOf('imgix', 'https://i.example'), console as never),
  ).toBe('https://i.example/api/media/file/ines.jpg?w=320&h=400&fm=avif&auto=compress');
  const cropped = { ...size, fit: 'cover', position: '50% 10%' } as const;
  expect(await cdnService.getURL(cropped, configOf('netlify', ''), console as never)).toContain(
    '/.netlify/images?url=https%3A%2F%2Fcms.example%2Fapi%2Fmedia%2Ffile%2Fines.jpg&w=320&h=400&fit=cover&position=top',
  );
});
