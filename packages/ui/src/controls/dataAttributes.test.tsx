import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CashIcon } from './Icon/icons';
import { Button } from './Button/Button';
import { ButtonLink } from './ButtonLink/ButtonLink';
import { IconButton } from './IconButton/IconButton';
import { TextLink } from './TextLink/TextLink';

const mark = { 'data-test': 'pay' };

const shown = {
  Button: () => <Button {...mark}>Pay</Button>,
  IconButton: () => <IconButton {...mark} label="Close" icon={CashIcon} />,
  ButtonLink: () => (
    <ButtonLink {...mark} href="#/pay">
      Pay
    </ButtonLink>
  ),
  TextLink: () => (
    <TextLink {...mark} href="#/pay">
      Pay
    </TextLink>
  ),
};

it.each(Object.entries(shown))('%s gives its data attributes to its element', (_, show) => {
  expect(renderToStaticMarkup(show())).toMatch(/^<(button|a) [^>]*data-test="pay"/);
});
