import { columns, sql } from '../../db';
import { refuseErased } from '../../store/erasure/refuseErased';
import { lastPrintedEdit, lastRenamed, printing } from '../../store/history';
import { notFound } from '../../request/failure';
import { isId } from '../../db/rows';
import { NO_WAYBILL, withinWaybillReach } from '../../store/waybill/reach';

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
  // A storage fee goes back when a hand-over is corrected.
  changedAt: (id) => sql`greatest(${lastPrintedEdit('waybill', id)}, (
    select max(at) from change where waybill_id = ${id} and kind = 'correction' and from_status = 'Picked Up'
      and exists (select from operation where operation.waybill_id = ${id} and operation.kind = 'fee')),
    ${lastRenamed(sql`
      select unnest(array[origin_terminal_id, destination_terminal_id]) from waybill where id = ${id}`)})`,
});
