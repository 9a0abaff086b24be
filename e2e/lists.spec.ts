import { readFile } from 'node:fs/promises';
import { arrive } from './support/clerk';
import { expect, test } from './support/test';

/** The largest number of DOM nodes, for any length of the list. */
const MOST_NODES = 3_000;

test('a long list comes page by page as one scrolls, and the page stays small; who goes back to it is where they were, who comes by the menu is at its top', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await page.goto(`${sharedServer.url}/#/admin/tickets`);
  const table = page.getByRole('table', { name: 'Tickets' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const rowCount = async () => Number(await table.getAttribute('aria-rowcount'));
  await expect.poll(rowCount).toBe(101);
  await page.evaluate(() => window.scrollTo(0, 2_400));
  await expect(page.locator('[aria-rowindex="62"]')).toBeInViewport();
  await page.goto(`${sharedServer.url}/#/admin/tickets/edit`);
  await expect(page.getByRole('heading', { name: 'Book Tickets' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('[aria-rowindex="62"]')).toBeInViewport();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Operation History' }).click();
  await expect(page.locator('[aria-rowindex="2"]')).toBeInViewport();
  await page.goBack();
  await expect(page.locator('[aria-rowindex="62"]')).toBeInViewport();

  // With long names the table scrolls in a box of its own. The wheel has no effect while rows are loading, so it is repeated.
  await table.getByRole('row').nth(1).hover();
  const scrolledRowCount = async () => {
    await page.mouse.wheel(0, 100_000);
    return rowCount();
  };
  for (const before of [101, 201]) {
    await expect.poll(scrolledRowCount).toBeGreaterThan(before);
    expect(await page.locator('*').count()).toBeLessThan(MOST_NODES);
  }
});

test('the link of a form to its list brings the list as it was: its direction, search, sort and place; the menu brings it from its top', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await page.goto(`${sharedServer.url}/#/admin/ticket?type=incoming`);
  const search = page.getByRole('searchbox', { name: 'Search Route ID' });
  await search.fill('awka');
  await page.getByRole('columnheader', { name: 'Travel date' }).getByRole('button').click();
  await expect(page).toHaveURL(/type=incoming&q=awka&sort=travelDate/);
  const list = page.url();
  await expect(page.locator('[aria-rowindex="2"]')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1_600));
  const row = page.locator('[aria-rowindex="40"]');
  await expect(row).toBeInViewport();

  await page.goto(`${sharedServer.url}/#/admin/tickets/edit`);
  await page.reload();
  await page.getByRole('link', { name: 'Ticket History' }).click();
  await expect(page).toHaveURL(list);
  await expect(search).toHaveValue('awka');

  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Tickets' }).click();
  await expect(search).toHaveValue('');
  await expect(page.locator('[aria-rowindex="2"]')).toBeInViewport();
});

test('back, a reload and a sent link bring the same list, which is exported as it is filtered, under the headings of its table', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await page.goto(`${sharedServer.url}/#/admin/tickets`);
  const rows = page.getByRole('table', { name: 'Tickets' }).getByRole('row');
  const search = page.getByRole('searchbox', { name: 'Search Route ID' });
  const completed = page
    .getByRole('region', { name: 'Tickets by status' })
    .getByRole('button', { name: /^Completed/ });
  await search.fill('lagos');
  await completed.click();
  await expect(page).toHaveURL(/q=lagos&status=Completed/);

  const isKept = async () => {
    await expect(search).toHaveValue('lagos');
    await expect(completed).toHaveAttribute('aria-pressed', 'true');
    await expect(rows.nth(1)).toContainText('Completed');
    await expect(rows.nth(1)).toContainText('Lagos');
  };
  await isKept();
  await page.reload();
  await isKept();
  const ids = await page.getByRole('table', { name: 'Tickets' }).locator('tbody [data-id]').allTextContents();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^tickets_made_\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFF"Traveler Name","Phone number"/);
  for (const line of lines) expect(line).toContain('"Completed"');
  expect(ids.length).toBeGreaterThan(0);
  for (const [place, id] of ids.entries()) expect(lines[place]).toContain(id);
  await expect(page.getByText(`Saved as ${file.suggestedFilename()}`)).toBeVisible();

  await page.getByRole('link', { name: 'Create Ticket' }).click();
  await expect(page.getByRole('heading', { name: 'Book Tickets' })).toBeVisible();
  await page.goBack();
  await isKept();
  await page.goBack();
  await expect(completed).toHaveAttribute('aria-pressed', 'false');
  await expect(search).toHaveValue('lagos');
});

test('nothing is lost of what is done before a list is there: a slash reaches its search box, and a second choice adds to the first', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await page.goto(`${sharedServer.url}/#/admin/tickets/edit`);
  await expect(page.getByRole('heading', { name: 'Book Tickets' })).toBeVisible();
  // In one task, so that the key is pressed before anything of the list has loaded.
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Tickets' }).evaluate((link: HTMLElement) => {
    link.click();
    link.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('searchbox', { name: 'Search Route ID' })).toBeFocused();

  const completed = page
    .getByRole('region', { name: 'Tickets by status' })
    .getByRole('button', { name: /^Completed/ });
  const travelDate = page.getByRole('columnheader', { name: 'Travel Date' }).getByRole('button');
  // The rows replace the table's header with one of their own.
  await expect(page.getByRole('table', { name: 'Tickets' })).toHaveAttribute('aria-rowcount', '101');
  await travelDate.evaluate(
    (sort: HTMLElement, status: HTMLElement | null) => {
      status?.click();
      sort.click();
    },
    await completed.evaluateHandle((button: HTMLElement) => button),
  );
  await expect(page).toHaveURL(/status=Completed&sort=/);
  await expect(completed).toHaveAttribute('aria-pressed', 'true');
});
