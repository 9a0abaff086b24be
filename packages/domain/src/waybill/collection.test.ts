import { expect, it } from 'vitest';
import { fieldErrors } from '../validation';
import { collectionChanges, isValuable } from './collection';
import { collectionSchema } from './collection.schema';

const receiver = 'Ụgọchukwu Ade';

const errorsOf = (collection: object, ofParcel = { isValuable: false }) =>
  fieldErrors(
    collectionSchema({ receiver, ...ofParcel }),
    { collectedBy: receiver, collectorPhone: '07061234567', identification: '', ...collection },
    { isStrict: true },
  );

it.each(['Ụgọchukwu Ade', 'ugochukwu ade', ' Ugochukwu  Ade '])(
  'The receiver, written “%s”, takes a parcel away without showing anything',
  (collectedBy) => {
    expect(errorsOf({ collectedBy })).toEqual({});
  },
);

it('Somebody in their place says who they are, and shows it', () => {
  for (const identification of ['', '-', '1', 'licence'])
    expect(errorsOf({ collectedBy: 'Chidi Ade', identification })).toEqual({
      identification:
        'The receiver is Ụgọchukwu Ade: say what this person showed, such as a driver’s licence and its number.',
    });
  expect(errorsOf({ collectedBy: 'Chidi Ade', identification: 'NIN slip 4417' })).toEqual({});
});

it('The receiver of a valuable parcel shows something, too', () => {
  expect(errorsOf({}, { isValuable: true })).toEqual({
    identification:
      'For a parcel of this worth, say what the person showed, such as a driver’s licence and its number.',
  });
  expect(errorsOf({ identification: 'NIN slip 4417' }, { isValuable: true })).toEqual({});
});

it.each([
  ['more than the company’s limit', 5_000_001, 5_000_000, true],
  ['as much as the limit', 5_000_000, 5_000_000, false],
  ['much where the company sets no limit', 90_000_000, 0, false],
  ['an amount that is not known', undefined, 5_000_000, false],
])('A parcel that is worth %s', (_which, worth, limit, valuable) => {
  expect(isValuable(worth, limit)).toBe(valuable);
});

it('Nobody takes a parcel away without a name and a phone that can be dialled', () => {
  expect(errorsOf({ collectedBy: ' ', collectorPhone: '' })).toEqual({
    collectedBy: 'Please say who collects it.',
    collectorPhone: 'Phone number is required.',
  });
  expect(Object.keys(errorsOf({ collectorPhone: '0803' }))).toEqual(['collectorPhone']);
});

it('The history says who took it, and what they showed only where they did', () => {
  const collection = { collectedBy: 'Chidi Ade', collectorPhone: '08034127781' };
  const changes = [
    { field: 'Collected by', from: '', to: 'Chidi Ade' },
    { field: 'Collector phone', from: '', to: '0803 412 7781' },
  ];
  expect(collectionChanges({ ...collection, identification: undefined })).toEqual(changes);
  expect(collectionChanges({ ...collection, identification: 'NIN slip 4417' })).toEqual([
    ...changes,
    { field: 'Identification', from: '', to: 'NIN slip 4417' },
  ]);
});
