import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { OneError } from '../overlay/ErrorDialog/OneError';

/** Something that unfolds, and can be put away. */
interface Unfolding {
  onClose: () => void;
}

const parts: (() => Promise<unknown>)[] = [];

/** Code that is fetched when it is needed, or ahead by `fetchLateParts`. */
export function lateCode<Code>(fetch: () => Promise<Code>) {
  let code: Code | undefined;

  async function fetchCode() {
    code ??= await fetch();
    return code;
  }
  parts.push(fetchCode);
  return { known: () => code, fetchCode };
}

type Part = (props: never) => ReactNode;

/**
 * What unfolds when it is asked for: its code is fetched then, or ahead by `fetchLateParts`, and it stands at once from then on. Where
 * the code does not come, an error says so, and pressing again tries again.
 */
export function late<Name extends string, Late extends Part>(
  name: Name,
  fetch: () => Promise<Record<Name, Late>>,
): Late;
export function late<Name extends string, Props extends Unfolding>(
  name: Name,
  fetch: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> {
  const { known, fetchCode } = lateCode<ComponentType<Props>>(async () => (await fetch())[name]);

  return function Late(props: Props) {
    const [Part, setPart] = useState(known);
    const [hasFailed, setFailed] = useState(false);
    const isMissing = Part === undefined;

    useEffect(() => {
      if (!isMissing) return;
      fetchCode().then(
        (part) => setPart(() => part),
        () => setFailed(true),
      );
    }, [isMissing]);

    if (Part) return <Part {...props} />;
    return hasFailed ? <OneError message="Internet disconnected" onClose={props.onClose} /> : null;
  };
}

/** Fetches what unfolds, menus and calendars, before anybody asks for it. Rejects where some of it does not come. */
export const fetchLateParts = (): Promise<unknown> => Promise.all(parts.map((fetchCode) => fetchCode()));
