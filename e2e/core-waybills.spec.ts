import { field, next, submit } from './support/clerk';
import { arriveAtCore, expectFacts, expectToast } from './support/core';
import { LOST, Refusal } from './support/coreAnswers';
import { CORE_WAYBILL } from './support/coreCompany';
import { expect, test } from './support/test';
import { fillStep, openForm } from './support/waybill';

const GOODS = 'A carton of textbooks and exercise books for the school. '.repeat(9).slice(0, 500).trim();

test('a core server takes in a parcel for nothing, described at length, in any number and weight, from any phone, also to its own terminal, but with the sender’s e-mail; what fails is said where it can be put right', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  const create = core.answers['POST /api/create_waybills'];
  await arriveAtCore(page, core, '/admin/dashboard');
  await openForm(page);
  await fillStep(page, 'Sender Information');
  await field(page, 'Email').fill('');
  await next(page);
  await expect(page.getByText('Email is required.')).toBeVisible();
  await field(page, 'Email').fill('ada@example.com');
  await next(page);
  await fillStep(page, 'Receiver Information', 'Awka');
  await field(page, 'Phone Number').fill('ask at the gate');
  await next(page);
  await fillStep(page, 'Details of Goods');
  await field(page, 'Description').fill(GOODS);
  await field(page, 'Quantity').fill('3 bags');
  await field(page, 'Weight').fill('not weighed');
  await next(page);
  await fillStep(page, 'Payment Info');
  await field(page, 'Amount Paid').fill('0');

  for (const [answer, words] of [
    [
      new Refusal(422, { message: 'Invalid', errors: { quantity: ['At most 20 pieces.'] } }),
      'At most 20 pieces.',
    ],
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
    receiver_number: 'ask at the gate',
    original_terminal: '1',
    destination_terminal: '1',
    description: GOODS,
    quantity: '3 bags',
    weight: 'not weighed',
    worth_of_goods: '40000',
    amount: '0',
    payment_method: 'Cash',
    handling_instructions: 'Keep dry',
  });

  // The form fills in what the server leaves out.
  await expectFacts(page.getByRole('article', { name: `Waybill ${CORE_WAYBILL}` }), {
    'Origin terminal': 'Awka',
    'Destination terminal': 'Awka',
    Quantity: '3 bags',
    Weight: 'not weighed',
    'Worth of goods': '₦40,000.00',
  });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Edit Waybill' })).toBeVisible();
  await expect(page.getByText('This server cannot change waybills.', { exact: false })).toBeVisible();
});
