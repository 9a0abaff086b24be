import { expect, it } from 'vitest';
import { sql } from '../../db';
import { inBase64 } from '../../testing/files';
import { inTheOffice } from '../../testing/office';

const by = 'ngozi';

inTheOffice('A file of services', (office) => {
  const HEAD = 'Route,Departure,Days,Vehicle type,Seats,Fare,First day,Last day,Not on,Also on';
  const send = (path: string, rows: readonly string[], more: object = {}) =>
    office().call('POST', `/api/${path}`, {
      by,
      body: { list: 'services', file: inBase64([HEAD, ...rows].join('\n')), updates: true, ...more },
    });

  it('is previewed as it will be stored: days in words, names as on record, times of a spreadsheet', async () => {
    const row = 'awka-lagos,1:05:00 PM,mon - fri,coach bus,014,18500,22/11/26,31/12/26,25/12/26,';
    expect(await send('preview_import', [row])).toMatchObject({
      body: {
        data: {
          new: 1,
          question_count: 0,
          mistakes: [],
          first: {
            rows: [
              [
                'Awka - Lagos',
                '01:05 PM',
                'Monday to Friday',
                'Coach Bus',
                '14',
                '₦18,500.00',
                '22 Nov 2026',
                '31 Dec 2026',
                '25 Dec 2026',
                '',
              ],
            ],
          },
        },
      },
    });
    expect(await office().db.query(sql`select from service`)).toEqual([]);
    expect(await send('import_records', [row])).toMatchObject({
      status: 200,
      body: { data: { imported: 1 } },
    });
    expect(await send('import_records', [row.replace('1:05:00 PM', '13:05:00')])).toMatchObject({
      body: { data: { imported: 0, same: 1 } },
    });
  });

  it('is asked about where it plans a departure again, and where its first day has passed', async () => {
    const rows = [
      'Awka - Lagos,13:05,Daily,Bus,14,18500,23 Nov 2026,,,',
      'Awka - Lagos,14:05,Daily,Bus,14,18500,12/5/26,,,',
      'Awka - Lagos,14:05,Sat,Bus,14,18500,22 Nov 2026,,,',
    ];
    expect(await send('preview_import', rows)).toMatchObject({
      body: {
        data: {
          new: 0,
          wrong: 3,
          question_count: 3,
          mistake_count: 3,
          mistakes: [
            {
              row: 2,
              column: 'Departure',
              value: '13:05',
              message:
                'This route has another service at 01:05 PM, Monday to Friday from 22 Nov 2026. Two buses would leave on 23 Nov 2026, 24 Nov 2026, 25 Nov 2026 and later.',
            },
            {
              row: 3,
              column: 'First day',
              value: '12/5/26',
              message: 'The first day, 12 May 2026, has passed. Trips are made from 21 Nov 2026 on.',
            },
            { row: 4, column: 'Departure' },
          ],
        },
      },
    });
    expect(await send('import_records', rows)).toMatchObject({
      status: 422,
      body: { errors: { file: ['Nothing was imported: 3 rows of 3 have mistakes.'] } },
    });
    const confirmed = { confirmed: true };
    expect(await send('preview_import', rows, confirmed)).toMatchObject({
      body: { data: { new: 3, mistake_count: 0, question_count: 0 } },
    });
    expect(await send('import_records', rows, confirmed)).toMatchObject({ body: { data: { imported: 3 } } });
  });
});
