import { FARES, useOneRecord, useRouteChoices, useSaveRecord } from '@motorpark/api';
import { fareSchema, routeChoices } from '@motorpark/domain';
import { answersOf } from '@motorpark/ui/form';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useConfirmedSave } from '../../shared/record/useConfirmedSave';
import { useRecordId } from '../../shared/record/useRecordId';
import { fareRecord } from './fareRecord';
import { useFareTrips } from './useFareTrips';

const RULES = { schema: fareSchema };
const WORDS = { title: 'Make another vehicle type cheaper?', confirm: 'Save it anyway' };

/** Creates a fare of a route, or edits one; one that makes another vehicle type cheaper is asked about. Then it says which trips ahead get it. */
export function FareFormScreen() {
  const list = useOneRecord(FARES, useRecordId());
  const { rows: routes, ...state } = useRouteChoices();
  const { save } = useSaveRecord(FARES);
  const asked = useConfirmedSave(save, WORDS);
  const { tell, dialog } = useFareTrips();
  return (
    <>
      <RecordFormScreen
        kind={fareRecord}
        rules={RULES}
        {...list}
        save={async (order) => {
          const saved = await asked.save(order);
          const { routeId, vehicleType, from, until } = order.form;
          if (saved.outcome === 'done') void tell({ routeId, vehicleType, from, until });
          return saved;
        }}
        options={() => ({ routeId: answersOf(state, routeChoices(routes, '')) })}
      />
      {asked.dialog}
      {dialog}
    </>
  );
}
