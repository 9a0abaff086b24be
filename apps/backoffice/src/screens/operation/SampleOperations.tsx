import { OperationList } from '@motorpark/ui';
import { href, operationPath } from '../../paths';
import { messages } from './messages';
import { SAMPLE_OPERATIONS } from './samples';

/** Sample operations, marked as such. */
export const SampleOperations = ({ detailsPath }: { detailsPath: string }) => (
  <OperationList
    label={messages.history}
    operations={SAMPLE_OPERATIONS}
    hrefOf={({ id }) => href(operationPath(detailsPath, id))}
    footer={messages.sampleOperations}
  />
);
