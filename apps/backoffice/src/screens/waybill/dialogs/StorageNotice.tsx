import { Notice } from '@motorpark/ui';
import { useBoundField } from '../../../shared/form/useBoundField';

/** States the storage fee that is due and why; as an error if the server has just refused another fee. */
export function StorageNotice({ text }: { text: string }) {
  const { error } = useBoundField('storageFee');
  return (
    <Notice tone={error === undefined ? 'warning' : 'danger'} title={text}>
      {error === undefined
        ? 'Collect it before the parcel is handed over.'
        : 'It has changed. Please collect this before you hand the parcel over.'}
    </Notice>
  );
}
