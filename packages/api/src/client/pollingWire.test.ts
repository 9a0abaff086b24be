import { expect, it } from 'vitest';
import { aDeadServer, aServer } from '../testing/aServer';
import { pollingWire } from './pollingWire';

const get = (url: string) => ({ method: 'GET', url, headers: {}, body: null, timeoutMs: 5_000 });

it('what has not changed is not sent again, and is there all the same', async () => {
  let tag = '"1"';
  const { baseURL, arrived } = await aServer({
    'GET /board': ({ headers }) =>
      headers['if-none-match'] === tag
        ? { status: 304, body: '' }
        : { body: { data: [tag] }, headers: { etag: tag } },
  });
  const bodies = async () => (await pollingWire(get(`${baseURL}/board`))).body;
  expect(await bodies()).toEqual({ data: ['"1"'] });
  expect(await bodies()).toEqual({ data: ['"1"'] });
  tag = '"2"';
  expect(await bodies()).toEqual({ data: ['"2"'] });
  expect(arrived.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"', '"1"']);
});

it('says that there is no connection where nobody answers', async () => {
  await expect(pollingWire(get(`${await aDeadServer()}/board`))).rejects.toMatchObject({
    kind: 'disconnected',
  });
});
