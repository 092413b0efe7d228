export { Form, type FormAction, type FormProps } from './Form.tsx';
export { FormStatus, type FormStatusProps } from './FormStatus.tsx';
