import { describe, expect, it } from 'vitest';
import { inBase64 } from '../../../testing/files';
import { readStatement } from './statementColumns';

/** Reads a statement of one row: its headings and cells. */
const read = (headings: string, cells: string) => {
  const [row] = readStatement(inBase64(`${headings}\n${cells}\n`));
  if (!row) throw new Error('The statement has one row.');
  return row;
};

/** A row that says by its credit that money came, with one more column. */
const beside = (heading: string, cell: string) =>
  read(`Reference,Credit,Status,"${heading}"`, `FBN 1,"18,500.00",SUCCESSFUL,"${cell}"`);

/** Invented words, the same ones in every run. */
function invent(count: number): string[] {
  let seed = 42;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const sounds = [
    'ba',
    'ko',
    'zu',
    'mi',
    'ret',
    'dis',
    'flo',
    'pay',
    'out',
    'ver',
    'cre',
    'sat',
    'in',
    'tra',
  ];
  const word = () => Array.from({ length: 3 + next(3) }, () => sounds[next(sounds.length)]).join('');
  return Array.from({ length: count }, word);
}

describe('A row of a bank’s statement', () => {
  it('brings no money if it has anything in a column that nobody understands, whatever that is called', () => {
    const headings = ['', 'Zorb', 'Leg', 'Txn Nature Code', 'Реверс', 'Credit Реверс', '反向', ...invent(60)];
    const cells = [
      'REVERSED',
      'TRANSFER_OUT',
      'Y',
      'Да',
      'CR',
      'SUCCESSFUL',
      '1',
      '18,500.00',
      ...invent(40),
    ];
    for (const heading of headings) {
      for (const cell of cells) {
        expect([heading, cell, beside(heading, cell)]).toMatchObject([
          heading,
          cell,
          { isCredited: false, unclear: `${heading || 'No heading'}: ${cell}` },
        ]);
      }
      expect([heading, beside(heading, '').isCredited, beside(heading, ' - ').isCredited]).toEqual([
        heading,
        true,
        true,
      ]);
    }
  });

  it('brings no money by an unknown word in a column of direction', () => {
    for (const heading of [
      'Type',
      'Flow',
      'Direction',
      'Txn Type',
      'Transaction_Type',
      'DR/CR',
      'Cr-Dr Indicator',
    ]) {
      for (const cell of ['TRANSFER_OUT', 'CHARGEBACK', 'Payout', 'Reversal', 'Sent', 'X', ...invent(40)]) {
        const amounts = read(`Ref,Amount,Status,${heading}`, `FBN 1,"18,500.00",SUCCESSFUL,${cell}`);
        expect([heading, cell, amounts.isCredited, beside(heading, cell).isCredited]).toEqual([
          heading,
          cell,
          false,
          false,
        ]);
      }
      expect(read(`Ref,Amount,${heading}`, 'FBN 1,"18,500.00",Credit')).toMatchObject({ isCredited: true });
      expect(beside(heading, 'TRANSFER')).toMatchObject({ isCredited: true });
    }
  });

  it.each([
    ['Flow', 'OUTBOUND'],
    ['Direction', 'Outbound'],
    ['Txn Type', 'PAYOUT'],
    ['Transaction Type', 'CHARGEBACK'],
    ['Settlement State', 'REVERSED'],
    ['Reversal Status', 'SUCCESSFUL'],
    ['Refund', 'Completed'],
    ['Dispute ID', '4471'],
    ['Chargeback Amount', '18,500.00'],
    ['Reversed Credit', '18,500.00'],
    ['Not reversed', 'No'],
    ['Settled', 'No'],
    ['Successful', '0'],
    ['Narration', 'RVSL NIP FBN 1'],
    ['Remarks', 'REVERSED'],
    ['Branch', 'Charge back'],
    ['Bank', 'TRF_OUT'],
    ['Narration', 'Refund to ADA OBI'],
    ['Narration', 'FBN 1 LIEN PLACED'],
    ['Remarks', 'FBN 1 ON_HOLD'],
    ['Narration', 'CHQ FBN 1 BOUNCED'],
    ['Narration', 'CHEQUE RETURNED UNPAID'],
    ['Expected Money In', '18,500.00'],
    ['Uncleared Credit', '18,500.00'],
    ['Zorb Credit (₦)', '18,500.00'],
  ])('cannot be told by %s: %s, which is shown', (heading, cell) => {
    expect(beside(heading, cell)).toMatchObject({ isCredited: false, unclear: `${heading}: ${cell}` });
  });

  it.each([
    ['Settlement Debit', '18,500.00'],
    ['Total Debit (NGN)', '18500'],
    ['TXN_DR', '18500'],
    ['Merchant Withdrawal Amount', '18,500.00'],
    ['Payout', '18,500.00'],
    ['Flow', 'OUT'],
  ])('went out by %s: %s', (heading, cell) => {
    expect(beside(heading, cell)).toMatchObject({ isCredited: false, amount: undefined });
  });

  it.each([
    'Settlement Credit',
    'Total Credit (NGN)',
    'ACCT_CR',
    'Net Deposits',
    'creditAmount',
    'Total Inflow (₦)',
  ])('came by %s', (heading) => {
    expect(read(`Ref,Settlement Debit,"${heading}"`, 'FBN 1,0.00,"18,500.00"')).toMatchObject({
      isCredited: true,
      amount: '18,500.00',
    });
  });

  it.each(['RETURN TICKET FBN 1', 'ABC HOLDINGS LTD FBN 1', 'FBN 1 BLOCK 5 FESTAC', 'CLIENT FBN 1'])(
    'came though a customer wrote %s',
    (narration) => expect(beside('Narration', narration)).toMatchObject({ isCredited: true }),
  );

  it('cannot be told by two credits that differ', () => {
    expect(read('Ref,Credit,Settlement Credit', 'FBN 1,"18,500.00","18,400.00"')).toMatchObject({
      isCredited: false,
      unclear: 'Settlement Credit: 18,400.00',
    });
    expect(read('Ref,Available Credit,Credit', 'FBN 1,"18,500.00",0.00')).toMatchObject({
      isCredited: false,
      unclear: 'Available Credit: 18,500.00',
    });
    expect(read('Ref,Credit,Settlement Credit', 'FBN 1,"18,500.00",-')).toMatchObject({ isCredited: true });
  });

  it('cannot be told by an amount alone, which may be what was sent', () => {
    expect(read('Ref,Amount', 'FBN 1,"18,500.00"')).toMatchObject({
      isCredited: false,
      unclear: 'Amount: 18,500.00',
    });
    expect(read('Ref,Amount,Type', 'FBN 1,"18,500.00",Transfer')).toMatchObject({ isCredited: false });
    for (const says of ['"18,500.00 CR"', '"+18,500.00"'])
      expect(read('Ref,Amount', `FBN 1,${says}`)).toMatchObject({ isCredited: true });
    expect(read('Ref,Amount,Debit', 'FBN 1,"18,500.00",')).toMatchObject({ isCredited: true });
    expect(read('RRN,Amount,Response', 'FBN 1,"18,500.00",Approved')).toMatchObject({ isCredited: true });
    const signed = readStatement(inBase64('Ref,Amount\nFBN 1,"18,500.00"\nFBN 2,"-500.00"\n'));
    expect(signed.map(({ isCredited }) => isCredited)).toEqual([true, false]);
  });

  it('is understood with what banks write besides', () => {
    const headings =
      'S/N,Trans. Time,Value Date,Account Name,Terminal ID,RRN,Transaction Type,Transaction Status,Settlement Debit (₦),Settlement Credit (₦),Balance Before,Balance After,Charge,Beneficiary,Beneficiary Institution,Source,Currency,Is Reversed,Narration,';
    const cells =
      '1,21 Nov 2026 10:00,21-Nov-2026,ABC MOTORS,2033XK1,502114000042,Purchase,Approved,,"18,500.00","1,000.00","19,500.00",0.00,ABC MOTORS,Zenith Bank,Awka,NGN,No,POS AWKA,';
    expect(read(headings, cells)).toMatchObject({
      isCredited: true,
      amount: '18,500.00',
      unclear: undefined,
    });
  });

  it('is not understood beyond its headings', () => {
    expect(read('Ref,Credit', 'FBN 1,"18,500.00",REVERSED')).toMatchObject({
      unclear: 'No heading: REVERSED',
    });
  });
});
