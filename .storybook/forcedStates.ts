const TARGETS = ':is(a, button, input, select, textarea, label, summary, tr, [role], [tabindex])';
const within = (look: string) => `[data-look='${look}'] ${TARGETS}`;

/**
 * What samples in stories show as hovered, focused and pressed, by their `data-look`, although nobody touches them: see `Sample` in
 * packages/ui/src/controls/fixtures.tsx.
 */
export const forcedStates = {
  hover: [within('hovered')],
  active: [within('pressed')],
  focus: [within('focused')],
  focusVisible: [within('focused')],
  focusWithin: [`[data-look='focused'] :has(${TARGETS})`],
};
