import { Label } from '@radix-ui/react-label';
import * as RadioGroup from '@radix-ui/react-radio-group';
import { useId } from 'react';
import '../hand.css';
import '../hand-button.css';
import '../hand-form.css';
import { ACCOUNT_TYPE, CREATE_ACCOUNT, FIELDS } from '../../content.ts';

export function SignUp() {
  const id = useId();
  return (
    <form action="/accounts" method="post">
      {FIELDS.map(({ label, ...field }) => (
        <div key={field.name} className="field">
          <Label className="label" htmlFor={id + field.name}>
            {label}
          </Label>
          <input className="input" id={id + field.name} {...field} required />
        </div>
      ))}
      <fieldset className="radios">
        <legend className="label">{ACCOUNT_TYPE.legend}</legend>
        <RadioGroup.Root name={ACCOUNT_TYPE.name} required>
          {ACCOUNT_TYPE.options.map(({ value, label }) => (
            <div key={value} className="choice">
              <RadioGroup.Item className="radio" id={id + value} value={value}>
                <RadioGroup.Indicator className="dot" />
              </RadioGroup.Item>
              <Label htmlFor={id + value}>{label}</Label>
            </div>
          ))}
        </RadioGroup.Root>
      </fieldset>
      <button className="button" type="submit">
        {CREATE_ACCOUNT}
      </button>
    </form>
  );
}
