import type { Page } from '@playwright/test';
import { fieldsOf, rowsIn } from './support/caller';
import { arrive } from './support/clerk';
import { codesIn, THERMAL_HEAD } from './support/decode';
import { authorised } from './support/expense';
import { PAPERS, onPaper, pagesOf, withoutPrintDialog } from './support/paper';
import { expect, test } from './support/test';

/** A text of this many characters, with long but realistic names. */
const letters = (count: number) =>
  'Oluwaseun Chukwuebuka-Adeyemi '
    .repeat(count)
    .slice(0, count - 1)
    .concat('o');

const THE_MOST = '999999999.99';

/** A waybill with the longest value that each field accepts. */
const LONGEST = {
  sender_name: letters(200),
  sender_number: '+2348034127781',
  sender_email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
  sender_address: letters(200),
  receiver_name: letters(200),
  receiver_number: '+2347061234567',
  book_date: '2026-11-21',
  description: letters(200),
  quantity: '999999',
  weight: '999999.99',
  worth_of_goods: THE_MOST,
  payment_method: 'Cash',
  amount: THE_MOST,
  handling_instructions: letters(200),
};

/** Takes in the parcel, opens its overview and returns its number. */
async function openLongest(page: Page, url: string): Promise<string> {
  await withoutPrintDialog(page);
  await arrive(page, url);
  const headers = await authorised(page);
  const answered = await page.request.get(`${url}/api/fetch_terminals`, { headers });
  const terminals = rowsIn(fieldsOf(await answered.json()));
  const idOf = (name: string) => terminals.find((terminal) => terminal['terminal_name'] === name)?.['id'];
  const answer = await page.request.post(`${url}/api/create_waybills`, {
    headers,
    data: { ...LONGEST, original_terminal: idOf('Awka'), destination_terminal: idOf('Lagos') },
  });
  const text = await answer.text();
  expect(answer.status(), text).toBe(200);
  await page.goto(`${url}/#/admin/waybill/overview?id=${/"id":"([^"]+)"/.exec(text)?.[1]}`);
  return /WB-[0-9A-Z]{6}-[0-9A-Z]/.exec(text)?.[0] ?? '';
}

/** The phones, amounts, waybill numbers and weights that are broken across lines. */
const brokenNumbers = (page: Page) =>
  page.evaluate(() => {
    const numbers = /[+−]?₦[\d,.]+|\+?\d[\d\u00A0 ]{6,}\d|WB-[0-9A-Z]{6}-[0-9A-Z]|[\d.,]+[\u00A0 ]kg/g;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    let seen = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: number, index } of text.textContent?.matchAll(numbers) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(number);
        seen += 1;
      }
    }
    return { broken, isAnySeen: seen > 3 };
  });

/** On a roll each copy is cut off as a slip; on A4 both copies share one sheet. */
const PAGES = { '58mm': 2, '80mm': 2, A4: 1 };

test.use({ deviceScaleFactor: THERMAL_HEAD });

test('a waybill that is as long as can be keeps both copies on one sheet and its numbers whole, on every paper', async ({
  page,
  sharedServer,
}) => {
  test.slow();
  const number = await openLongest(page, sharedServer.url);
  const shown = { button: 'Save and Print', title: `Waybill ${number}` };
  for (const paper of PAPERS) {
    await onPaper(page, { paper, ...shown }, async () => {
      expect(await pagesOf(page), paper.name).toBe(PAGES[paper.name]);
      expect(await brokenNumbers(page), paper.name).toEqual({ broken: [], isAnySeen: true });
      const codes = await codesIn(await page.screenshot({ fullPage: true, scale: 'device' }));
      expect(codes, paper.name).toEqual([`Code128 ${number}`, `Code128 ${number}`]);
    });
  }
});
