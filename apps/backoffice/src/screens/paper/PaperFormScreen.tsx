import {
  PAPERS,
  useCompany,
  useDriverChoices,
  useVehicleChoices,
  useOneRecord,
  useSaveRecord,
} from '@motorpark/api';
import { formatPhone, linesOf, paperSchema } from '@motorpark/domain';
import { answersOf } from '@motorpark/ui/form';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { paperRecord } from './paperRecord';

const RULES = { schema: paperSchema };

/** Creates a paper of a vehicle or a driver, or edits one. */
export function PaperFormScreen() {
  const list = useOneRecord(PAPERS, useRecordId());
  const { rows: vehicles, ...fleet } = useVehicleChoices();
  const { rows: drivers, ...staff } = useDriverChoices();
  const { company } = useCompany({ revalidateIfStale: false });
  const { save } = useSaveRecord(PAPERS);
  return (
    <RecordFormScreen
      kind={paperRecord}
      rules={RULES}
      {...list}
      save={save}
      options={({ driver = '', vehicle = '' }) => ({
        vehicle: answersOf(
          fleet,
          vehicles.map(({ number, type }) => ({ value: number, label: number, hint: type })),
        ),
        driver: answersOf(
          staff,
          drivers.map(({ name, phone }) => ({ value: name, label: name, hint: formatPhone(phone) })),
        ),
        kind: {
          options: [
            ...(driver === '' ? linesOf(company?.vehiclePapers) : []),
            ...(vehicle === '' ? linesOf(company?.driverPapers) : []),
          ].map((kind) => ({ value: kind, label: kind })),
        },
      })}
    />
  );
}
