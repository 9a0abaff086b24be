import type { Decorator } from '@storybook/react-vite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, type } from '../theme';

export const LONG_TEXT =
  'Chukwuemeka Onyekachukwu-Ezenwa and the whole of his family who travel on the same ticket to Lagos';
export const UNBROKEN_TEXT = 'Nwachukwuemekaonyekachukwuezenwaobinnachidiebereikechukwu';
export const HOSTILE_TEXT = '<img src=x onerror=alert(1)> "&amp;" \u202Ereversed\u202C 🚌';

/** Keeps the value, as a form would, and calls the story's spy. */
export function useFieldValue({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [current, setCurrent] = useState(value);
  return {
    value: current,
    onChange(next: string) {
      setCurrent(next);
      onChange(next);
    },
  };
}

/** As wide as a field in a form. */
export const inForm: Decorator = (Story) => (
  <Narrow>
    <Story />
  </Narrow>
);

/** A grid of states, each below its name. */
export function Sampler({ children }: { children: ReactNode }) {
  return <Grid>{children}</Grid>;
}

interface SampleProps {
  name: string;
  /** Shows the sample as hovered, focused or pressed. */
  look?: State | undefined;
  children: ReactNode;
}

export function Sample({ name, look, children }: SampleProps) {
  const cell = useRef<HTMLDivElement>(null);
  useEffect(() => (look && cell.current ? applyState(cell.current, look) : undefined), [look]);
  return (
    <Cell ref={cell}>
      <Name>{name}</Name>
      {look ? <div>{children}</div> : children}
    </Cell>
  );
}

const INTERACTIVE = 'a, button, input, select, textarea, label, summary, tr, [role], [tabindex]';

/** Labels and groups can be hovered and pressed, but not focused. */
const FOCUSABLE = 'a, button, input, select, textarea, summary, [tabindex]';

/** The classes with which Storybook's pseudo-states addon shows each state. */
const CLASSES = {
  hovered: ['pseudo-hover'],
  focused: ['pseudo-focus', 'pseudo-focus-visible'],
  pressed: ['pseudo-active'],
};

type State = keyof typeof CLASSES;

/** Shows an element as pointed at, or as having the focus, until its story is left. */
export const show = (element: Element, look: State) => element.classList.add(...CLASSES[look]);

/** Applies a state, also to elements that are rendered later, as by a table that has measured its width. Returns the cleanup function. */
function applyState(cell: HTMLElement, look: State) {
  const apply = () => {
    addClasses(cell, look === 'focused' ? FOCUSABLE : INTERACTIVE, CLASSES[look]);
    if (look === 'focused') addClasses(cell, `:has(${FOCUSABLE})`, ['pseudo-focus-within']);
  };
  apply();
  const observer = new MutationObserver(apply);
  observer.observe(cell, { childList: true, subtree: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Changes only elements that lack a class, because every change runs it again. */
function addClasses(cell: HTMLElement, selector: string, classes: readonly string[]) {
  for (const { classList } of cell.querySelectorAll(selector))
    for (const name of classes) if (!classList.contains(name)) classList.add(name);
}

const Narrow = styled.div`
  display: grid;
  width: 360px;
  max-width: 100%;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 320px));
  gap: ${space[6]};
  align-items: start;

  @media (max-width: 800px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cell = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: stretch;
  min-width: 0;

  > * {
    min-width: 0;
  }
`;

const Name = styled.p`
  font: ${type.caption};
  color: ${color.text.muted};
`;
