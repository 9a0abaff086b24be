import { styled } from 'styled-components';
import { color, radius, size, type } from '../../theme';

export interface AvatarProps {
  /** The person's name, of which the initials are shown. */
  name: string;
}

/** The initials of a person in a circle. Decorative: the name is beside it, or is the name of the button that it is in. */
export function Avatar({ name }: AvatarProps) {
  return <Circle data-initials={initials(name)} />;
}

/** Returns the initials of the first and the last word of the name, in upper case. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

const Circle = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: ${size.avatar};
  height: ${size.avatar};
  border-radius: ${radius.round};
  background: ${color.brand.tint};
  color: ${color.brand.default};
  font: ${type.captionStrong};

  /* Generated content with empty alternative text: the name beside it is the accessible text. */
  &::before {
    content: attr(data-initials) / '';
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
