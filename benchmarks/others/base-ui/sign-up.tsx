import { Button } from '@base-ui/react/button';
import { Field } from '@base-ui/react/field';
import { Fieldset } from '@base-ui/react/fieldset';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import '../hand.css';
import '../hand-button.css';
import '../hand-form.css';
import { ACCOUNT_TYPE, CREATE_ACCOUNT, FIELDS } from '../../content.ts';

export const SignUp = () => (
  <form action="/accounts" method="post">
    {FIELDS.map(({ label, name, ...field }) => (
      <Field.Root key={name} name={name} className="field">
        <Field.Label className="label">{label}</Field.Label>
        <Field.Control className="input" {...field} required />
      </Field.Root>
    ))}
    <Field.Root name={ACCOUNT_TYPE.name}>
      <Fieldset.Root className="radios" render={<RadioGroup required />}>
        <Fieldset.Legend className="label">{ACCOUNT_TYPE.legend}</Fieldset.Legend>
        {ACCOUNT_TYPE.options.map(({ value, label }) => (
          <Field.Item key={value}>
            <Field.Label className="choice">
              <Radio.Root className="radio" value={value}>
                <Radio.Indicator className="dot" />
              </Radio.Root>
              {label}
            </Field.Label>
          </Field.Item>
        ))}
      </Fieldset.Root>
    </Field.Root>
    <Button className="button" type="submit">
      {CREATE_ACCOUNT}
    </Button>
  </form>
);
