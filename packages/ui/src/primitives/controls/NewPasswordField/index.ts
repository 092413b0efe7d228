export { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField.tsx';
export type { PasswordAdviceText } from './PasswordAdvice.tsx';
export { passwordStrength, type PasswordStrength } from './password-strength.ts';
