import type { Waybill } from './waybill';

/** The sample waybill of a receipt preview; its number marks it as a sample. */
export const SAMPLE_WAYBILL: Waybill = {
  id: 'sample',
  number: 'SAMPLE',
  senderName: 'Ngozi Okafor (sample)',
  senderPhone: '08034127781',
  originTerminal: 'Awka',
  receiverName: 'Bola Ade (sample)',
  receiverPhone: '07061234567',
  destinationTerminal: 'Lagos',
  description: 'A carton of textbooks',
  quantity: '1',
  weight: '12.5',
  worth: 4_000_000,
  handlingInstructions: 'Keep dry',
  amount: 350_000,
  paymentMethod: 'Cash',
};
