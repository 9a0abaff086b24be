import { expect, it } from 'vitest';
import { sql } from '../../db';
import { pageIn, queryOf } from '../../testing/lists';
import { NOW, inTheOffice } from '../../testing/office';
import { parcels } from '../../testing/waybill';
import { verify } from '../../verify/verify';

const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.parse(NOW) + hours * HOUR);

inTheOffice('A parcel that waits to be picked up', (office) => {
  const { takeIn, setStatus, get, list, remove } = parcels(office);
  const setAt = async (hours: number, ...step: Parameters<typeof setStatus>) => {
    office().clock.now = later(hours);
    const { status } = await setStatus(...step);
    office().clock.now = new Date(NOW);
    expect(status).toBe(200);
  };
  const onThatRoute = async (receiver = 'Bola Ade') => {
    const { id } = await takeIn({ receiver_name: receiver });
    await setAt(0, id, 'On-Transit', 'ada');
    return id;
  };
  /** What the overview and the list say alike. */
  const says = async (id: string, hours?: number) => {
    const { body } = await get(id, 'tunde');
    const { rows } = pageIn(await list('tunde', queryOf({ id })));
    const told = hours === undefined ? {} : { waits_since: later(hours).toISOString() };
    for (const one of [body, { data: rows[0] }]) {
      expect(one).toMatchObject({ data: { id, ...told } });
      if (hours === undefined) expect(one).not.toHaveProperty('data.waits_since');
    }
  };

  it('says since when, from its delivery until it is picked up', async () => {
    const id = await onThatRoute();
    await says(id);
    await setAt(3, id, 'Delivered', 'tunde');
    await says(id, 3);
    await setAt(80, id, 'Picked Up', 'tunde');
    await says(id);
  });

  it('waits since it was delivered where its pick-up was a mistake, and since its second delivery where the first was one', async () => {
    const id = await onThatRoute();
    await setAt(3, id, 'Delivered', 'tunde');
    await setAt(50, id, 'Picked Up', 'tunde');
    await setAt(51, id, 'Delivered', 'ngozi', 'The wrong parcel went');
    await says(id, 3);
    await setAt(52, id, 'On-Transit', 'ngozi', 'It never came');
    await says(id);
    await setAt(60, id, 'Delivered', 'tunde');
    await says(id, 60);
  });

  it('is told by one version of its waybill, sealed like the rest of it', async () => {
    const { db } = office();
    const id = await onThatRoute();
    const versionOf = async () =>
      (await db.query<{ version: number }>(sql`select version from waybill where id = ${id}`))[0]?.version;
    const before = (await versionOf()) ?? 0;
    await setAt(1, id, 'Delivered', 'tunde');
    expect(await versionOf()).toBe(before + 1);
    expect(await verify(db)).toMatchObject({ broken: [] });
    await db.query(sql`update waybill set waits_since = ${later(2)} where id = ${id}`);
    expect((await verify(db)).broken).toMatchObject([{ table: 'waybill', id }]);
    await db.query(sql`update waybill set waits_since = ${later(1)} where id = ${id}`);
  });

  it('comes the earlier in the list the longer it waits, page by page; what does not wait comes behind', async () => {
    const [third, first, second, fourth, gone] = [
      await onThatRoute('Waiting One'),
      await onThatRoute('Waiting Two'),
      await onThatRoute('Waiting Three'),
      await onThatRoute('Waiting Four'),
      await onThatRoute('Waiting Five'),
    ];
    for (const [hours, id] of [
      [1, first],
      [2, second],
      [2, gone],
      [3, third],
    ] as const)
      await setAt(hours, id, 'Delivered', 'tunde');
    await remove(gone, 'ngozi');
    for (const narrowed of [{ q: 'waiting' }, { q: 'waiting', direction: 'incoming' }]) {
      const page = async (fields: Record<string, string | number>) =>
        pageIn(await list('tunde', queryOf({ ...narrowed, ...fields })));
      expect((await page({ sort: 'waits_since' })).ids).toEqual([first, second, third, fourth, gone]);
      expect((await page({ sort: '-waits_since' })).ids).toEqual([third, second, first, fourth, gone]);
      expect((await page({ sort: 'waits_since', status: 'Delivered' })).ids).toEqual([first, second, third]);
    }
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const found = pageIn(
        await list('tunde', queryOf({ sort: 'waits_since', limit: 2, ...(cursor && { cursor }) })),
      );
      ids.push(...found.ids);
      ({ cursor } = found);
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => [first, second, third, fourth].includes(id))).toEqual([
      first,
      second,
      third,
      fourth,
    ]);
    expect(ids).toHaveLength(pageIn(await list('tunde', queryOf({ limit: 200 }))).ids.length);
  });
});
