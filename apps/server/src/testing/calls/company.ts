import { type CompanyPayload, companyWire } from '@motorpark/contract';
import { COMPANY_FIELDS, DEMO_COMPANY, toEntity } from '@motorpark/domain';
import { anyText, listWith } from '../matchers';
import { textAt } from '../office';
import { aPng } from '../png';
import type { CallCase } from './callCase';

/** The company's form, filled in. */
export const aCompanyForm = (form: Partial<CompanyPayload> = {}): CompanyPayload => ({
  ...companyWire.payload(toEntity(COMPANY_FIELDS, DEMO_COMPANY)),
  ...form,
});

export const companyCases = {
  getCompany: {
    well: async ({ call }, place) => {
      const name = `Ifesinachi ${place}`;
      await call('PUT', '/api/edit_company', { by: 'ngozi', body: aCompanyForm({ company_name: name }) });
      return { shows: name };
    },
    answers: ({ shows }) => ({ data: { company_name: shows } }),
  },
  editCompany: {
    well: (_office, place) => ({ fields: { ...aCompanyForm({ company_name: `Young ${place}` }) } }),
    answers: ({ fields }) => ({ data: fields ?? {} }),
    wrong: [
      [{ company_name: ' ' }, 'company_name', 'Company name is required.'],
      [{ short_name: 'x'.repeat(25) }, 'short_name', 'At most 24 characters.'],
      [{ email: 'care' }, 'email', 'Enter an e-mail address, such as care@company.ng.'],
      [{ paper: 'A3' }, 'paper', 'Choose a paper.'],
      [{ fare_rule: 'per-mile' }, 'fare_rule', 'Choose what a ticket costs.'],
    ],
  },
  getSetUp: {
    well: () => ({}),
    answers: () => ({ data: { done: listWith('terminals'), provider_trouble: 'never run' } }),
  },
  saveCompanyImage: {
    well: (_office, place) => ({
      fields: { image: 'logo', png: aPng(1 + (place % 900), 2).toString('base64') },
    }),
    answers: () => ({ data: { logo: anyText } }),
    wrong: [
      [{ image: 'photo' }, 'image', 'An image is the logo or the signature.'],
      [{ png: 'aGVsbG8=' }, 'png', 'This is no PNG image of a good size.'],
    ],
  },
  companyImage: {
    well: async ({ call }, place) => {
      const png = aPng(1 + (place % 900), 3).toString('base64');
      const { body } = await call('PUT', '/api/save_company_image', {
        by: 'ngozi',
        body: { image: 'signature', png },
      });
      return { id: textAt(body, 'data', 'signature') };
    },
    answers: () => ({}),
    missing: 'This image does not exist or was already deleted.',
    isFile: true,
  },
} satisfies Record<string, CallCase>;
