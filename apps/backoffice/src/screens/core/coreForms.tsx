import { ADMINS, DRIVERS, ROUTES, useOneRecord } from '@motorpark/api';
import { adminSchema } from '@motorpark/domain';
import { RecordFormScreen } from '../../shared/record/RecordFormScreen';
import { useRecordId } from '../../shared/record/useRecordId';
import { useAdminForm } from '../admin/AdminFormScreen';
import { PASSCODE, adminRecord } from '../admin/adminRecord';
import { useDriverForm } from '../driver/DriverFormScreen';
import { useRouteForm } from '../route/RouteFormScreen';
import { DRIVER, ROUTE } from './coreLists';

/** Every edit carries a passcode there. */
const ADMIN: typeof adminRecord = {
  ...adminRecord,
  form: {
    ...adminRecord.form,
    fields: adminRecord.form.fields.map((field) => (field.name === 'passcode' ? PASSCODE : field)),
  },
};

const ADMIN_RULES = { schema: adminSchema };

export function CoreAdminFormScreen() {
  const list = useOneRecord(ADMINS, useRecordId());
  return <RecordFormScreen {...useAdminForm()} kind={ADMIN} rules={ADMIN_RULES} {...list} />;
}

export function CoreDriverFormScreen() {
  const list = useOneRecord(DRIVERS, useRecordId());
  return <RecordFormScreen {...useDriverForm()} kind={DRIVER} {...list} />;
}

export function CoreRouteFormScreen() {
  const list = useOneRecord(ROUTES, useRecordId());
  return <RecordFormScreen {...useRouteForm()} kind={ROUTE} {...list} />;
}
