import { field, next, submit } from './support/clerk';
import { arriveAtCore, open } from './support/core';
import { fillForm } from './support/office';
import { ROUTES } from './support/officeNouns';
import { expect, test } from './support/test';
import { fillStep, fillWaybill, openForm } from './support/waybill';

const GOODS = 'A carton of textbooks and exercise books for the school. '.repeat(9).slice(0, 500).trim();

test('a core server takes a parcel for nothing, described at length, from any phone; but a sender has an e-mail', async ({
  page,
  startCore,
}) => {
  const core = await startCore();
  await arriveAtCore(page, core, '/admin/dashboard');
  await openForm(page);
  await fillStep(page, 'Sender Information');
  await field(page, 'Email').fill('');
  await next(page);
  await expect(page.getByText('Email is required.')).toBeVisible();

  // The form was left: the next one asks whether it is continued.
  await openForm(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await fillWaybill(page);
  await field(page, 'Amount Paid').fill('0');
  await page.getByRole('button', { name: 'Previous' }).click();
  await field(page, 'Description').fill(GOODS);
  await page.getByRole('button', { name: 'Previous' }).click();
  await field(page, 'Phone Number').fill('ask at the gate');
  await next(page);
  await next(page);
  await submit(page);
  await expect(page.getByText('Waybill created successfully!')).toBeVisible();
  expect(core.payloadOf('POST /api/create_waybills')).toMatchObject({
    amount: '0',
    description: GOODS,
    receiver_number: 'ask at the gate',
  });
});

test('a route of a core server may lead to a place that is no terminal', async ({ page, startCore }) => {
  const core = await startCore();
  await arriveAtCore(page, core, '/super-admin/routes', 'super_admin');
  await open(page, '/super-admin/routes/create');
  await fillForm(page, ROUTES);
  await field(page, 'Destination').fill('Nnewi junction');
  await page.getByRole('button', { name: 'Create Route' }).click();
  await expect(page.getByText('Route created successfully')).toBeVisible();
  expect(core.payloadOf('POST /api/create_routes')).toMatchObject({ destination: 'Nnewi junction' });
});
