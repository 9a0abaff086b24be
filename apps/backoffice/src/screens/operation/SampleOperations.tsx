import { OperationList } from '@motorpark/ui';
import { href, operationPath } from '../../paths';
import { messages } from './messages';
import { SAMPLE_OPERATIONS } from './samples';

/** The specification's sample operations, which say so. */
export const SampleOperations = ({ detailsPath }: { detailsPath: string }) => (
  <OperationList
    label={messages.history}
    operations={SAMPLE_OPERATIONS}
    hrefOf={({ id }) => href(operationPath(detailsPath, id))}
    footer={messages.sampleOperations}
  />
);
