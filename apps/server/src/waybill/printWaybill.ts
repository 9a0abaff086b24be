import { columns, sql } from '../db';
import { refuseErased } from '../erasure/refuseErased';
import { printing } from '../history';
import { notFound } from '../http/failure';
import { isId } from '../rows';
import { NO_WAYBILL, withinWaybillReach } from './reach';

/** Numbers a print of a waybill's receipt. */
export const printWaybill = printing({
  noun: 'waybill',
  async lock(tx, id, person) {
    if (!isId(id)) throw notFound(NO_WAYBILL);
    const [waybill] = await tx.query(sql`
      select ${columns('waybill.id', 'waybill.erasure_id')} from waybill
      where waybill.id = ${id} and ${withinWaybillReach(person)}
      for no key update of waybill`);
    if (!waybill) throw notFound(NO_WAYBILL);
    refuseErased('waybill', waybill.erasure_id);
  },
});
