import { expect, it } from 'vitest';
import { inTheOffice } from '../../testing/office';
import { recordCheck } from './providerCheck';

inTheOffice('A payment provider', (office) => {
  const trouble = async () => (await office().call('GET', '/api/get_set_up', { by: 'ngozi' })).body;

  it('was never run against the real service until its own check has succeeded, and takes no real money with test keys', async () => {
    const { db, clock, provider } = office();
    expect(await trouble()).toMatchObject({ data: { provider_trouble: 'never run' } });
    await recordCheck(db, 'Paystack', clock.now);
    expect(await trouble()).toMatchObject({ data: { provider_trouble: 'never run' } });
    await recordCheck(db, provider.name, clock.now);
    await recordCheck(db, provider.name, clock.now);
    expect(await trouble()).toMatchObject({ data: { provider_trouble: '' } });
    provider.isLive = false;
    expect(await trouble()).toMatchObject({ data: { provider_trouble: 'for tests' } });
    provider.isLive = true;
  });
});
