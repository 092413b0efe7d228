import { useId } from 'react';
import { ACCOUNT_TYPE, CREATE_ACCOUNT, FIELDS } from '../../content.ts';
import { Button } from './ui/button.tsx';
import { Input, Label, RadioGroup, RadioGroupItem } from './ui/form.tsx';

export function SignUp() {
  const id = useId();
  return (
    <form action="/accounts" method="post" className="grid gap-6">
      {FIELDS.map(({ label, ...field }) => (
        <div key={field.name} className="grid gap-3">
          <Label htmlFor={id + field.name}>{label}</Label>
          <Input id={id + field.name} {...field} required />
        </div>
      ))}
      <fieldset className="grid gap-3">
        <legend className="text-sm font-medium">{ACCOUNT_TYPE.legend}</legend>
        <RadioGroup name={ACCOUNT_TYPE.name} required>
          {ACCOUNT_TYPE.options.map(({ value, label }) => (
            <div key={value} className="flex items-center gap-3">
              <RadioGroupItem id={id + value} value={value} />
              <Label htmlFor={id + value}>{label}</Label>
            </div>
          ))}
        </RadioGroup>
      </fieldset>
      <Button type="submit">{CREATE_ACCOUNT}</Button>
    </form>
  );
}
