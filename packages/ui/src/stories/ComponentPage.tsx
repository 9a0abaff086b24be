import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentGuide } from './guide';

/** The docs page of a component: its purpose, alternatives, parts, keys, dos and don'ts, props and stories. */
export function ComponentPage() {
  const { guide, hasProperties } = usePage();
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      {guide && <Guide {...guide} />}
      {hasProperties && (
        <>
          <Heading>Properties</Heading>
          <Controls />
        </>
      )}
      <Stories includePrimary={false} />
    </>
  );
}

function Guide({ instead, anatomy, keyboard, dos, donts }: ComponentGuide) {
  return (
    <>
      {instead.length > 0 && (
        <>
          <Heading>When to use something else</Heading>
          <Markdown>{instead.map(({ when, use }) => `- ${when}: ${linkTo(use)}`).join('\n')}</Markdown>
        </>
      )}
      <Heading>Anatomy</Heading>
      <Markdown>
        {table(
          ['Part', 'What it is'],
          anatomy.map(({ part, is }) => [`**${part}**`, is]),
        )}
      </Markdown>
      <Heading>Keyboard</Heading>
      <Markdown>
        {keyboard.length > 0
          ? table(
              ['Key', 'What it does'],
              keyboard.map(({ keys, does }) => [keys, does]),
            )
          : 'It has no keyboard interaction of its own.'}
      </Markdown>
      <Heading>Do and don’t</Heading>
      <Markdown>{table(['Do', 'Don’t'], besideEachOther(dos, donts))}</Markdown>
    </>
  );
}

function usePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide }: { guide?: ComponentGuide } = preparedMeta.parameters;
  return { guide, hasProperties: preparedMeta.component !== undefined };
}

function linkTo(title: string) {
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `[${title.split('/').at(-1)}](./?path=/docs/${id}--docs)`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function besideEachOther(left: readonly string[], right: readonly string[]) {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, row) => [
    left[row] ?? '',
    right[row] ?? '',
  ]);
}
