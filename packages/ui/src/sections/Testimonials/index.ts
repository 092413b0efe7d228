export {
  Testimonials,
  type Testimonial,
  type TestimonialsContent,
  type TestimonialsProps,
} from './Testimonials.tsx';
