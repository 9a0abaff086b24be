/** How something is drawn: its colour, the ground between its marks, and its marks. */
export interface Ink {
  key: string;
  ink: string;
  ground: string;
  pattern: 'solid' | 'stripes' | 'dots';
}

/** The patterns of some inks, once in each drawing that uses them. */
export function Patterns({ id, inks }: { id: string; inks: readonly Ink[] }) {
  return (
    <defs>
      {inks.map(({ key, ink, ground, pattern }) => (
        <pattern
          key={key}
          id={`${id}${key}`}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform={pattern === 'stripes' ? 'rotate(45)' : undefined}
        >
          <rect width="6" height="6" fill={ground} />
          {pattern === 'stripes' && <rect width="2.5" height="6" fill={ink} />}
          {pattern === 'dots' && <circle cx="3" cy="3" r="1.6" fill={ink} />}
        </pattern>
      ))}
    </defs>
  );
}
