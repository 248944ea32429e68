import { expect, it } from 'vitest';
import { findPublication, findPublicationId } from './environment';

const ID = '3f2b8c1e-7d4a-4e6b-9c1d-2a5b8e7f0c3d';
const BODY = JSON.stringify({ publication: ID });
const CMS = { CMS_URL: 'https://cms.example', CMS_TOKEN: 'key' };

it('the id of the publication is in the body of the build hook, encoded or not', () => {
  expect(findPublicationId({ INCOMING_HOOK_BODY: BODY })).toBe(ID);
  expect(findPublicationId({ INCOMING_HOOK_BODY: encodeURIComponent(BODY) })).toBe(ID);
});

it.each([undefined, '', '{}', 'null', '%', '{"publication":"../users"}', '{"publication":7}'])(
  'the body %s has no id',
  (body) => expect(findPublicationId({ INCOMING_HOOK_BODY: body })).toBeUndefined(),
);

it('a build for a publication reports, with the deploy of the host if there is one', () => {
  expect(findPublication({ ...CMS, INCOMING_HOOK_BODY: BODY })).toEqual({
    id: ID,
    deploy: { id: undefined, url: undefined },
  });
  const netlify = {
    NETLIFY: 'true',
    CONTEXT: 'production',
    DEPLOY_ID: '5e',
    DEPLOY_URL: 'https://x',
  };
  expect(findPublication({ ...CMS, ...netlify })).toEqual({
    id: undefined,
    deploy: { id: '5e', url: 'https://x' },
  });
});

it('no other build reports: another branch, a developer’s, one with the embedded CMS', () => {
  const hook = { ...CMS, INCOMING_HOOK_BODY: BODY };
  expect(findPublication({ ...hook, NETLIFY: 'true', CONTEXT: 'branch-deploy' })).toBeUndefined();
  expect(findPublication(CMS)).toBeUndefined();
  expect(findPublication({ INCOMING_HOOK_BODY: BODY })).toBeUndefined();
});
