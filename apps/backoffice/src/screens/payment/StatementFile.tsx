import { useMatchStatement } from '@motorpark/api';
import { CheckedFile } from '../../shared/file/CheckedFile';
import { statementMessages as texts } from './statementMessages';
import { StatementOutlook } from './StatementOutlook';

/** A statement is chosen or dropped, and looked through. It stays in this page alone. */
export function StatementFile() {
  const { match, isMatching } = useMatchStatement();
  return (
    <CheckedFile
      words={texts}
      check={match}
      isChecking={isMatching}
      renderFound={(statement) => <StatementOutlook statement={statement} />}
    />
  );
}
