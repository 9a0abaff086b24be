import { MOST_IMPORT_BYTES } from '@motorpark/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv, withoutApostrophe } from './cells';
import { Failure } from '../request/failure';
import { inBase64 } from '../testing/files';
import { isHeadingOf } from '../calls/imports/columnsOf';
import { readSheet } from './readSheet';
import { textOfFile } from './textOfFile';

const read = (file: string | Buffer) =>
  readSheet(textOfFile(inBase64(file)), { isHeading: isHeadingOf('drivers') });

const SHEET = {
  headings: { row: 1, cells: ['Name', 'Phone', 'Address'] },
  rows: [
    { row: 2, cells: ['Ụgọ Eze', '0803 412 7781', '3 Ogui Road, Enugu'] },
    { row: 3, cells: ['Sani "Big" Bello', '0706 123 4567', 'Two\nlines'] },
  ],
};
const TEXT =
  'Name,Phone,Address\r\nỤgọ Eze,0803 412 7781,"3 Ogui Road, Enugu"\r\n"Sani ""Big"" Bello",0706 123 4567,"Two\nlines"\r\n';
const separatedBy = (sign: string) =>
  [['Name', 'Phone', 'Address'], ...SHEET.rows.map(({ cells }) => cells)]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(sign))
    .join('\r\n');
const inUtf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('A file is read', () => {
  it.each<[string, string | Buffer]>([
    ['in UTF-8', TEXT],
    ['with a byte order mark', `\ufeff${TEXT}`],
    ['with plain ends of lines', TEXT.replaceAll('\r\n', '\n')],
    ['with blank lines at its end', `${TEXT}\r\n,,\r\n \r\n`],
    ['with the thousands of blank lines of a spreadsheet', `${TEXT}${',,\r\n'.repeat(300_000)}`],
    ['with semicolons', separatedBy(';')],
    ['with tabs', separatedBy('\t')],
    ['in UTF-16, as Excel’s Unicode Text', inUtf16(separatedBy('\t'))],
    ['in UTF-16 of the other order', inUtf16(separatedBy('\t')).swap16()],
  ])('%s', (_how, file) => {
    expect(read(file)).toEqual(SHEET);
  });

  it('with rows counted as a spreadsheet counts them, blank ones too', () => {
    expect(read('\r\nName,Phone,Address\r\n\r\nAda,1,2').rows).toEqual([
      { row: 4, cells: ['Ada', '1', '2'] },
    ]);
  });

  it('without the apostrophe that the export puts before a formula', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', "'", '=', "'=", "''+", '\t', ' ='), (text, start) => {
        const cell = start + text;
        expect(withoutApostrophe(toCsv(cell).slice(1, -1).replaceAll('""', '"'))).toBe(cell);
      }),
    );
  });
});

describe('A file is refused', () => {
  it.each<[string, string | Buffer, RegExp]>([
    ['that is empty', '', /not empty/],
    ['of blank lines', '\r\n\r\n', /not empty/],
    ['without rows', 'Name,Phone,Address\r\n', /no rows below/],
    ['that is a workbook', Buffer.from('PK\u0003\u0004xl/workbook.xml'), /Excel workbook/],
    ['in the letters of one country', Buffer.from('Name\r\nJosé', 'latin1'), /not in UTF-8/],
    ['with a quotation mark that stays open', 'Name,Phone,Address\r\n"Ada,1,2\r\n', /never closed/],
    ['of too many lines', `Name\r\n${'Ada\r\n'.repeat(300_000)}`, /more than 20,000 lines/],
    ['of too many columns', `Name${',x'.repeat(900_000)}\r\nAda`, /more than 200 columns/],
    ['of too many rows', `Name\r\n${'Ada\r\n'.repeat(5_001)}`, /5,001 rows; at most 5,000/],
    ['that is too long', 'x'.repeat(MOST_IMPORT_BYTES + 1), /more than 2 MB/],
  ])('%s', (_how, file, says) => {
    expect(() => read(file)).toThrow(Failure);
    expect(() => read(file)).toThrow(says);
  });
});
