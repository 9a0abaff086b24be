import type { ImportedList } from '@motorpark/contract';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { eventsIn } from '../../testing/audit';
import { inBase64 } from '../../testing/files';
import { somethingWith } from '../../testing/matchers';
import { type CallOptions, inTheOffice } from '../../testing/office';

const ROWS = 5_000;
const HEADINGS = 'Name,Phone,Address,Terminal,Department,Email';

/** Returns a row of an import file of admins, valid unless overridden. */
const aRow = (
  place: number,
  { name = `Imported Person ${place}`, phone = '0803 412 7781', rest = '' } = {},
) => `${name},${phone},,${rest || `awka,Logistics,imported-${place}@company.example`}`;

/** Ten kinds of mistakes, with the column and message that report them. */
const KINDS: [wrong: (place: number) => string, column: string, message: string][] = [
  [(place) => aRow(place, { name: ' ' }), 'Name', 'Admin Name is required'],
  [(place) => aRow(place, { name: 'Аda Obi' }), 'Name', 'Please type this name in Latin letters.'],
  [(place) => aRow(place, { name: 'x'.repeat(201) }), 'Name', 'At most 200 characters.'],
  [(place) => aRow(place, { phone: '' }), 'Phone', 'Phone Number is required'],
  [(place) => aRow(place, { phone: '803412778' }), 'Phone', 'Invalid Nigerian phone number'],
  [
    (place) => aRow(place, { rest: `Jos,Logistics,jos-${place}@company.example` }),
    'Terminal',
    'There is no terminal called Jos in service. Choose one from the list.',
  ],
  [
    (place) => aRow(place, { rest: `Awka,Kitchen,kitchen-${place}@company.example` }),
    'Department',
    'Choose Customer Service, Logistics, Secretary or Manager.',
  ],
  [(place) => aRow(place, { rest: 'Awka,Manager,ada' }), 'Email', 'Invalid email address'],
  [
    (place) => aRow(place, { rest: 'Awka,Manager,Ada@Company.example' }),
    'Email',
    'Somebody already logs in with this email.',
  ],
  [(place) => `${aRow(place)},too,much`, '', 'This row has more cells than there are headings.'],
];

inTheOffice('Importing', (office) => {
  const send = (path: string, list: ImportedList, file: string | Buffer, options: CallOptions = {}) =>
    office().call('POST', `/api/${path}`, { by: 'ngozi', body: { list, file: inBase64(file) }, ...options });
  const preview = (list: ImportedList, file: string | Buffer) => send('preview_import', list, file);
  const people = async () => {
    const [row] = await office().db.query<{ count: number }>(sql`select count(*) as count from person`);
    return row?.count ?? 0;
  };

  it('5,000 people with 40 mistakes of ten kinds keeps nobody until it is mended, and everybody once', async () => {
    const before = await people();
    const wrong = Array.from({ length: 40 }, (_, place) => ({
      row: 100 * (place + 1),
      kind: KINDS[place % 10],
    }));
    const mended = Array.from({ length: ROWS }, (_, place) => aRow(place + 2));
    const lines = [...mended];
    for (const { row, kind } of wrong) lines[row - 2] = kind?.[0](row) ?? '';
    const file = [HEADINGS, ...lines, '', ''].join('\r\n');
    expect(await preview('admins', file)).toMatchObject({
      status: 200,
      body: {
        data: {
          rows: ROWS,
          new: ROWS - 40,
          same: 0,
          wrong: 40,
          mistake_count: 40,
          mistakes: wrong.map(({ row, kind }) => ({ row, column: kind?.[1], message: kind?.[2] })),
        },
      },
    });
    expect(await send('import_records', 'admins', file)).toMatchObject({
      status: 422,
      body: { errors: { file: ['Nothing was imported: 40 rows of 5,000 have mistakes.'] } },
    });
    expect(await people()).toBe(before);

    const right = [HEADINGS, ...mended].join('\r\n');
    const once = { headers: { 'idempotency-key': 'moving-in' } };
    const done = { status: 200, body: { data: { imported: ROWS, same: 0 } } };
    expect(await send('import_records', 'admins', right, once)).toMatchObject(done);
    expect(await send('import_records', 'admins', right, once)).toMatchObject(done);
    expect(await people()).toBe(before + ROWS);
    const events = await eventsIn(office().db);
    const ours = events.slice(-ROWS - 1);
    expect(ours[0]).toMatchObject({ kind: 'imported', after: { list: 'admins', rows: ROWS } });
    expect(ours[1]).toMatchObject({ kind: 'created', target_name: 'Imported Person 2' });
    expect(ours.slice(1).every(({ kind }) => kind === 'created')).toBe(true);
    expect(ours.at(-1)?.after).toEqual(
      somethingWith({ email: 'imported-5001@company.example', terminal: 'Awka' }),
    );
  });

  it('takes a file as a spreadsheet leaves it: separator, title, other case, phones without their first 0', async () => {
    const file = [
      'sep=;',
      'Our people in Anambra',
      '',
      HEADINGS.replaceAll(',', ';'),
      'Ify Obi;8034127781;;AWKA;secretary;ify@company.example',
      'Uche Eze;2348034127782;;awka;LOGISTICS;uche@company.example',
      'Ada Eze;0803 412 7783;;Awka;Customer service;ada.eze@company.example',
    ].join('\r\n');
    expect(await preview('admins', file)).toMatchObject({
      body: {
        data: {
          rows: 3,
          new: 3,
          mistakes: [],
          completed_count: 2,
          completed: [
            { row: 5, column: 'Phone', value: '8034127781', stored: '08034127781' },
            { row: 6, column: 'Phone', value: '2348034127782', stored: '08034127782' },
          ],
        },
      },
    });
    await send('import_records', 'admins', file);
    const [event] = (await eventsIn(office().db)).slice(-3);
    expect(event?.after).toMatchObject({ phone: '08034127781', department: 'Secretary' });
  });
});
