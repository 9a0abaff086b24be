import { arrive } from './support/clerk';
import { SUPER_ADMIN, openList } from './support/office';
import { expect, test } from './support/test';

const file = (text: string) => ({
  name: 'terminals.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeffName,Address,City,State\r\n${text}`),
});

test('a super admin mends a file and imports it', async ({ page, sharedServer }) => {
  await arrive(page, sharedServer.url, SUPER_ADMIN);
  await openList(page, { menu: 'Terminals', title: 'Terminals' });
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await expect(page.getByRole('heading', { name: 'Import Terminals' })).toBeVisible();

  const field = page.getByLabel('CSV file', { exact: true }).and(page.locator('input'));
  await field.setInputFiles(file('Zaki Biam,1 Yam Road,Zaki Biam,Benue\r\nGboko,,Gboko,Benue\r\n'));
  const mistakes = page.getByRole('table', { name: 'Mistakes' });
  await expect(mistakes.getByRole('row', { name: /Row 3.*Address.*Address is required/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0);

  await field.setInputFiles(file('Zaki Biam,1 Yam Road,Zaki Biam,Benue\r\nGboko,2 Yam Road,Gboko,Benue\r\n'));
  await page.getByRole('button', { name: 'Import 2 terminals' }).click();
  await expect(page.getByText('2 terminals imported.')).toBeVisible();
  await page.getByRole('searchbox').fill('yam road');
  await expect(page.getByRole('table', { name: 'Terminals' })).toContainText('Gboko');
});
