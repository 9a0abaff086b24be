import { COMPANY_FIELDS, DEMO_COMPANY, PAPER_SIZES, toEntity } from '@motorpark/domain';
import { companyWire } from '@motorpark/contract';
import { expect, it } from 'vitest';
import { readCompany } from './company.endpoints';

it.each(PAPER_SIZES)('A company that prints on %s is read so', (paper) => {
  const row = companyWire.payload(toEntity(COMPANY_FIELDS, { ...DEMO_COMPANY, paper }));
  expect(readCompany({ ...row, version: 7 })).toEqual({ id: 'company', version: 7, ...DEMO_COMPANY, paper });
});
