import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApp } from './serveApp';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'motorpark-app-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><title>Motorpark</title><script>document.title = 'Motorpark'</script>`,
  );
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

  it('allows the script that stands in its page, and no other one', async () => {
    const page = await get('/');
    const hash = createHash('sha256').update("document.title = 'Motorpark'").digest('base64');
    expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    expect(page.headers['content-security-policy']).toContain(`require-trusted-types-for 'script'`);
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
