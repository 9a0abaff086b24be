import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { DEMO_SIGNATURE } from '../../demo/signature';
import { inTheOffice } from '../../testing/office';
import { aPng, part } from '../../testing/png';
import { isPlainPng } from './plainPng';

const SAVE = '/api/save_company_image';

it('A plain PNG is taken, and nothing that only begins like one', () => {
  const png = aPng(40, 20);
  const end = png.length - 12;
  expect(isPlainPng(png)).toBe(true);
  const with_ = (name: string) =>
    Buffer.concat([png.subarray(0, end), part(name, 'hello'), png.subarray(end)]);
  expect(isPlainPng(with_('tEXt'))).toBe(false);
  expect(isPlainPng(Buffer.concat([png, Buffer.from('<script>')]))).toBe(false);
  expect(isPlainPng(png.subarray(0, end))).toBe(false);
  const broken = Buffer.from(png);
  broken[45] = (broken[45] ?? 0) ^ 1;
  expect(isPlainPng(broken)).toBe(false);
  expect(isPlainPng(aPng(1001, 1))).toBe(false);
  // More or fewer pixels than declared.
  expect(isPlainPng(aPng(40, 20, 19))).toBe(false);
  expect(isPlainPng(aPng(40, 20, 2000))).toBe(false);
  expect(isPlainPng(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(false);
  expect(isPlainPng(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe(false);
});

it('The demo’s signature is such a PNG', () => {
  expect(isPlainPng(Buffer.from(DEMO_SIGNATURE, 'base64'))).toBe(true);
});

inTheOffice('The images of a company', (office) => {
  it('are kept, served for good by what they contain, and removed', async () => {
    const { call, db } = office();
    const png = aPng(40, 20);
    const sha256 = createHash('sha256').update(png).digest('hex');
    const keep = (image: string, text: string) =>
      call('PUT', SAVE, { by: 'ngozi', body: { image, png: text } });
    expect(await keep('logo', png.toString('base64'))).toMatchObject({ body: { data: { logo: sha256 } } });
    expect(await call('GET', '/api/capabilities')).toMatchObject({
      body: { data: { company: { logo: sha256 } } },
    });

    const path = `/api/company_image/${sha256}`;
    const served = await call('GET', path);
    expect(served).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: `"${sha256}"`,
      },
    });
    const again = await call('GET', path, { headers: { 'if-none-match': `"${sha256}"` } });
    expect(again).toMatchObject({ status: 304, text: '' });

    await keep('signature', aPng(10, 10).toString('base64'));
    expect(await keep('logo', '')).toMatchObject({ body: { data: { logo: '' } } });
    expect(await call('GET', path)).toMatchObject({ status: 404 });
    expect(await db.query(sql`select count(*)::int as images from company_image`)).toEqual([{ images: 1 }]);
  });

  it('are changed by super admins only', async () => {
    const body = { image: 'logo', png: aPng(4, 4).toString('base64') };
    expect(await office().call('PUT', SAVE, { by: 'ada', body })).toMatchObject({ status: 403 });
  });
});
