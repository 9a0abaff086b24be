import { WAYBILL_WIRE } from '@motorpark/contract';
import { type Terminal, WAYBILL_FIELDS, WAYBILL_STATUSES, type Waybill } from '@motorpark/domain';
import { readSold } from '../payment/readSold';
import { readGiveBack } from '../payment/readGiveBack';
import {
  idOf,
  instantOf,
  koboOf,
  read,
  readFields,
  recordOf,
  textOf,
  wordOf,
  withPart,
  type Fields,
} from '../reading';

/** Reads a waybill from any of the servers' shapes: a row of the list, or the four parts of the overview, in either spelling. */
export function readWaybill(row: Fields, place = 0): Waybill {
  const fields = readFields(WAYBILL_FIELDS, WAYBILL_WIRE, row);
  const sender = withPart(row, read(row, 'sender_info'));
  const receiver = withPart(row, read(row, 'receiver_info'));
  const origin = read(sender, 'original_terminal', 'origin_terminal');
  const destination = read(receiver, 'destination_terminal');
  return {
    ...fields,
    ...readSold(row),
    id: idOf(row, place, 'waybill_number'),
    number: textOf(read(row, 'waybill_number', 'waybillNumber', 'id')) ?? '',
    senderName: fields.senderName ?? '',
    senderPhone: fields.senderPhone ?? '',
    receiverName: fields.receiverName ?? '',
    receiverPhone: fields.receiverPhone ?? '',
    // The overview and the receipt show the same origin, whichever of its names the server sent.
    originTerminal: textOf(read(sender, 'origin_terminal_name', 'original_terminal_name')) ?? nameOf(origin),
    destinationTerminal: textOf(read(receiver, 'destination_terminal_name')) ?? nameOf(destination),
    originTerminalId: fields.originTerminalId ?? terminalIdOf(origin),
    destinationTerminalId: fields.destinationTerminalId ?? terminalIdOf(destination),
    status: readWaybillStatus(row),
    waitsSince: instantOf(read(row, 'waits_since')),
    wasOnItsWay: read(row, 'has_left') === true || undefined,
    storageFee: koboOf(read(row, 'storage_fee')),
    storageMethod: textOf(read(row, 'storage_method')),
    terms: readTerms(recordOf(row['terms'])),
    routeId: textOf(read(row, 'routeId', 'route_id')),
    // Empty: no vehicle is assigned yet.
    vehicleNumber: row['vehicle_number'] === '' ? '' : textOf(read(row, 'vehicleNumber', 'vehicle_number')),
    vehicleType: textOf(read(row, 'vehicle_type', 'vehicleType')),
    departureDate: instantOf(read(row, 'departureDate', 'departure_date', 'travelDate', 'travel_date')),
    pickupDate: instantOf(read(row, 'pickupDate', 'pickup_date')),
  };
}

function readTerms(terms: Fields): Waybill['terms'] {
  const [amount, method] = [readGiveBack(terms['amount']), readGiveBack(terms['method'])];
  return amount && method && { amount, method };
}

export const readWaybillStatus = (row: Fields) => wordOf(read(row, 'status'), WAYBILL_STATUSES);

/** Whether text is an id rather than a terminal's name: create_waybills takes ids where the overview shows names. */
const isId = (text: string): boolean =>
  /^(?:\d+|[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.test(text);

function nameOf(terminal: unknown): string | undefined {
  const text = textOf(terminal);
  if (text !== undefined) return isId(text) ? undefined : text;
  return textOf(read(recordOf(terminal), 'terminal_name', 'name'));
}

function terminalIdOf(terminal: unknown): string | undefined {
  const text = textOf(terminal);
  if (text !== undefined) return isId(text) ? text : undefined;
  return textOf(read(recordOf(terminal), 'id', '_id'));
}

/** Returns a waybill with the ids of its terminals, found by name if the server sends only names. */
export function withTerminalIds(waybill: Waybill, terminals: readonly Terminal[]): Waybill {
  const idNamed = (name: string | undefined) => terminals.find((terminal) => terminal.name === name)?.id;
  return {
    ...waybill,
    originTerminalId: waybill.originTerminalId ?? idNamed(waybill.originTerminal),
    destinationTerminalId: waybill.destinationTerminalId ?? idNamed(waybill.destinationTerminal),
  };
}
