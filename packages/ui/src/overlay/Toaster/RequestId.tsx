import { useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, type } from '../../theme';
import { useLocale } from '../../locale';

interface RequestIdProps {
  /** Id of the request in the server's log. */
  id: string;
}

/**
 * Shows the id of the failed request, for looking it up in the server's log, and copies it when it is pressed. If the
 * browser does not allow that, the id can still be read out.
 */
export function RequestId({ id }: RequestIdProps) {
  const { say } = useLocale();
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
    <Copy type="button" title={say('Copy')} onClick={() => void copy()}>
      {say('Request')} <span translate="no">{id}</span>
      <span role="status">{isCopied && ` ${say('copied')}`}</span>
    </Copy>
  );
}

/** Small and muted, below its message; high enough for a finger. */
const Copy = styled.button`
  justify-self: start;
  min-height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  font: ${type.caption};
  color: ${color.text.muted};
  background: none;
  text-align: start;
  /* Of whole pixels: one of another thickness is drawn in two ways, by when its layer is painted. */
  text-decoration: underline dotted 1px;
  user-select: text;
  cursor: pointer;
`;
