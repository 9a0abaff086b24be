import { expect, it } from 'vitest';
import { belowTariff, tariffFault, tariffPrice, unknownEnds } from './tariff';

const TARIFF = 'Awka - Lagos: 5 kg 2,000, 20 kg 3,500\nAny route: 2.5kg 1500; 10 kg ₦4,000.50';
const FROM_AWKA = { origin: 'Awka', destination: 'Lagos' };
const FROM_LAGOS = { origin: 'Lagos', destination: 'Awka' };

it.each([
  ['up to a weight', FROM_AWKA, 5_000, 200_000],
  ['above it', FROM_AWKA, 5_001, 350_000],
  ['above all weights', FROM_AWKA, 20_001, undefined],
  ['without a weight', FROM_AWKA, undefined, undefined],
  ['of another route', FROM_LAGOS, 10_000, 400_050],
  ['however its terminals are written', { origin: 'AWKA ', destination: 'lagos' }, 1_000, 200_000],
])('A parcel has the price of its line: %s', (_sentence, ends, weight, price) => {
  expect(tariffPrice(TARIFF, { ...ends, weight })?.price).toBe(price);
});

it.each([
  [FROM_AWKA, 4_000, 'By the tariff for Awka - Lagos, up to 5 kg: ₦2,000.00. A lower price is recorded.'],
  [FROM_LAGOS, 2_000, 'By the tariff for any route, up to 2.5 kg: ₦1,500.00. A lower price is recorded.'],
  [FROM_AWKA, 50_000, 'The tariff ends at 20 kg.'],
  [FROM_AWKA, undefined, 'The tariff goes by weight: enter it with the goods.'],
])('The sale says where the price comes from', (ends, weight, hint) => {
  expect(tariffPrice(TARIFF, { ...ends, weight })?.hint).toBe(hint);
});

it('A route without a line, and a company without a tariff, have no price', () => {
  const [own = ''] = TARIFF.split('\n');
  expect(tariffPrice(own, { ...FROM_LAGOS, weight: 1_000 })).toEqual({
    hint: 'The tariff has no price for Lagos - Awka.',
  });
  expect(tariffPrice('', { ...FROM_AWKA, weight: 1_000 })).toBeUndefined();
  expect(tariffPrice(TARIFF, { origin: 'Awka', destination: '', weight: 1_000 })).toBeUndefined();
});

it('What a parcel costs less than the tariff is known to the kobo', () => {
  const parcel = { ...FROM_AWKA, weight: 5_000 };
  expect(belowTariff(TARIFF, { ...parcel, amount: 150_000 })).toBe(50_000);
  expect(belowTariff(TARIFF, { ...parcel, amount: 250_000 })).toBe(0);
  expect(belowTariff(TARIFF, { ...parcel, weight: 99_000, amount: 1 })).toBe(0);
});

const WRITE_SECOND = 'Write line 2 as Awka - Lagos: 5 kg 2,000, 20 kg 3,500, with the lightest first.';
it.each([
  ['', undefined],
  [TARIFF, undefined],
  ['Any route: 5 kg 2,000\nAwka - Lagos', WRITE_SECOND],
  ['Any route: 5 kg 2,000\nAwka - Lagos:', WRITE_SECOND],
  ['Any route: 5 kg 2,000\n: 5 kg 2,000', WRITE_SECOND],
  ['Any route: 5 kg 2,000\nAwka - Lagos: 5 kg', WRITE_SECOND],
  ['Any route: 5 kg 2,000\nAwka - Lagos: 5 2,000', WRITE_SECOND],
  ['Any route: 5 kg 2,000\nAwka - Lagos: 5 kg 0', WRITE_SECOND],
  ['Any route: 5 kg 2,000\nAwka - Lagos: 5 kg 2.500', WRITE_SECOND],
  ['Any route: 5 kg 2,000\nAwka - Lagos: 5 kg 2,000,20 kg 3,500', WRITE_SECOND],
  ['Any route: 5 kg 2,000\nAwka - Lagos: 20 kg 3,500, 5 kg 2,000', WRITE_SECOND],
  [
    'Awka - Lagos: 5 kg 2,000\nawka – lagos: 20 kg 3,500',
    'Line 2 is for the same route as one above. Write one line.',
  ],
])('The tariff “%s” is refused with: %s', (tariff, why) => {
  expect(tariffFault(tariff)).toBe(why);
});

it('A tariff names terminals that exist', () => {
  const terminals = ['Awka', 'Lagos', 'Port-Harcourt'];
  expect(unknownEnds(TARIFF, terminals)).toBeUndefined();
  expect(unknownEnds('Port Harcourt - Awka: 5 kg 2,000', terminals)).toBeUndefined();
  expect(unknownEnds('Awka - Lagoss: 5 kg 2,000', terminals)).toBe(
    'Awka - Lagoss is not two of your terminals. Write it as Awka - Lagos, or Any route.',
  );
});
