/** Texts and their normalized form for searching, in the app and in the database. */
export const FOLDED: readonly (readonly [text: string, folded: string])[] = [
  ['Ada Obi', 'ada obi'],
  ['Ụgọchukwu', 'ugochukwu'],
  ['U\u0323go\u0323chukwu', 'ugochukwu'],
  ['ÌFẸ́OLÚWA', 'ifeoluwa'],
  ['Adébáyọ̀ Ọlátúnjí', 'adebayo olatunji'],
  ['Ɓala Ɗanladi Ƙofar-Ƴan', 'bala danladi kofar yan'],
  ['Ənə Ɔkɔ Ŋgɛ', 'ene oko nge'],
  ["O'Brien", 'obrien'],
  ['O’Brien', 'obrien'],
  ['Chukwu-Emeka', 'chukwu emeka'],
  ['Chukwu – Emeka', 'chukwu emeka'],
  ['Awka\u00a0- Lagos', 'awka lagos'],
  ['St. Mary,Onitsha', 'st mary onitsha'],
  ['two\nlines\tand  spaces', 'two lines and spaces'],
  ['zero\u200bwidth', 'zerowidth'],
  ['100%_Sure', '100%_sure'],
  ['a\\b', 'a\\b'],
  ['chidi@company.ng', 'chidi@company ng'],
  ['', ''],
];

/** Phone numbers and their normalized form for searching. */
export const FOLDED_PHONES: readonly (readonly [phone: string, folded: string])[] = [
  ['08039998888', '08039998888'],
  ['0803 999 8888', '08039998888'],
  ['+2348039998888', '08039998888'],
  ['+234 (0) 803-999-8888', '08039998888'],
  ['002348039998888', '08039998888'],
  ['2348039998888', '08039998888'],
  ['+447700900123', '447700900123'],
  ['none', ''],
];

/** A row of a list: its texts, phone numbers and printed numbers. */
export interface SearchedRow {
  texts: readonly string[];
  phones: readonly string[];
  codes: readonly string[];
}

const ADA: SearchedRow = {
  texts: ['Ada Ụgọchukwu', 'Awka - Lagos'],
  phones: ['08039998888', '+447700900123'],
  codes: ['TK-ABCDEF-9', 'ANB 482 XA'],
};

const PARCEL: SearchedRow = {
  texts: ['Bola 100%_Sure', 'Onitsha'],
  phones: ['+234 706 123 4999'],
  codes: ['WB-CFH8DK-T'],
};

/** Rows, typed searches, and whether the row matches. */
export const SEARCHES: readonly (readonly [row: SearchedRow, typed: string, isFound: boolean])[] = [
  [ADA, '', true],
  [ADA, ' - ', true],
  [ADA, 'ugochukwu', true],
  [ADA, 'Ụgọchukwu', true],
  [ADA, 'GOCHU', true],
  [ADA, 'ada awka', true],
  [ADA, 'awka ada', true],
  [ADA, 'lagos - awka', true],
  [ADA, 'ada abuja', false],
  [ADA, '0803 999 8888', true],
  [ADA, '+2348039998888', true],
  [ADA, '+234 803 999', true],
  [ADA, '234 803 999 8888', true],
  [ADA, '00234 803 999 8888', true],
  [ADA, '999 8888', true],
  [ADA, '999-88', true],
  [ADA, '888 9999', false],
  [ADA, '0803 999 8889', false],
  [ADA, '+44 7700 900 123', true],
  [ADA, '0044 7700 900123', true],
  [ADA, '07700 900123', true],
  [ADA, '07700 900124', false],
  [ADA, 'tel:+2348039998888', true],
  [ADA, '\u202a0803\u00ad999 8888', true],
  [ADA, '+234 (0) 803 999 8888', true],
  [ADA, 'ada +2348039998888', true],
  [ADA, 'anb482xa', true],
  [ADA, 'anb-482', true],
  [ADA, '482 xa', true],
  [PARCEL, 'wb cfh8dk t', true],
  [PARCEL, 'WB-CFH8DK-T', true],
  [PARCEL, 'wbcfh8dkt', true],
  [PARCEL, 'w b c f h 8 d k t', true],
  [PARCEL, 'cfh8dkt', true],
  [PARCEL, 'cfh8', true],
  [PARCEL, 'WB-CFH8DK-TQQQ', false],
  [PARCEL, '%_', true],
  [PARCEL, '100%%', false],
  [PARCEL, '\\', false],
  [PARCEL, 'bola onitsha 0706', true],
];
