import { DEMO_COMPANY, PAPER_SIZES } from '@motorpark/domain';
import { companyCodec } from '@motorpark/contract';
import { expect, it } from 'vitest';
import { readCompany } from './company.endpoints';

it.each(PAPER_SIZES)('A company that prints on %s is read so', (paper) => {
  const row = companyCodec.write({ ...DEMO_COMPANY, paper, version: 7 });
  expect(readCompany(row)).toEqual({ id: 'company', version: 7, ...DEMO_COMPANY, paper });
});
