import { useState } from 'react';
import { Copy } from './RequestId.styles';

interface RequestIdProps {
  /** Id of the request in the server's log. */
  id: string;
}

/**
 * Shows the id of the failed request, for looking it up in the server's log, and copies it when it is pressed. If the
 * browser does not allow that, the id can still be read out.
 */
export function RequestId({ id }: RequestIdProps) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  }

  return (
    <Copy type="button" title="Copy" onClick={() => void copy()}>
      Request <span translate="no">{id}</span>
      <span role="status">{isCopied && ' copied'}</span>
    </Copy>
  );
}
