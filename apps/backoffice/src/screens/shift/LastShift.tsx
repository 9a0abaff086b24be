import { useLastShift } from '@motorpark/api';
import { TextLink } from '@motorpark/ui';
import { href, paths, recordPath } from '../../paths';
import { CountedWithout } from './CountedWithout';
import { messages } from './messages';

/** Tells a clerk without an open drawer that a colleague took over their last one without their confirmation. */
export function LastShift() {
  const { shift } = useLastShift();
  if (!shift) return null;
  const report = href(recordPath(paths.admin.shift, shift.id));
  return (
    <CountedWithout shift={shift} action={<TextLink href={report}>{messages.without.report}</TextLink>} />
  );
}
