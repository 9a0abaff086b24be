import { beforeAll, expect, it } from 'vitest';
import { inBase64 } from '../../../testing/files';
import { anyEntryWith, somethingWith } from '../../../testing/matchers';
import { inTheOffice } from '../../../testing/office';
import { aTransfer } from '../../../testing/payments';

inTheOffice('A credit that the same statement takes back', (office) => {
  const match = async (...lines: readonly string[]) =>
    (
      await office().call('POST', '/api/match_statement', {
        by: 'ngozi',
        body: { file: inBase64(lines.join('\r\n')) },
      })
    ).body;
  const sold = (reference: string) =>
    aTransfer(office(), { by: 'ada', wishes: { payment_reference: reference } });
  let payment = '';
  beforeAll(async () => {
    payment = await sold('FBN 0042-1');
  });

  it.each([
    [
      'a debit of the same reference',
      'Row 3, Debit: 18,500.00',
      'Date,Reference,Credit,Debit',
      '21/11/2026,FBN 0042-1,"18,500.00",',
      '21/11/2026,FBN 0042-1,,"18,500.00"',
    ],
    [
      'a debit whose narration says reversal',
      'Row 3, Narration: REVERSAL TRF FBN 0042-1 OBI',
      'Date,Narration,Credit,Debit',
      '21/11/2026,TRF FBN 0042-1 OBI,"18,500.00",',
      '21/11/2026,REVERSAL TRF FBN 0042-1 OBI,,"18,500.00"',
    ],
    [
      'a credit with a minus',
      'Row 3, Credit: -18,500.00',
      'Date,Narration,Credit',
      '21/11/2026,TRF FBN 0042-1 OBI,"18,500.00"',
      '21/11/2026,TRF FBN 0042-1 OBI,"-18,500.00"',
    ],
    [
      'a row that the bank calls reversed',
      'Row 3, Status: REVERSED',
      'Date,Reference,Amount,Status',
      '21/11/2026,FBN 0042-1,"18,500.00",SUCCESSFUL',
      '21/11/2026,FBN 0042-1,"18,500.00",REVERSED',
    ],
    [
      'a debit that comes first, and has only the number that the bank gave',
      'Row 2, Debit: 18,500.00',
      'Session ID,Narration,Credit,Debit',
      '000013241121,TO OBI,,"18,500.00"',
      '000013241121,TRF FBN 0042-1 OBI,"18,500.00",',
    ],
    [
      'two debits that are as much together',
      'Row 3, Debit: 9,250.00',
      'Reference,Credit,Debit',
      'FBN 0042-1,"18,500.00",',
      'FBN 0042-1,,"9,250.00"',
      'FBN 0042-1,,"9,250.00"',
    ],
    [
      'more that went out in one amount',
      'Row 3, Debit: (37,000.00)',
      'Reference,Credit,Debit',
      'FBN 0042-1,"18,500.00",',
      'FBN 0042-1,,"(37,000.00)"',
    ],
  ])('is a row of which nobody can tell: %s', async (_, unclear, ...lines) => {
    expect(await match(...lines)).toMatchObject({
      data: {
        matches: [],
        unclear: anyEntryWith({ unclear, payment: somethingWith({ id: payment }) }),
      },
    });
  });

  it('is offered beside a charge, and beside what went out under another reference', async () => {
    expect(
      await match(
        'Date,Narration,Credit,Debit',
        '21/11/2026,TRF FBN 0042-1 OBI,"18,500.00",',
        '21/11/2026,SMS CHARGE FBN 0042-1,,"52.50"',
        '21/11/2026,TRF FBN 0042-2 OBI,,"18,500.00"',
      ),
    ).toMatchObject({ data: { matches: [somethingWith({ payment: somethingWith({ id: payment }) })] } });
  });

  it('leaves a payment that was confirmed earlier among those that are not on the statement', async () => {
    const confirmed = await sold('GTB 1');
    await office().call('PUT', `/api/confirm_payment/${confirmed}`, {
      by: 'ngozi',
      body: { reference: 'GTB 77', amount: 18_500 },
    });
    const rows = [
      'Date,Narration,Credit,Debit',
      '20/11/2026,XX1,"1.00",',
      '21/11/2026,TRF GTB 77 OBI,"18,500.00",',
    ];
    expect(await match(...rows, '22/11/2026,,"1.00",')).toMatchObject({ data: { missing: [] } });
    expect(await match(...rows, '22/11/2026,TRF GTB 77 OBI,,"18,500.00"')).toMatchObject({
      data: { missing: [somethingWith({ id: confirmed })], missing_count: 1 },
    });
  });

  it('is none of a sale that was made more than a day after it: nobody can tell what it paid for', async () => {
    const credited = (day: string) => match('Date,Reference,Credit', `${day},FBN 0042-1,"18,500.00"`);
    expect(await credited('20/11/2026')).toMatchObject({ data: { matches: [{}], unclear: [] } });
    expect(await credited('19/11/2026')).toMatchObject({
      data: {
        matches: [],
        unmatched: 0,
        unclear: [{ unclear: 'Date: 19/11/2026, before the sale', payment: somethingWith({ id: payment }) }],
      },
    });
    const body = { reference: 'OLD 1019', amount: 18_500 };
    const confirmed = await sold('GTB 2');
    await office().call('PUT', `/api/confirm_payment/${confirmed}`, { by: 'ngozi', body });
    expect(
      await match('Date,Reference,Credit', '19/11/2026,OLD 1019,"18,500.00"', '21/11/2026,XX2,"1.00"'),
    ).toMatchObject({ data: { missing: [{}, somethingWith({ id: confirmed })] } });
  });
});
