export {
  Field,
  FieldError,
  FieldHint,
  type FieldControl,
  type FieldProps,
  type FieldNoteProps,
} from './Field.tsx';
