import { waybillWire } from '@motorpark/contract';
import { WAYBILL_FIELDS, WAYBILL_STATUSES, type Waybill } from '@motorpark/domain';
import { type Fields, read, recordOf, textOf, withPart } from '../http/record';
import { idOf, placesOf, readFields } from './readFields';
import { instantOf, wordOf } from './values';

const PLACES = placesOf(
  waybillWire,
  {
    originTerminalId: ['original_terminal_id', 'origin_terminal_id'],
    destinationTerminalId: ['destination_terminal_id'],
    handlingInstructions: ['special_handling', 'handling_instructions'],
  },
  {
    sender_info: ['senderName', 'senderPhone', 'senderAddress', 'bookDate'],
    receiver_info: ['receiverName', 'receiverPhone'],
    goods_info: ['description', 'quantity', 'weight', 'worth', 'handlingInstructions'],
    payment_info: ['amount', 'paymentMethod'],
  },
);

/** Reads a waybill in any spelling: a row of the list, or the four parts of the overview. */
export function readWaybill(row: Fields, place = 0): Waybill {
  const fields = readFields(WAYBILL_FIELDS, PLACES, row);
  const sender = withPart(row, read(row, 'sender_info'));
  const receiver = withPart(row, read(row, 'receiver_info'));
  const origin = read(sender, 'original_terminal', 'origin_terminal');
  const destination = read(receiver, 'destination_terminal');
  return {
    ...fields,
    id: idOf(row, place, 'waybill_number'),
    number: textOf(read(row, 'waybill_number', 'waybillNumber', 'id')) ?? '',
    bookedBy: textOf(read(row, 'booked_by')),
    bookedAt: instantOf(read(row, 'booked_at', 'created_at')),
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
    routeId: textOf(read(row, 'routeId', 'route_id')),
    // Empty: no vehicle is assigned yet.
    vehicleNumber: row['vehicle_number'] === '' ? '' : textOf(read(row, 'vehicleNumber', 'vehicle_number')),
    vehicleType: textOf(read(row, 'vehicle_type', 'vehicleType')),
    departureDate: instantOf(read(row, 'departureDate', 'departure_date', 'travelDate', 'travel_date')),
    pickupDate: instantOf(read(row, 'pickupDate', 'pickup_date')),
  };
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
