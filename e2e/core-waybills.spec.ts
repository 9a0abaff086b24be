import { next, submit } from './support/clerk';
import {
  arriveAtCore,
  chooseIn,
  expectBreadcrumb,
  expectFacts,
  expectMenu,
  expectSampleCards,
  expectToast,
  open,
} from './support/core';
import { LOST, Refusal } from './support/coreAnswers';
import { CORE_WAYBILL } from './support/coreCompany';
import { withoutPrintDialog } from './support/paper';
import { expect, test } from './support/test';
import { fillWaybill, waybillRow } from './support/waybill';

const STATUSES = ['Pending', 'On-Transit', 'Delivered', 'Picked Up'];
/** In the order of the receipt. */
const TERMS = [
  /scheduled delivery period of 72 hours/,
  /unclaimed waybills count as abandoned, .* dispose of, auction or return the goods at the customer’s expense/,
  /An extra fee of ₦500 applies for extended storage or handling/,
  /loss or misappropriation must be reported within 48 hours of discovery or receipt/,
];
const FAILED = 'Failed to create waybill. Please try again.';

test('the waybills of a core server, by direction, from their counts to a deletion', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  await withoutPrintDialog(page);
  await arriveAtCore(page, core, '/admin/waybill');

  await test.step('four samples, which filter the list, and each status as the server writes it', async () => {
    await expectBreadcrumb(page, ['Waybills', 'Outgoing Waybills']);
    await expectSampleCards(page, { Pending: '10', Delivered: '10', 'On-Transit': '10', 'Picked Up': '10' });
    const cards = page.getByRole('region', { name: 'Waybills by status' }).getByRole('button');
    await expect(cards).toHaveText(['Pending', 'Delivered', 'On-Transit', 'Picked Up']);
    const row = waybillRow(page, 'CORE-WB-1');
    for (const text of ['Ngozi Okafor', 'Tunde Bello', 'Lagos', '₦6,500.00', /Picked[- ]Up/])
      await expect(row).toContainText(text);
    await expect(page.getByRole('row', { name: /Chika Eze/ })).toContainText('Held at customs');
    await expect(waybillRow(page, 'CORE-WB-2')).toHaveCount(0);
    await cards.first().click();
    await expect(page.getByText('No waybill is Pending.').first()).toBeVisible();
    await cards.first().click();
    await expect(row).toBeVisible();
  });

  await test.step('the toggle leads to what comes in', async () => {
    await page.getByRole('link', { name: 'Incoming', exact: true }).click();
    await expectBreadcrumb(page, ['Waybills', 'Incoming Waybills']);
    await expect(waybillRow(page, 'CORE-WB-2')).toContainText('On-Transit');
    await expect(waybillRow(page, 'CORE-WB-1')).toHaveCount(0);
    await page.getByRole('link', { name: 'Outgoing', exact: true }).click();
  });

  await test.step('the menu shows, changes no status, and deletes', async () => {
    await expectMenu(page, /CORE-WB-1/, ['View', 'Open and print', ...STATUSES, 'Delete']);
    await chooseIn(page, /CORE-WB-1/, 'Delivered');
    await expectToast(page, 'This server keeps no waybill statuses: nothing was changed.');
    await chooseIn(page, /CORE-WB-1/, 'View');
    const summary = page.getByRole('dialog', { name: 'Waybill Summary' });
    await expectFacts(summary, { 'Waybill number': 'CORE-WB-1' });
    for (const text of ['Ngozi Okafor', '0803 412 7781', 'Tunde Bello', 'Awka', 'Lagos', '₦6,500.00'])
      await expect(summary).toContainText(text);
    await page.mouse.click(20, 20);
    await expect(summary).toBeHidden();
  });

  await test.step('what the server left out reads N/A, Nil and Unknown on the screen and on paper', async () => {
    await chooseIn(page, /Chika Eze/, 'Open and print');
    const overview = page.getByRole('article', { name: 'Waybill Unknown' });
    await expectFacts(overview, {
      'Sender name': 'Chika Eze',
      'Origin terminal': 'N/A',
      'Book date': 'N/A',
      'Destination terminal': 'N/A',
      'Package description': 'N/A',
      Weight: 'N/A',
      'Special handling instructions': 'Nil',
      'Worth of goods': 'N/A',
      'Amount paid': '₦2,000.00',
      'Payment method': 'N/A',
    });
    await page.getByRole('button', { name: 'Save and Print' }).click();
    const slips = page.locator('[data-print-sheet] article');
    await expect(slips).toHaveCount(2);
    await expect(slips.first().getByText('Unknown', { exact: true })).toHaveCount(4);
    await expect(slips.first().locator('td')).toHaveText(['N/A', 'N/A', 'Nil', 'Unknown']);
    await expect(slips.last().locator('li')).toHaveText(TERMS);
  });

  await test.step('a deletion asks; a failed one is said, a successful one takes the row alone', async () => {
    await open(page, '/admin/waybill');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this trip?' });
    core.answers['DELETE /api/delete_waybill/{id}'] = () => new Refusal(405, {});
    await chooseIn(page, /CORE-WB-1/, 'Delete');
    await expect(question).toContainText('This action cannot be undone.');
    await expect(question).toContainText(
      'Traveler information, seat assignment and payment details may be lost.',
    );
    await question.getByRole('button', { name: 'Yes, Delete' }).click();
    await expectToast(page, 'Encountered an issue while trying to delete waybill');
    core.answers['DELETE /api/delete_waybill/{id}'] = () => ({ message: 'Deleted' });
    core.arrivals.length = 0;
    await chooseIn(page, /CORE-WB-1/, 'Delete');
    await question.getByRole('button', { name: 'Yes, Delete' }).click();
    await expectToast(page, 'waybill Deleted successfully');
    await expect(waybillRow(page, 'CORE-WB-1')).toHaveCount(0);
    expect(core.arrivals.map(({ call, id }) => `${call} ${id}`)).toEqual([
      'DELETE /api/delete_waybill/{id} 1',
    ]);
  });
});

