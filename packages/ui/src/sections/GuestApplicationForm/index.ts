export {
  GuestApplicationForm,
  type GuestApplicationFormContent,
  type GuestApplicationFormProps,
} from './GuestApplicationForm.tsx';
export {
  guestApplicationMessages,
  guestApplicationSchema,
  type GuestApplicationMessages,
  type GuestApplicationValues,
} from './GuestApplicationForm.schema.ts';
