import { useState } from 'react';
import { Copy } from './RequestId.styles';

interface RequestIdProps {
  /** What the server calls the request in its log. */
  id: string;
}

/**
 * Names the request that failed, for whoever looks it up in the server's log, and copies it when it is pressed. Where the browser
 * does not let it, the id stands there to be read out.
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
