import { expect, it } from 'vitest';
import { sql } from '../../../db';
import { aTrip } from '../../../testing/company';
import { inBase64 } from '../../../testing/files';
import { somethingWith, textLike } from '../../../testing/matchers';
import { inTheOffice, textAt } from '../../../testing/office';
import { aStatement, aTransfer, atLater, paymentOf, setConfirmation } from '../../../testing/payments';
import { parcels } from '../../../testing/waybill';

inTheOffice('A bank’s statement', (office) => {
  const match = async (file: string, by: 'ada' | 'ngozi' | 'tunde' = 'ngozi') =>
    (await office().call('POST', '/api/match_statement', { by, body: { file } })).body;
  const soldAs = (reference: string, by: 'ada' | 'ngozi' = 'ngozi') =>
    aTransfer(office(), { by, wishes: { payment_reference: reference } });
  const confirm = (id: string, reference: string) =>
    office().call('PUT', `/api/confirm_payment/${id}`, { by: 'ngozi', body: { reference, amount: 18_500 } });
  const rowOf = (id: string, row: object = {}) => somethingWith({ ...row, payment: somethingWith({ id }) });

  it('names what is awaited by reference and amount, however it is spelt, and confirms none of it', async () => {
    const payment = await soldAs('fbn 7001-1');
    expect(await match(inBase64('Narration,Credit\nNIP ＦＢＮ ７００１–١ LAGOS,18500\n'))).toMatchObject({
      data: { matches: [rowOf(payment)] },
    });
    expect(await match(aStatement(['FBN70011', '18,500.00'], ['OTHER 1', '18,500.00']))).toMatchObject({
      data: {
        rows: 2,
        matches: [rowOf(payment, { row: 2, date: '21/11/2026', amount: '18,500.00', reference: 'FBN70011' })],
        differing: [],
        used: [],
        unmatched: 1,
      },
    });
    const [{ outcome } = { outcome: '' }] = await office().db.query<{ outcome: string | null }>(
      sql`select outcome from awaited_payment where id = ${payment}`,
    );
    expect(outcome).toBeNull();
  });

  it('finds a reference within a narration, below what the bank writes about the account, between semicolons', async () => {
    const payment = await soldAs('GTB/7002 X');
    const file = inBase64(
      [
        'Guaranty Bank;;;',
        'Account: 0123456789;;;',
        ';;;',
        'Trans. Date;Remarks;Debit (NGN);Credit (NGN)',
        '21-Nov-2026;NIP TRANSFER FROM ADA OBI GTB/7002-X LAGOS;;"18,500.00"',
        '21-Nov-2026;SMS CHARGE GTB 7002 X;52.50;',
        ';Closing balance;;0.00',
      ].join('\n'),
    );
    expect(await match(file)).toMatchObject({
      data: {
        rows: 3,
        passed_over: 2,
        unmatched: 0,
        matches: [rowOf(payment, { row: 5, reference: 'GTB/7002 X' })],
      },
    });
  });

  it('takes one column of amounts, too, with what went out marked beside it', async () => {
    const payment = await soldAs('RRN 7003');
    const file = inBase64(
      'RRN,Amount,DR/CR\n7004,"-18,500.00",CR\nRRN7004,"₦18,500.00",DR\nRRN7003,"NGN 18,500.00",CR\n',
    );
    expect(await match(file)).toMatchObject({
      data: { rows: 3, passed_over: 2, matches: [rowOf(payment, { row: 4 })] },
    });
  });

  it('knows deposits and withdrawals by their names', async () => {
    const payment = await soldAs('RRN 7010');
    const file = inBase64(
      'RRN,Amount,Transaction Type\nRRN7011,"18,500.00",Withdrawal\nRRN7010,"18,500.00",Deposit\n',
    );
    expect(await match(file)).toMatchObject({
      data: { rows: 2, passed_over: 1, matches: [rowOf(payment, { row: 3 })] },
    });
  });

  it('offers what the bank calls successful, and lists what it does not with its status', async () => {
    const payments = new Map<string, string>();
    for (const reference of ['STA 1', 'STA 2', 'STA 3', 'STA 4'])
      payments.set(reference, await soldAs(reference));
    const of = (reference: string) => payments.get(reference) ?? '';
    const rows = [
      'STA 1,"18,500.00",FAILED',
      'STA 2,"18,500.00",Approved or completed successfully',
      'STA 3,"18,500.00",Reversed',
      'STA 4,"18,500.00",',
      'STA 1,"18,500.00",Pending',
      'STA 3,"18,500.00",SUCCESSFUL',
    ];
    const file = inBase64(['Reference,Credit,Transaction Status', ...rows].join('\n'));
    expect(await match(file)).toMatchObject({
      data: {
        passed_over: 5,
        matches: [rowOf(of('STA 2'), { status: 'Approved or completed successfully' })],
        unclear: [rowOf(of('STA 3'), { row: 7, unclear: 'Row 4, Transaction Status: Reversed' })],
        unsuccessful: [
          rowOf(of('STA 1'), { row: 2, status: 'FAILED' }),
          rowOf(of('STA 3'), { row: 4, status: 'Reversed' }),
          rowOf(of('STA 4'), { row: 5, status: '' }),
          rowOf(of('STA 1'), { row: 6, status: 'Pending' }),
        ],
        differing: [],
        used: [],
        unmatched: 0,
      },
    });
  });

  it('takes a row without a status where the bank states only what went wrong', async () => {
    const payment = await soldAs('STB 1');
    const wrong = await soldAs('STB 2');
    expect(
      await match(inBase64('Ref,Credit,Status\nSTB 1,"18,500",\nSTB 2,"18,500",Reversed\n')),
    ).toMatchObject({ data: { matches: [rowOf(payment)], unsuccessful: [rowOf(wrong)] } });
  });

  it('lists what nobody can tell with the cell that is not understood, and offers none of it', async () => {
    const [reversed, sent, clear] = [await soldAs('UNC 1'), await soldAs('UNC 2'), await soldAs('UNC 3')];
    const file = inBase64(
      [
        'Reference,Credit,Status,Settlement State',
        'UNC 1,"18,500.00",SUCCESSFUL,REVERSED',
        'UNC 2,"18,500.00",SUCCESSFUL,TRANSFER_OUT',
        'UNC 9,"18,500.00",SUCCESSFUL,?',
        'UNC 3,"18,500.00",SUCCESSFUL,',
      ].join('\n'),
    );
    expect(await match(file)).toMatchObject({
      data: {
        passed_over: 3,
        matches: [rowOf(clear, { row: 5 })],
        unclear: [
          rowOf(reversed, { row: 2, unclear: 'Settlement State: REVERSED' }),
          rowOf(sent, { row: 3, unclear: 'Settlement State: TRANSFER_OUT' }),
        ],
        unsuccessful: [],
      },
    });
  });

  it.each([
    ['a debit beside the amount', 'Ref,Amount,Debit\nDEB 1,"18,500","18,500"\n'],
    ['a debit in a column of its own', 'Ref,Withdrawals,Deposits\nDEB 1,"18,500",0.00\n'],
    ['a debit and a credit', 'Ref,Money Out,Money In\nDEB 1,"-18,500","18,500"\n'],
    ['a type that goes out', 'Ref,Amount,Transaction Type\nDEB 1,"18,500",NIP Outward\n'],
    ['a sign behind the amount', 'Ref,Amount\nDEB 1,"18,500.00-"\n'],
  ])('passes over %s', async (_what, text) => {
    await soldAs('DEB 1');
    expect(await match(inBase64(text))).toMatchObject({
      data: { rows: 1, passed_over: 1, matches: [], differing: [], unsuccessful: [] },
    });
  });

  it('says where another amount came, and offers a payment once', async () => {
    const short = await soldAs('UBA 7004');
    const twice = await soldAs('UBA 7005');
    const dotted = await soldAs('UBA 7006');
    const file = aStatement(
      ['UBA 7004', '18,000'],
      ['UBA 7005', '18,500'],
      ['UBA 7005', '18,500'],
      ['UBA 7006', '18.500'],
    );
    expect(await match(file)).toMatchObject({
      data: {
        matches: [rowOf(twice, { row: 3 })],
        differing: [rowOf(short, { row: 2, amount: '18,000' }), rowOf(dotted, { row: 5, amount: '18.500' })],
        repeated: 1,
      },
    });
  });

  it('never offers a reference that was used already, and says for what', async () => {
    await confirm(await soldAs('ZEN 7006'), 'ZEN 7006');
    const again = await soldAs('zen-7006');
    await confirm(await soldAs('ZEN 7007'), 'ZEN 7007');
    const file = aStatement(['ZEN 7007', '18,500'], ['ZEN 7006', '18,500']);
    const answer = await match(file);
    expect(answer).toMatchObject({
      data: {
        matches: [],
        used_count: 2,
        used: [
          { row: 3, payment: { id: again }, used_for: textLike(/^Ticket TK-/) },
          { row: 2, payment: null },
        ],
      },
    });
  });

  it('lists what was sold and confirmed in its days and is not at the bank: one row pays for one payment', async () => {
    const ids = await atLater(office(), 24, async () => {
      const sold = [];
      for (const reference of ['GON 1', 'GON 2', 'NIP FROM', 'GON 4', 'GON 5']) {
        const trip = await aTrip(office().db, office().company, { departsAt: '2026-12-20T06:00:00.000Z' });
        const id = await aTransfer(office(), { trip });
        await confirm(id, reference);
        sold.push(id);
      }
      return sold;
    });
    const rows = (date: string) =>
      inBase64(
        [
          'Value Date,Narration,Credit,Debit',
          '22/11/2026,RENT,1.00,',
          `${date} 10:15,NIP FROM ADA GON 1 LAGOS,"18,500.00",`,
          '23-Nov-2026,GON 2,"18,000.00",',
          '23-Nov-2026,GON 4,,"18,500.00"',
          '23-Nov-2026,RVSL GON 5,"18,500.00",',
        ].join('\n'),
      );
    expect(await match(rows('2026-11-22'))).toMatchObject({
      data: {
        from: '2026-11-22',
        to: '2026-11-23',
        missing_count: 4,
        missing: [ids[0], ids[1], ids[3], ids[4]].map((id) => somethingWith({ id, settled_by: 'ngozi' })),
      },
    });
    const before = inBase64('Date,Narration,Credit\n20/11/2026,RENT,1.00\n');
    expect(await match(before)).toMatchObject({ data: { missing: [], missing_count: 0 } });
    const undated = inBase64('Narration,Credit\nRENT,1.00\n');
    expect(await match(undated)).toMatchObject({ data: { from: '', to: '', missing: [] } });
    expect(await match(rows('2026-11-22'), 'tunde')).toMatchObject({ data: { missing: [] } });
  });

  it('shows staff what their own terminal awaits, and says what they sold themselves', async () => {
    const own = await soldAs('ACC 7008', 'ada');
    expect(await match(aStatement(['ACC 7008', '18,500']), 'ada')).toMatchObject({
      data: { matches: [somethingWith({ payment: somethingWith({ id: own, is_own: true }) })] },
    });
    expect(await match(aStatement(['ACC 7008', '18,500']), 'tunde')).toMatchObject({
      data: { matches: [], unmatched: 1 },
    });
  });

  it('offers one payment for one row, whatever parts of its narration customers gave', async () => {
    const first = await soldAs('FBN 7011-A1');
    const second = await soldAs('A1 ADA OBI 7012');
    const file = inBase64('Narration,Credit\nNIP FBN 7011 A1 ADA OBI 7012 LAGOS,"18,500.00"\n');
    expect(await match(file)).toMatchObject({ data: { matches: [rowOf(second, { row: 2 })], used: [] } });
    await confirm(second, 'A1 ADA OBI 7012');
    expect(await match(file)).toMatchObject({
      data: { matches: [], used: [rowOf(first, { row: 2, used_for: textLike(/^Ticket TK-/) })] },
    });
  });

  it('names parcels, too', async () => {
    await setConfirmation(office(), 'required');
    const { id: parcel } = await parcels(office).takeIn({
      payment_method: 'Debit card/POS',
      payment_reference: 'POS 7009',
    });
    await setConfirmation(office(), 'none');
    const payment = await paymentOf(office(), parcel);
    expect(await match(aStatement(['POS 7009', '3,500']))).toMatchObject({
      data: { matches: [rowOf(payment)] },
    });
  });

  it.each([
    ['that is no CSV file', 'PK\u0003\u0004 and so on', /Excel workbook/],
    ['without a reference', 'Date,Credit\n21/11/2026,500\n', /no column for the reference/],
    ['without an amount', 'Date,Narration\n21/11/2026,FBN\n', /no column for what came in/],
    ['that is empty', ' ', /not empty/],
    ['of too many columns', `Cr${',Ref'.repeat(400_000)}\n${'1\n'.repeat(300)}`, /more than 200 columns/],
    ['of too many rows', `Ref,Credit\n${'A1,500\n'.repeat(5_001)}`, /5,001 rows; at most 5,000/],
  ])('%s is refused with what is wrong', async (_what, text, says) => {
    const answer = await office().call('POST', '/api/match_statement', {
      by: 'ngozi',
      body: { file: inBase64(text) },
    });
    expect(answer.status).toBe(422);
    expect(textAt(answer.body, 'errors', 'file', '0')).toMatch(says);
  });

  it('of 5,000 rows is looked through', async () => {
    const trip = await aTrip(office().db, office().company);
    await aTransfer(office(), { trip, wishes: { payment_reference: 'LONG 4999' } });
    const rows = Array.from({ length: 5_000 }, (_, row) =>
      [
        `21/11/2026`,
        `NIP CR/MOB/00001326112${row}/ADA OBI/FIRST BANK/REF LONG ${row} FOR TRAVEL TO LAGOS`,
        '18500',
      ].join(),
    );
    expect(await match(inBase64(['Date,Narration,Credit', ...rows].join('\n')))).toMatchObject({
      data: { rows: 5_000, unmatched: 4_999, matches: [somethingWith({ row: 5_001 })] },
    });
  });
});
