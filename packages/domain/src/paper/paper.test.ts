import { describe, expect, it } from 'vitest';
import { type PaperHolder, missingPapers, paperFileTypeOf, paperState } from './paper';

const bus = (...papers: PaperHolder['papers']): PaperHolder => ({
  name: 'ANB 482 XA',
  kinds: ['Insurance', 'Roadworthiness'],
  papers,
});
const insurance = { kind: 'Insurance', expiresOn: '2026-11-27' };
const roadworthiness = { kind: 'roadworthiness', expiresOn: '2027-05-01' };

describe('The papers of a bus that leaves', () => {
  it('are whole if all that the company requires are valid, on their last day too', () => {
    expect(missingPapers([bus(insurance, roadworthiness)], '2026-11-27')).toEqual([]);
  });
  it('are named if one has expired or is not on record', () => {
    expect(missingPapers([bus(insurance)], '2026-11-28')).toEqual([
      'Insurance of ANB 482 XA expired on 27 Nov 2026.',
      'ANB 482 XA has no Roadworthiness on record.',
    ]);
  });
  it('are said without its plate beside it', () => {
    expect(missingPapers([{ ...bus(insurance), name: undefined }], '2026-11-28')).toEqual([
      'Insurance expired on 27 Nov 2026.',
      'No Roadworthiness on record.',
    ]);
  });
  it('count by the latest of a kind, so a renewed one replaces the old', () => {
    const renewed = { ...insurance, expiresOn: '2027-11-27' };
    expect(missingPapers([bus(renewed, insurance, roadworthiness)], '2026-12-01')).toEqual([]);
  });
  it('include those that the company does not require, once they have expired', () => {
    const permit = { kind: 'Hackney permit', expiresOn: '2026-10-31' };
    expect(missingPapers([bus(insurance, roadworthiness, permit)], '2026-11-27')).toEqual([
      'Hackney permit of ANB 482 XA expired on 31 Oct 2026.',
    ]);
  });
});

it.each([
  ['2026-11-26', 'Expired'],
  ['2026-11-27', 'Expires soon'],
  ['2026-12-27', 'Expires soon'],
  ['2026-12-28', 'Valid'],
])('A paper that is valid until %s is %s', (expiresOn, state) => {
  expect(paperState({ expiresOn }, '2026-11-27', '2026-12-27')).toBe(state);
});

it('A file is what its content says: a page of HTML called scan.pdf is no paper', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(paperFileTypeOf(bytes('%PDF-1.7'))).toBe('application/pdf');
  expect(paperFileTypeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
  expect(paperFileTypeOf(bytes('<html><script>'))).toBeUndefined();
  expect(paperFileTypeOf(bytes('<svg onload=alert(1)>'))).toBeUndefined();
});
