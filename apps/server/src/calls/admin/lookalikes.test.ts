import { expect, it } from 'vitest';
import { inTheOffice } from '../../testing/office';
import { CALL_CASES } from '../../testing/calls';

inTheOffice('A person', (office) => {
  const create = async (fields: Record<string, string>) => {
    const { fields: well = {} } = await CALL_CASES.createAdmin.well(office(), 7_000);
    return office().call('POST', '/api/create_admins', { by: 'ngozi', body: { ...well, ...fields } });
  };

  it.each([
    ['whose name has a letter of another alphabet', { admin_name: '\u0410da Obi' }, 'admin_name'],
    ['whose e-mail has one', { login_email: '\u0430da@company.ng' }, 'login_email'],
  ])('%s is refused at that field', async (_what, fields, field) => {
    expect(await create(fields)).toMatchObject({
      status: 422,
      body: { errors: { [field]: [expect.any(String)] } },
    });
  });

  it('has one and the same name, whichever keyboard wrote its marks', async () => {
    expect(await create({ admin_name: 'U\u0323go\u0323\u200Bchukwu' })).toMatchObject({
      status: 200,
      body: { data: { name: 'Ụgọchukwu' } },
    });
  });
});
