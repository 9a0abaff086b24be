import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './Button/Button';
import { ButtonLink } from './ButtonLink/ButtonLink';
import { Checkbox } from './Checkbox/Checkbox';
import { ChoiceField } from './ChoiceField/ChoiceField';
import { ComboboxField } from './ComboboxField/ComboboxField';
import { DateField } from './DateField/DateField';
import { CashIcon } from './Icon/icons';
import { IconButton } from './IconButton/IconButton';
import { PasswordField } from './PasswordField/PasswordField';
import { SelectField } from './SelectField/SelectField';
import { TextAreaField } from './TextAreaField/TextAreaField';
import { TextField } from './TextField/TextField';
import { TextLink } from './TextLink/TextLink';

const mark = { 'data-test': 'pay' };
const link = { ...mark, href: '#/pay', children: 'Pay' };
const field = { ...mark, label: 'Pay', name: 'pay', value: '', onChange: () => {}, options: [] };

const shown = {
  Button: <Button {...mark}>Pay</Button>,
  IconButton: <IconButton {...mark} label="Pay" icon={CashIcon} />,
  ButtonLink: <ButtonLink {...link} />,
  TextLink: <TextLink {...link} />,
  Checkbox: <Checkbox {...field} isChecked />,
  ChoiceField: <ChoiceField {...field} />,
  ComboboxField: <ComboboxField {...field} />,
  DateField: <DateField {...field} />,
  PasswordField: <PasswordField {...field} />,
  SelectField: <SelectField {...field} />,
  TextAreaField: <TextAreaField {...field} />,
  TextField: <TextField {...field} />,
};

it.each(Object.entries(shown))('%s gives its data attributes to its element', (_, element) => {
  const marked = renderToStaticMarkup(element).match(/<[^>]*data-test="pay"[^>]*>/g);
  expect(marked).toHaveLength(1);
  expect(marked?.[0]).toMatch(/^<(button|a|input|select|textarea|div(?=.*role="radiogroup")) /);
});
