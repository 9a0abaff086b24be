import type { Change } from '@motorpark/domain';
import { DescriptionList, type DescriptionListProps, Modal, type ModalProps, Stack } from '@motorpark/ui';
import { lazyScreen } from '../lazyScreen';

const RecordTimeline = lazyScreen('RecordTimeline', () => import('./RecordHistory'));

interface RecordDialogProps extends Pick<ModalProps, 'title' | 'footer' | 'autoFocus' | 'onClose'> {
  items: DescriptionListProps['items'];
  /** The record inside a sentence: `ticket TK-7QF3XM-K`. */
  of: string;
  /** The record's history; undefined if the server records none. */
  history: readonly Change[] | undefined;
}

export const RecordDialog = ({ items, of, history, ...modal }: RecordDialogProps) => (
  <Modal {...modal}>
    <Stack gap={5}>
      <DescriptionList items={items} />
      {history && <RecordTimeline of={of} history={history} />}
    </Stack>
  </Modal>
);
