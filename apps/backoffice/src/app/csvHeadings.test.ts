import { type CsvList, csvHeadings } from '@motorpark/api';
import type { Column } from '@motorpark/ui';
import { expect, it } from 'vitest';
import { adminRecord } from '../screens/admin/adminRecord';
import { driverRecord } from '../screens/driver/driverRecord';
import { officeExpenseColumns } from '../screens/expense/expenseListColumns';
import { officeOperationColumns } from '../screens/operation-history/operationColumns';
import { routeRecord } from '../screens/route/routeRecord';
import { terminalRecord } from '../screens/terminal/terminalRecord';
import { tripListColumns } from '../screens/trip/tripListColumns';
import { vehicleRecord } from '../screens/vehicle/vehicleRecord';
import { counterColumns } from '../screens/counter/CountersScreen';
import { paymentColumns } from '../screens/payment/PaymentsScreen';
import { discardColumns } from '../screens/till/DiscardsScreen';
import { dropColumns } from '../screens/till/DropsScreen';
import { officeShiftColumns } from '../screens/till/ShiftsScreen';
import { waybillListColumns } from '../screens/waybill/WaybillListScreen';
import { givenBackColumns } from '../screens/report/GivenBackScreen';
import { ticketListColumns } from '../screens/ticket/TicketListScreen';

type Headed = readonly Pick<Column<never>, 'header'>[];

const TABLES: [CsvList, string, Headed][] = [
  ['tickets', 'tickets', ticketListColumns],
  ['waybills', 'outgoing waybills', waybillListColumns('outgoing', undefined, [])],
  ['waybills', 'incoming waybills', waybillListColumns('incoming', undefined, [])],
  ['trips', 'trips', tripListColumns('2025-01-15T08:30:00.000Z')],
  ['expenses', 'expenses', officeExpenseColumns],
  ['operations', 'operations', officeOperationColumns],
  ['shifts', 'shifts', officeShiftColumns],
  ['drops', 'drops', dropColumns],
  ['discards', 'discarded sales', discardColumns],
  ['givenBack', 'money given back', givenBackColumns],
  ['counters', 'counters', counterColumns],
  ['payments', 'payments', paymentColumns('2025-01-15T08:30:00.000Z')],
  ['admins', 'admins', adminRecord.columns],
  ['terminals', 'terminals', terminalRecord.columns],
  ['drivers', 'drivers', driverRecord.columns],
  ['vehicles', 'vehicles', vehicleRecord.columns],
  ['routes', 'routes', routeRecord.columns],
];

it.each(TABLES)('CSV of %s has what the table of %s says, in its order', (list, _table, columns) => {
  const headings = csvHeadings(list);
  const shown = columns.map(({ header }) => header).filter((header) => header !== 'S/N');
  expect(headings.filter((heading) => shown.includes(heading))).toEqual(shown);
});
