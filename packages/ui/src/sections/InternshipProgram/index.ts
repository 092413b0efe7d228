export {
  InternshipProgram,
  type InternshipProgramContent,
  type InternshipProgramDate,
  type InternshipProgramProps,
} from './InternshipProgram.tsx';
