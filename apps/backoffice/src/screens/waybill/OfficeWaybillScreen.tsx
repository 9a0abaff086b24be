import { useSearchParams } from 'react-router-dom';
import { href, recordPath, paths } from '../../paths';
import { WaybillForm } from './WaybillForm';
import { messages } from './messages';

/** Where the head office corrects a waybill, even if staff can no longer change it. Links back to the operation that it was opened from. */
export function OfficeWaybillScreen() {
  const [query] = useSearchParams();
  const operation = query.get('operation');
  const from =
    operation === null ? paths.superAdmin.operations : recordPath(paths.superAdmin.operation, operation);
  return (
    <WaybillForm
      onlyEdits
      exits={{ back: { href: href(from), label: messages.back }, pathAfter: () => from }}
    />
  );
}
