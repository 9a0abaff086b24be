/** Phone numbers as people write them, and how they are shown; undefined if they are not Nigerian mobile numbers. */
export const PHONES: readonly { written: string; shown?: string; why: string }[] = [
  { written: '08034127781', shown: '0803 412 7781', why: 'MTN' },
  { written: '07061234567', shown: '0706 123 4567', why: 'MTN, beginning with 070' },
  { written: '09139876543', shown: '0913 987 6543', why: 'MTN, beginning with 091' },
  { written: '08150001122', shown: '0815 000 1122', why: 'Glo' },
  { written: '09055554444', shown: '0905 555 4444', why: 'Glo, beginning with 090' },
  { written: '08022223333', shown: '0802 222 3333', why: 'Airtel' },
  { written: '07012345678', shown: '0701 234 5678', why: 'Airtel, beginning with 070' },
  { written: '09011112222', shown: '0901 111 2222', why: 'Airtel, beginning with 090' },
  { written: '08090001111', shown: '0809 000 1111', why: '9mobile' },
  { written: '09081234567', shown: '0908 123 4567', why: '9mobile, beginning with 090' },
  { written: '07120001111', shown: '0712 000 1111', why: 'beginning with 071, which the rule allows' },
  { written: '+2348034127781', shown: '0803 412 7781', why: 'with the country code' },
  { written: '+234 803 412 7781', shown: '0803 412 7781', why: 'with the country code and spaces' },
  { written: ' 0803-412-7781 ', shown: '0803 412 7781', why: 'with dashes' },
  { written: '0803.412.7781', shown: '0803 412 7781', why: 'with dots' },
  { written: '(0803) 412 7781', shown: '0803 412 7781', why: 'with brackets' },
  {
    written: '0803\u00a0412\u20117781',
    shown: '0803 412 7781',
    why: 'with the spaces and dashes of a web page',
  },
  {
    written: '\u202a+2348034127781\u202c',
    shown: '0803 412 7781',
    why: 'copied from a contact, invisible marks and all',
  },
  { written: 'tel:+2348034127781', shown: '0803 412 7781', why: 'copied from a link' },
  { written: '0803\u00ad412\u00ad7781', shown: '0803 412 7781', why: 'with the soft hyphens of a web page' },
  { written: '+234 (0) 803 412 7781', shown: '0803 412 7781', why: 'with the 0 that is not dialled' },
  { written: '0803412778', why: 'a digit short' },
  { written: '080341277811', why: 'a digit too many' },
  { written: '06034127781', why: 'no operator begins with 060' },
  { written: '08234127781', why: 'the third digit is neither 0 nor 1' },
  { written: '8034127781', why: 'without the 0' },
  { written: '2348034127781', why: 'the country code without its +' },
  { written: '+23408034127781', why: 'the country code and the 0' },
  { written: '014527781', why: 'a landline' },
  { written: '0803 412 778O', why: 'the letter O for a nought' },
  { written: '0803 412 7781, 0706 123 4567', why: 'two numbers' },
  { written: 'none', why: 'words' },
  { written: '', why: 'nothing written' },
];

/** Numbers that are no Nigerian mobile numbers, as they are stored, and how they are shown. */
export const OTHER_PHONES: readonly { kept: string; shown: string; why: string }[] = [
  { kept: '+2342012772222', shown: '0201 277 2222', why: 'a landline in Lagos' },
  { kept: '+447700900123', shown: '+44 770 090 0123', why: 'of Britain' },
  { kept: '+12125550123', shown: '+1 212 555 0123', why: 'of America, whose code has one digit' },
  { kept: '+233241234567', shown: '+233 241 234 567', why: 'of Ghana, whose code has three' },
  { kept: '+22997123456', shown: '+229 971 23456', why: 'of Benin, with few digits' },
];

/** Numbers of passengers, senders and receivers, and the format in which they are stored. */
export const KEPT_PHONES: readonly { written: string; kept: string; why: string }[] = [
  { written: '0803 412 7781', kept: '08034127781', why: 'as most write it' },
  { written: '+234 803 412 7781', kept: '08034127781', why: 'with the country code' },
  { written: '2348034127781', kept: '08034127781', why: 'the country code without its +' },
  { written: '002348034127781', kept: '08034127781', why: 'the country code as it is dialled' },
  { written: '+44 7700 900123', kept: '+447700900123', why: 'of Britain' },
  { written: '0044 7700 900123', kept: '+447700900123', why: 'of Britain, as it is dialled' },
  { written: '+229 97 12 34 56', kept: '+22997123456', why: 'of Benin, with few digits' },
  {
    written: '+44 (0) 7700 900123',
    kept: '+447700900123',
    why: 'of Britain, with the 0 that is not dialled',
  },
  { written: '+234 201 277 2222', kept: '+2342012772222', why: 'a landline in Lagos' },
  {
    written: '0201 277 2222',
    kept: '+2342012772222',
    why: 'a landline in Lagos, as it is dialled in Nigeria',
  },
  { written: '02046 123456', kept: '+2342046123456', why: 'a landline in Onitsha' },
];

/** Texts that are not phone numbers. */
export const NO_PHONES: readonly string[] = [
  '0803',
  'abc',
  '0803412778',
  '080341277811',
  '8034127781',
  '06034127781',
  '+23408034127781',
  '+234803412778',
  '+2349234127781',
  '+234 1 452 7781',
  '01 452 7781',
  '+1234567',
  '+1234567890123456',
  '+044 7700 900123',
  '44 7700 900123',
  '0803 412 778O',
  '0803 412 7781, 0706 123 4567',
  '00000000000',
  '',
];
