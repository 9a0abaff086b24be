import { expect, it } from 'vitest';
import { formatParcels, hasArrived, inArrivalOrder, withPieces } from './parcel';

it.each([
  [[], '0 parcels'],
  [[{ quantity: 1, weight: 500 }], '1 parcel · 1 piece · 0.5 kg'],
  [
    [
      { quantity: 2, weight: 12_500 },
      { quantity: 1, weight: undefined },
    ],
    '2 parcels · 3 pieces · 12.5 kg · 1 not weighed',
  ],
  [[{ quantity: 4, weight: undefined }], '1 parcel · 4 pieces · 1 not weighed'],
])('What a bus takes along is counted and weighed: %j', (parcels, said) => {
  expect(formatParcels(parcels)).toBe(said);
});

it.each([
  [3, 'WB-7QF3XM-K is received: 3 pieces'],
  [1, 'WB-7QF3XM-K is received: 1 piece'],
  [undefined, 'WB-7QF3XM-K is received'],
])('Whoever handles a parcel is told how many pieces it must have: %j', (quantity, said) => {
  expect(withPieces('WB-7QF3XM-K is received', quantity)).toBe(said);
});

it('A parcel has arrived once it was received, also if it was picked up since; the others come first', () => {
  const parcels = ['Delivered', 'On-Transit', 'Picked Up', 'Pending'].map((status) => ({ status }));
  expect(parcels.map(hasArrived)).toEqual([true, false, true, false]);
  expect(inArrivalOrder(parcels).map(({ status }) => status)).toEqual([
    'On-Transit',
    'Pending',
    'Delivered',
    'Picked Up',
  ]);
});