test('a parcel is taken in at a core server: failures in their words, then the overview and both copies', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  const create = core.answers['POST /api/create_waybills'];
  await withoutPrintDialog(page);
  await arriveAtCore(page, core, '/admin/dashboard');
  await fillWaybill(page);

  for (const [answer, words] of [
    [
      new Refusal(422, { message: 'Invalid', errors: { quantity: ['At most 20 pieces.'] } }),
      'At most 20 pieces.',
    ],
    [new Refusal(409, { message: 'This waybill is there already' }), 'This waybill is there already'],
    [new Refusal(503), FAILED],
    [LOST, 'Internet disconnected'],
  ] as const) {
    await test.step(`it fails: ${words}`, async () => {
      core.answers['POST /api/create_waybills'] = () => answer;
      await submit(page);
      await expect(page.getByText(words).first()).toBeVisible();
      // A field's error leads back to its step; returning from there loses no input.
      while (await page.getByRole('button', { name: 'Next' }).isVisible()) await next(page);
    });
  }
  core.answers['POST /api/create_waybills'] = (...request) => create?.(...request);
  await submit(page);
  await expectToast(page, 'Waybill created successfully!');
  expect(core.payloadOf('POST /api/create_waybills')).toMatchObject({
    sender_name: 'Ada Obi-Nwankwo',
    sender_email: 'ada@example.com',
    original_terminal: '1',
    destination_terminal: '2',
    quantity: '3',
    weight: '12.5',
    worth_of_goods: '40000',
    amount: '3500',
    payment_method: 'Cash',
    handling_instructions: 'Keep dry',
  });

  const overview = page.getByRole('article', { name: `Waybill ${CORE_WAYBILL}` });
  await expectFacts(overview, {
    'Sender name': 'Ada Obi-Nwankwo',
    'Origin terminal': 'Awka',
    'Sender’s address': '12 Zik Avenue, Awka',
    'Receiver name': 'Bola Adeyemi',
    'Destination terminal': 'Lagos',
    'Package description': 'A carton of textbooks',
    Quantity: '3',
    Weight: '12.5 kg',
    'Special handling instructions': 'Keep dry',
    'Worth of goods': '₦40,000.00',
    'Amount paid': '₦3,500.00',
    'Payment method': 'Cash',
  });
  await expect(overview.getByRole('img', { name: `Barcode of ${CORE_WAYBILL}` })).toBeVisible();
  await page.getByRole('button', { name: 'Save and Print' }).click();
  const slips = page.locator('[data-print-sheet] article');
  for (const [slip, name] of [
    [slips.first(), 'Customer copy'],
    [slips.last(), 'Company copy'],
  ] as const) {
    await expect(slip).toContainText(`Official Logistics Receipt - Waybill Copy${name}`);
    await expect(slip).toContainText(/\d(st|nd|rd|th) [A-Z][a-z]{2}, \d{4} • \d{2}:\d{2}[AP]M/);
    await expect(slip.locator('th')).toHaveText(['QTY', 'WT.', 'HANDLING', 'WORTH']);
    await expect(slip.locator('td')).toHaveText(['3', '12.5 kg', 'Keep dry', '₦40,000.00']);
  }
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Edit Waybill' })).toBeVisible();
  await expect(page.getByText('This server cannot change waybills.', { exact: false })).toBeVisible();
});
