import { arrive, field, next } from './support/clerk';
import { expect, test } from './support/test';
import { PARCEL } from './support/waybill';

test('a parcel is taken in by keyboard, from Alt+W to the key that prints it; a terminal is taken by Tab and by Enter, one that there is not stays and says so; when both people are known, it takes thirteen keys besides what is typed', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  await page.keyboard.press('Alt+w');
  await expect(field(page, 'Phone Number')).toBeFocused();
  const { Email: _, ...sender } = PARCEL['Sender Information'];
  await page.keyboard.type(sender['Phone Number']);
  await page.keyboard.press('Tab');
  await page.keyboard.type(sender['Sender Name']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(sender.Address, { delay: 50 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Receiver Information' })).toBeVisible();
  await expect(field(page, 'Phone Number')).toBeFocused();
  await page.keyboard.type('07061234567');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bola Adeyemi');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nnewi Junction');
  await page.keyboard.press('Tab');
  const destination = field(page, 'Destination Terminal');
  await expect(destination).toHaveValue('Nnewi Junction');
  await expect(page.getByText('Not in the list. Please choose one.')).toBeVisible();
  await next(page);
  await expect(destination).toBeFocused();
  await expect(destination).toHaveValue('Nnewi Junction');
  await destination.fill('owe');
  await page.keyboard.press('Tab');
  await expect(destination).toHaveValue('Owerri');
  await destination.fill('lag');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(destination).toHaveValue('Lagos');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Description')).toBeFocused();
  for (const text of Object.values(PARCEL['Details of Goods'])) {
    // Slower than a scanner, of which the last Enter is a part.
    await page.keyboard.type(text, { delay: 50 });
    if (text !== PARCEL['Details of Goods']['Handling Instructions']) await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(field(page, 'Amount Paid')).toBeFocused();
  await page.keyboard.type('3500');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save and Print' })).toBeFocused();

  const typed = [sender['Phone Number'], '07061234567', 'owe', 'Cartons of books', '12', '20000', '3500'];
  const [from, to, terminal, goods, weight, worth, amount] = typed;
  const type = (text = '') => page.keyboard.type(text, { delay: 50 });
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    window.addEventListener(
      'keydown',
      () => (dataset['keys'] = String(Number(dataset['keys'] ?? 0) + 1)),
      true,
    );
  });
  await page.keyboard.press('Alt+w');
  await expect(field(page, 'Phone Number')).toBeFocused();
  await type(from);
  await expect(page.getByText(/^This phone is known/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Receiver Information' })).toBeVisible();
  await type(to);
  await expect(page.getByText(/^This phone is known/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(destination).toBeFocused();
  await type(terminal);
  await page.keyboard.press('Enter');
  await expect(destination).toHaveValue('Owerri');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Description')).toBeFocused();
  await type(goods);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await type(weight);
  await page.keyboard.press('Tab');
  await type(worth);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Amount Paid')).toBeFocused();
  await type(amount);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save and Print' })).toBeFocused();
  const keys = await page.evaluate(() => Number(document.documentElement.dataset['keys']));
  expect(keys).toBe(typed.join('').length + 13);
});
