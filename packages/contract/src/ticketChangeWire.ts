import { LUGGAGE, REFUND, RESCHEDULING } from '@motorpark/domain';
import { wireForm } from './wireForm';

export const reschedulingWire = wireForm(RESCHEDULING, { seats: 'seat_number' });

export const refundWire = wireForm(REFUND);

export const luggageWire = wireForm(LUGGAGE);
