import { WAYBILL_PAYMENT_METHODS, WAYBILL_STATUSES, type Waybill } from '@motorpark/domain';
import { readHistory } from '../history/readHistory';
import { dayOf, idOf, instantOf, koboOf, read, recordOf, textOf, wordOf, type Fields } from '../reading';

/** A waybill as any server writes it: a row of the list, or in the four parts that the overview reads, under either spelling. */
export function readWaybill(row: Fields, place = 0): Waybill {
  const sender = { ...row, ...recordOf(read(row, 'sender_info')) };
  const receiver = { ...row, ...recordOf(read(row, 'receiver_info')) };
  const goods = { ...row, ...recordOf(read(row, 'goods_info')) };
  const payment = { ...row, ...recordOf(read(row, 'payment_info')) };
  const origin = read(sender, 'original_terminal', 'origin_terminal');
  const destination = read(receiver, 'destination_terminal');
  const bookDate = read(sender, 'book_date', 'bookDate');
  return {
    id: idOf(row, place, 'waybill_number'),
    number: textOf(read(row, 'waybill_number', 'waybillNumber', 'id')) ?? '',
    senderName: textOf(read(sender, 'sender_name')) ?? '',
    senderNumber: textOf(read(sender, 'sender_number')) ?? '',
    senderEmail: textOf(read(sender, 'sender_email')),
    senderAddress: textOf(read(sender, 'sender_address')),
    receiverName: textOf(read(receiver, 'receiver_name')) ?? '',
    receiverNumber: textOf(read(receiver, 'receiver_number')) ?? '',
    // The overview and the receipt read one and the same origin, whichever of its names the server filled in.
    originTerminal: textOf(read(sender, 'origin_terminal_name', 'original_terminal_name')) ?? nameOf(origin),
    destinationTerminal: textOf(read(receiver, 'destination_terminal_name')) ?? nameOf(destination),
    originTerminalId: textOf(read(row, 'original_terminal_id', 'origin_terminal_id')) ?? terminalIdOf(origin),
    destinationTerminalId: textOf(read(row, 'destination_terminal_id')) ?? terminalIdOf(destination),
    bookDate: dayOf(bookDate) ?? textOf(bookDate),
    description: textOf(read(goods, 'description')),
    quantity: textOf(read(goods, 'quantity')),
    weightKg: textOf(read(goods, 'weight'))?.replace(/\s*kgs?$/i, ''),
    handlingInstructions: textOf(read(goods, 'special_handling', 'handling_instructions')),
    worth: koboOf(read(goods, 'worth_of_goods')),
    amount: koboOf(read(payment, 'amount')),
    paymentMethod: wordOf(read(payment, 'payment_method'), WAYBILL_PAYMENT_METHODS),
    status: wordOf(read(row, 'status'), WAYBILL_STATUSES),
    bookedBy: textOf(read(row, 'booked_by')),
    bookedAt: instantOf(read(row, 'booked_at', 'created_at')),
    deletedAt: instantOf(read(row, 'deleted_at')),
    routeId: textOf(read(row, 'routeId', 'route_id')),
    vehicleNumber: textOf(read(row, 'vehicleNumber', 'vehicle_number')),
    vehicleType: textOf(read(row, 'vehicle_type', 'vehicleType')),
    departureDate: instantOf(read(row, 'departureDate', 'departure_date', 'travelDate', 'travel_date')),
    pickupDate: instantOf(read(row, 'pickupDate', 'pickup_date')),
    history: Array.isArray(row['history']) ? readHistory(row) : undefined,
  };
}

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
