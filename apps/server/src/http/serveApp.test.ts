import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from './serveApp';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
/** The list that a build writes: the hash of an empty style element, which is filled rule by rule. */
const WRITTEN = hashOf('').replaceAll("'", '');

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'motorpark-app-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>Motorpark</title><style>p { margin: 0 }</style><script>document.title = 'Motorpark'</script>`,
  );
  await writeFile(join(folder, 'written-styles.json'), JSON.stringify([WRITTEN, `'unsafe-inline'`, 7]));
  await writeFile(join(folder, 'assets', 'index-4f2a.js'), 'plain');
  await writeFile(join(folder, 'assets', 'index-4f2a.js.br'), 'brotli');
});

afterAll(() => rm(folder, { recursive: true }));

describe('The built app', () => {
  const get = async (url: string, headers = {}) => {
    const app = fastify();
    serveApp(app, folder);
    return app.inject({ url, headers });
  };

  it('has a page that is asked for anew every time', async () => {
    const page = await get('/');
    expect(page.body).toContain('<title>Motorpark</title>');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it('has files that never change, zipped where the browser takes it', async () => {
    const plain = await get('/assets/index-4f2a.js');
    expect(plain.body).toBe('plain');
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const zipped = await get('/assets/index-4f2a.js', { 'accept-encoding': 'gzip, br' });
    expect(zipped.body).toBe('brotli');
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('allows the script and the style that stand in its page, the styles that its build lists, and no others', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy.split('; ')).toContain(`script-src 'self' ${hashOf("document.title = 'Motorpark'")}`);
    expect(policy.split('; ')).toContain(`style-src 'self' ${hashOf('p { margin: 0 }')} ${hashOf('')}`);
    expect(policy).toContain(`require-trusted-types-for 'script'`);
  });

  it('allows nothing inline by itself, neither in its page nor in any other file', async () => {
    for (const url of ['/', '/index.html', '/assets/index-4f2a.js']) {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toContain(`default-src 'self'`);
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
  });

  it('keeps the policy of its page where a browser has the page already: the headers of the answer replace those it kept', async () => {
    const { headers } = await get('/');
    const again = await get('/?from=home', { 'if-none-match': headers.etag });
    expect(again.statusCode).toBe(304);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('has nothing outside of its folder', async () => {
    expect((await get('/..%2f..%2fetc/passwd')).statusCode).toBeGreaterThanOrEqual(400);
    expect((await get('/assets/missing.js')).statusCode).toBe(404);
  });
});

describe('An app that is not built', () => {
  it('is said to be so', async () => {
    const app = fastify();
    serveApp(app, join(folder, 'nowhere'));
    const page = await app.inject('/');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('not built yet');
  });
});

describe('An app that another version built', () => {
  it('is not served: its pages would have no styles', async () => {
    const older = await mkdtemp(join(folder, 'older-'));
    await writeFile(join(older, 'index.html'), '<!doctype html><title>Motorpark</title>');
    expect(() => serveApp(fastify(), older)).toThrow(
      `The app in ${older} was built by another version: it has no written-styles.json. Build it again`,
    );
  });

  it('is not shown unstyled where it takes the place of ours while the server runs', async () => {
    const ours = await mkdtemp(join(folder, 'ours-'));
    await writeFile(join(ours, 'index.html'), '<!doctype html><title>Motorpark</title>');
    await writeFile(join(ours, 'written-styles.json'), '[]');
    const app = fastify();
    serveApp(app, ours);
    expect((await app.inject('/')).statusCode).toBe(200);
    await rm(join(ours, 'written-styles.json'));
    expect((await app.inject('/')).statusCode).toBe(500);
  });
});
