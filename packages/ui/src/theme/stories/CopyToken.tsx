import { useState } from 'react';
import { styled } from 'styled-components';

interface CopyTokenProps {
  /** What is copied, as code of an app: `color.brand.default`. */
  code: string;
  /** What is shown. */
  children: string;
}

/** The name of a token. A press copies it. */
export function CopyToken({ code, children }: CopyTokenProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setIsCopied(true);
  };
  return (
    <Copy
      type="button"
      title={`Copy ${code}`}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
      onPointerLeave={() => setIsCopied(false)}
    >
      {isCopied ? 'Copied' : children}
    </Copy>
  );
}

const Copy = styled.button`
  justify-self: start;
  padding: 0;
  border: 0;
  font: inherit;
  color: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  background: none;
  cursor: copy;

  &:hover {
    text-decoration: underline;
  }
`;
