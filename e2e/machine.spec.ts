import { scan } from './support/scanner';
import { expect, test } from './support/test';

test('anybody can see whether this computer works: its connection, storage, scanner and printer', async ({
  page,
  sharedServer: server,
}) => {
  await page.goto(`${server.url}/#/test`);
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(region('Connection')).toContainText('Works');
  await expect(region('Connection')).toContainText('Motorpark server');
  await expect(region('Connection')).toContainText('As on the server');
  await expect(region('Computer')).toContainText('Works');

  const box = page.getByLabel('Scan into this box');
  await box.click();
  await scan(page, 'WB-TESTED-D');
  await expect(region('Scanner')).toContainText('Read as waybill WB-TESTED-D.');
  await expect(box).toHaveValue('');
  await page.keyboard.type('Ada', { delay: 110 });
  await expect(region('Scanner')).toContainText('typed by hand');

  await page.evaluate(() => {
    window.print = () => void (document.body.dataset['printed'] = 'yes');
  });
  await page.getByRole('button', { name: 'Print a test page' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
});

test('while the page runs no text becomes markup, no address a script but that of the service worker, and no style counts that is not the page’s own or a library’s as it is', async ({
  page,
  sharedServer,
  refusals,
}) => {
  const answer = await page.goto(sharedServer.url);
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe');
  await expect(page.getByLabel('Email')).toBeFocused();
  const outcomes = await page.evaluate(() => {
    const outcomeOf = (act: () => void) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    const script = document.createElement('script');
    return {
      markup: outcomeOf(() => document.body.insertAdjacentHTML('beforeend', '<i>typed</i>')),
      address: outcomeOf(() => void (script.src = './assets/other.js')),
      worker: outcomeOf(() => void (script.src = document.documentElement.dataset['worker'] ?? '')),
    };
  });
  expect(outcomes).toEqual({ markup: 'TypeError', address: 'TypeError', worker: 'done' });
  await expect.poll(() => refusals.length).toBe(2);
  refusals.splice(0);

  const hidden = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(style);
    document.body.setAttribute('style', 'display: none');
    return getComputedStyle(document.body).display === 'none';
  });
  expect(hidden).toBe(false);
  await expect.poll(() => refusals.length).toBe(2);
  expect(refusals.splice(0)).toEqual(Array(2).fill(expect.stringContaining('style-src')));
});
