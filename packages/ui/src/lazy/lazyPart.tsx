import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '../locale';
import { showError } from './showError';

interface Closable {
  onClose: () => unknown;
}

const parts: (() => Promise<unknown>)[] = [];

/** Returns code that is loaded when it is needed, or ahead of time by `fetchLazyParts`. */
export function lazyCode<Code>(fetch: () => Promise<Code>) {
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
 * Returns a component that opens on demand: its code is loaded when it is first rendered, or ahead of time by
 * `fetchLazyParts`; from then on it renders immediately. If the code cannot be loaded, it closes with an error, and
 * opening it again tries again.
 */
export function lazyPart<Name extends string, Module extends Record<Name, Part>>(
  name: Name,
  fetch: () => Promise<Module>,
): Module[Name];
export function lazyPart<Name extends string, Props extends Closable>(
  name: Name,
  fetch: () => Promise<Record<Name, ComponentType<Props>>>,
): ComponentType<Props> {
  const { known, fetchCode } = lazyCode<ComponentType<Props>>(async () => (await fetch())[name]);

  return function Lazy(props: Props) {
    const { say } = useLocale();
    const [Part, setPart] = useState(known);
    const isMissing = Part === undefined;
    const fail = useEffectEvent(() => {
      props.onClose();
      showError(say('Internet disconnected'));
    });

    useEffect(() => {
      if (!isMissing) return;
      let isOpen = true;
      fetchCode().then(
        (part) => setPart(() => part),
        () => isOpen && fail(),
      );
      return () => {
        isOpen = false;
      };
    }, [isMissing]);

    return Part && <Part {...props} />;
  };
}

/** Loads all code that opens on demand, such as menus and calendars, ahead of time. Rejects if some of it cannot be loaded. */
export const fetchLazyParts = (): Promise<unknown> => Promise.all(parts.map((fetchCode) => fetchCode()));
