import type { ImportedList } from '@motorpark/contract';
import { beforeAll, expect, it } from 'vitest';
import { inBase64 } from '../../testing/files';
import { inTheOffice } from '../../testing/office';
import { verify } from '../../verify/verify';
import { DONE, NEW, recoveryOf } from '../../testing/recovery';

/** The lists that are exported, too; the timetable is tested with its services. */
type ExportedList = Exclude<ImportedList, 'services'>;

const LISTS: Readonly<Record<ExportedList, string>> = {
  terminals: '/api/fetch_terminals',
  routes: '/api/get_routes',
  vehicles: '/api/get_vehicles',
  drivers: '/api/get_drivers',
  admins: '/api/fetch_admins',
  fares: '/api/get_fares',
};
const NAMES = ['terminals', 'routes', 'vehicles', 'drivers', 'admins', 'fares'] as const;

/** Files with one new row, and with rows that only the server can recognize as wrong. */
const FILES: Readonly<
  Record<ExportedList, { right: string; wrong: string; says: readonly (readonly [number, string, string])[] }>
> = {
  terminals: {
    right: 'terminal name,ADDRESS,City ,State\nNsukka,1 Zik Avenue,Nsukka,Enugu',
    wrong: 'Name,Address,City,State\nNsukka,2 Zik Avenue,Nsukka,Enugu\nJos,1,Jos,Plateau\nJOS,2,Jos,Plateau',
    says: [
      [2, 'Name', 'A terminal with this name already exists.'],
      [4, 'Name', 'Row 3 has the same. Change or delete one.'],
    ],
  },
  routes: {
    right: 'Route ID;Origin;Destination;Distance;Duration;Fare\nAwka - Aba;awka;Aba;120 km;3 hours;5000',
    wrong:
      'Route ID,Origin,Destination,Distance,Duration,Fare\nawka-aba,Awka,Lagos,1,1h,\nAwka - Awka,Awka,awka,1,1h,\nAwka - Oz,Awka,Oz,1,1h,\nAwka - Owerri,Awka,Owerri,1,1h,cheap\nAwka - Uyo,Awka,Owerri,1,1h,12.500',
    says: [
      [2, 'Route ID', 'A route with this ID already exists.'],
      [3, 'Destination', 'Origin and destination must be two different terminals.'],
      [4, 'Destination', 'There is no terminal called Oz in service. Choose one from the list.'],
      [5, 'Fare', 'Enter the fare in naira, such as 18,500'],
      [6, 'Fare', 'Did you mean 12,500? Write kobo with two digits: 12.50.'],
    ],
  },
  vehicles: {
    right: 'Vehicle Number,Number of Seats,Type,Assigned Driver\nENU 1 XA,14,Bus,emeka eze',
    wrong: `Vehicle Number,Seats,Type,Assigned Driver\nenu-1-xa,15,Bus,Emeka Eze\nENU 2 XA,14,Boat,No One\nENU 3 XA,14,Bus,Nobody\n${'9'.repeat(41)},14,Bus,Emeka Eze`,
    says: [
      [2, 'Vehicle Number', 'A vehicle with this number already exists, in service or out of it.'],
      [3, 'Assigned Driver', 'There is no driver called No One in service. Choose one from the list.'],
      [3, 'Type', 'Choose Bus, Coach Bus, Truck or Van.'],
      [4, 'Assigned Driver', 'There is no driver called Nobody in service. Choose one from the list.'],
      [5, 'Vehicle Number', 'At most 40 characters.'],
    ],
  },
  drivers: {
    right: `Name,Phone,Address\n'=Sani Bello,'+2348034127781,Kano`,
    wrong: 'Name,Phone,Address\nemeka eze,08034127781,Enugu',
    says: [[2, 'Name', 'A driver with this name already exists. Add a middle name to tell them apart.']],
  },
  admins: {
    right:
      'Name,Phone,Terminal,Department,Email\nZainab Musa,0803 412 7781,awka,Manager,Zainab@company.example',
    wrong:
      'Name,Phone,Terminal,Department,Email\nZainab,0803 412 7781,Awka,Manager,ZAINAB@company.example\nUche,0803 412 7781,,Manager,uche@company.example\nObi,0803 412 7781,Jos,Manager,obi',
    says: [
      [2, 'Email', 'Somebody already logs in with this email.'],
      [3, 'Terminal', 'Terminal/Branch is required'],
      [4, 'Terminal', 'There is no terminal called Jos in service. Choose one from the list.'],
      [4, 'Email', 'Invalid email address'],
    ],
  },
  fares: {
    right:
      'Route,Vehicle type,Name,First day,Last day,Fare\nawka - lagos,any,Christmas,2026-12-18,2027-01-03,24000',
    wrong:
      'Route,Vehicle type,First day,Last day,Fare\nAwka - Lagos,,2026-12-18,2027-01-03,25000\nAwka - Jos,,2026-12-18,,9000\nAwka - Lagos,Boat,2026-12-19,2026-12-18,0',
    says: [
      [
        2,
        'First day',
        'There is a fare for this route, vehicle type and first day already. Change that one.',
      ],
      [3, 'Route', 'There is no route called Awka - Jos. Choose one from the list.'],
      [4, 'Vehicle type', 'Choose one of the vehicle types.'],
      [4, 'Last day', 'The last day is before the first.'],
      [4, 'Fare', 'Fare must be above zero'],
    ],
  },
};

