import { fillWaybill } from './support/waybill';
import { arrive, field, next, submit } from './support/clerk';
import { choosePin, engage, lock, logInBeside, nameCounter, switchTo } from './support/counter';
import { expect, test } from './support/test';

const OBI = { name: 'Obi Nwankwo', email: 'obi@motorpark.example' };
const BISI = { name: 'Bisi Ade', email: 'bisi@motorpark.example' };
const PIN = '402918';

test('what was sold through an outage is named on the report of the drawer that it was paid into, though a colleague has taken that over', async ({
  page,
  sharedServer: { url },
}) => {
  await engage(url, [OBI, BISI]);
  await arrive(page, url, OBI.email);
  await nameCounter(page, 'Awka 5');
  await choosePin(page, PIN);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const till = () => menu.getByRole('link', { name: 'Till' }).click();
  await till();
  await field(page, 'Opening float').fill('1,000');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'My shift' })).toBeVisible();

  // From now on no waybill reaches the server.
  await page.route('**/api/create_waybills', (route) => route.abort('connectionfailed'));
  await fillWaybill(page);
  await submit(page);
  await till();
  await page.getByRole('link', { name: 'Count and close' }).click();
  await expect(page.getByText(/^1 entry is not saved yet/)).toBeVisible();

  await lock(page);
  await logInBeside(page, BISI.email);
  await till();
  await page.getByRole('row').filter({ hasText: OBI.name }).getByRole('link').click();
  await expect(page.getByText(`1 entry of ${OBI.name} at this computer is not saved yet.`)).toBeVisible();
  await field(page, '₦1,000').fill('4');
  await field(page, '₦500').fill('1');
  await next(page);
  await expect(page.getByRole('row').filter({ hasText: 'Cash' })).toContainText('+₦3,500.00');
  await field(page, `Why ${OBI.name} has not confirmed it, and why it differs`).fill(
    'One parcel is not saved yet',
  );
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByRole('heading', { name: 'My shift' })).toBeVisible();

  await page.unroute('**/api/create_waybills');
  await lock(page);
  await switchTo(page, OBI.name, PIN);
  await expect(page.getByText(/^Waybill .* is saved\.$/)).toBeVisible();
  await till();
  await page.getByRole('link', { name: 'My shifts' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Awka 5' });
  await expect(row).toContainText('₦0.00');
  await row.getByRole('link').click();
  await expect(page.getByText('Sold in it, came after the count').first()).toBeVisible();
});
