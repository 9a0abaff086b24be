import { styled } from 'styled-components';
import { color, media, radius, space, type, raised } from '../../theme';

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${raised}
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: 160px minmax(0, 1fr);
  gap: ${space[3]} ${space[6]};
  padding: ${space[5]};
  border-bottom: 1px solid ${color.line.default};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[4]};
  }
`;

export const SectionTitle = styled.h2`
  font: ${type.heading};
`;

export const SeatLines = styled.ul`
  display: grid;
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[5]};
  padding: ${space[5]};

  ${media.phone} {
    flex-direction: column;
    padding: ${space[4]};
  }
`;

/** The frame of a code, which stays white in the dark theme too. */
export const CodeFrame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line.default};
  border-radius: ${radius.medium};
  line-height: 0;
`;

export const RecordId = styled.dl`
  min-width: 0;
  margin-inline-end: auto;

  dt {
    font: ${type.small};
    color: ${color.text.muted};
  }

  dd {
    font: ${type.id};
    font-size: 18px;
    line-height: 28px;
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    margin: 0;
    text-align: center;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    align-self: stretch;
    text-align: center;
  }
`;