inTheOffice('The file of a list', (office) => {
  const send = (path: string, list: ExportedList, file: string) =>
    office().call('POST', `/api/${path}`, { by: 'ngozi', body: { list, file: inBase64(file) } });
  const exported = async (list: ExportedList) =>
    (await office().call('GET', LISTS[list], { by: 'ngozi', query: 'format=csv' })).text;

  beforeAll(() => {
    const fare = {
      route_id: 'Awka - Lagos',
      vehicle_type: '',
      name: '',
      from_day: '2026-11-25',
      until_day: '',
    };
    return office().call('POST', '/api/create_fares', { by: 'ngozi', body: { ...fare, fare: '19,000' } });
  });

  it.each(NAMES)('of %s: what was exported is on record just so, what is new is made', async (list) => {
    const before = (await exported(list)).trimEnd();
    const rows = before.split('\r\n').length - 1;
    expect(await send('preview_import', list, before)).toMatchObject({
      body: { data: { rows, new: 0, same: rows, wrong: 0, mistake_count: 0 } },
    });
    expect(await send('import_records', list, FILES[list].right)).toMatchObject({
      status: 200,
      body: { data: { imported: 1, same: 0 } },
    });
    const after = await exported(list);
    expect(after.trimEnd().split('\r\n')).toHaveLength(rows + 2);
    expect(await send('import_records', list, after)).toMatchObject({
      body: { data: { imported: 0, same: rows + 1 } },
    });
  });

  it.each(NAMES)('of %s: what the server alone can know to be wrong, by row and column', async (list) => {
    const { wrong, says } = FILES[list];
    const mistakes = says.map(([row, column, message]) => ({ row, column, message }));
    expect(await send('preview_import', list, wrong)).toMatchObject({
      body: { data: { wrong: new Set(says.map(([row]) => row)).size, mistakes } },
    });
    expect((await send('import_records', list, wrong)).status).toBe(422);
  });

  it('changes what is on record once the user has seen what, and only then', async () => {
    const update = (path: string, file: string, updates = true) =>
      office().call('POST', `/api/${path}`, {
        by: 'ngozi',
        body: { list: 'routes', file: inBase64(file), updates },
      });
    const head = 'Route ID,Origin,Destination,Distance,Duration';
    const file = `${head},Fare\nawka - lagos,Awka,Lagos,452 km,7 hours,21000\nAwka - Uyo,awka,OWERRI,1 km,half a day,`;
    await update('import_records', `${head},Fare\nAwka - Lagos,Awka,Lagos,452 km,7 hours,18500`);
    const { body } = await update('preview_import', file);
    expect(body).toMatchObject({
      data: {
        new: 1,
        changed: 1,
        wrong: 0,
        changes: [{ row: 2, name: 'Awka - Lagos', column: 'Fare', from: '₦18,500.00', to: '₦21,000.00' }],
        first: {
          columns: ['Route ID', 'Origin', 'Destination', 'Distance', 'Duration', 'Fare'],
          rows: [
            ['Awka - Lagos', 'Awka', 'Lagos', '452 km', '7 hours', '₦21,000.00'],
            ['Awka - Uyo', 'Awka', 'Owerri', '1 km', 'half a day (counts as 6 hours)', ''],
          ],
        },
      },
    });
    const fareOf = async () =>
      (await office().call('GET', LISTS.routes, { by: 'ngozi', query: 'q=awka+lagos&limit=1' })).body;
    expect(await fareOf()).toMatchObject({ data: [{ fare: 18_500 }] });
    expect(await update('import_records', file, false)).toMatchObject({ status: 422 });
    expect(await update('import_records', file)).toMatchObject({
      body: { data: { imported: 1, changed: 1 } },
    });
    expect(await fareOf()).toMatchObject({ data: [{ fare: 21_000 }] });

    // A file without the column keeps the fare.
    const longer = `${head}\nAwka - Lagos,Awka,Lagos,452 km,8 hours`;
    expect(await update('import_records', longer)).toMatchObject({ body: { data: { changed: 1 } } });
    expect(await fareOf()).toMatchObject({ data: [{ fare: 21_000, duration: '8 hours' }] });
  });

  it('asks what a duration without a unit means', async () => {
    const file = 'Route ID,Origin,Destination,Distance,Duration\nAwka - Enugu,Awka,Lagos,1 km,14';
    const message = 'Hours or minutes? Write 14 hours, 45 minutes or 6h 30m.';
    expect(await send('preview_import', 'routes', file)).toMatchObject({
      body: { data: { wrong: 1, mistakes: [{ row: 2, column: 'Duration', value: '14', message }] } },
    });
  });

  it('says which headings are unknown, missing or there twice', async () => {
    const mistakesOf = (mistakes: readonly (readonly [string, string])[]) => ({
      status: 200,
      body: {
        data: { new: 0, mistakes: mistakes.map(([column, message]) => ({ row: 1, column, message })) },
      },
    });
    expect(await send('preview_import', 'drivers', 'Name,Adress,Phone,phone number\nA,B,C,D')).toMatchObject(
      mistakesOf([
        ['Adress', 'There is no such column. The columns are: Name, Phone, Address, Works as.'],
        ['phone number', 'The file has this column twice. Delete one.'],
        ['Address', 'This column is missing.'],
      ]),
    );
    expect(
      await send('preview_import', 'admins', 'Name,Phone,Terminal,Department,Email,Passcode\nA,B,C,D,E,F'),
    ).toMatchObject(
      mistakesOf([
        [
          'Passcode',
          'There is no such column. The columns are: Name, Phone, Address, Terminal, Department, Email.',
        ],
      ]),
    );
    expect(await send('import_records', 'drivers', 'Name\nAda')).toMatchObject({
      status: 422,
      body: { message: 'Nothing was imported: the headings have mistakes.' },
    });
  });

  it('is no one’s but the head office’s', async () => {
    const body = { list: 'drivers', file: inBase64(FILES.drivers.right) };
    for (const path of ['preview_import', 'import_records']) {
      expect((await office().call('POST', `/api/${path}`, { by: 'ada', body })).status).toBe(403);
    }
  });

  it('of people makes nobody who can log in before they have chosen a passcode by mail', async () => {
    const recovery = recoveryOf(office);
    const { ask, create, login, startAnew } = recovery;
    startAnew();
    const email = 'kelechi@company.example';
    const file = `Name,Phone,Terminal,Department,Email\nKelechi Obi,08034127781,Awka,Manager,${email}`;
    expect((await send('import_records', 'admins', file)).status).toBe(200);
    for (const passcode of ['', 'Seats#2026', 'Kelechi Obi']) {
      expect((await login(email, passcode)).status).not.toBe(200);
    }
    await ask(email);
    const mail = (await office().mails()).findLast(({ to }) => to === email);
    const [, code = ''] = /^ {4}(\d{6})$/m.exec(mail?.text ?? '') ?? [];
    expect(await recovery.verify(email, code, { code_comes_again: true })).toMatchObject(DONE);
    expect(await create(email, { code })).toMatchObject(DONE);
    expect((await login(email, NEW)).status).toBe(200);
  });

  it('leaves nothing behind that is not sealed', async () => {
    expect((await verify(office().db)).broken).toEqual([]);
  });
});
