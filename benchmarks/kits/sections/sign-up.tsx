import { SignUpForm } from '@rapport/ui';
import '@rapport/ui/foundations.css';
import '@rapport/ui/Alert.css';
import '@rapport/ui/Button.css';
import '@rapport/ui/Field.css';
import '@rapport/ui/Form.css';
import '@rapport/ui/FormPanel.css';
import '@rapport/ui/Heading.css';
import '@rapport/ui/NewPasswordField.css';
import '@rapport/ui/PasswordField.css';
import '@rapport/ui/RadioCards.css';
import '@rapport/ui/RadioGroup.css';
import '@rapport/ui/SignUpForm.css';
import '@rapport/ui/Text.css';
import '@rapport/ui/TextField.css';
import '@rapport/ui/VisuallyHidden.css';
import { ACCOUNT_TYPE, CREATE_ACCOUNT, FIELDS } from '../../content.ts';

const [fullName, email, password, confirmPassword] = FIELDS.map(({ label }) => label);

const send = () => new Promise<never>(() => {});

export const SignUp = () => (
  <SignUpForm
    content={{
      fullName,
      email,
      password,
      confirmPassword,
      userType: ACCOUNT_TYPE.legend,
      userTypes: ACCOUNT_TYPE.options,
      submitLabel: CREATE_ACCOUNT,
    }}
    onSubmit={send}
  />
);
