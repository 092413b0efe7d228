import { Landing } from '../shared/Landing';
import { SignUp } from './SignUp';

export default function Page() {
  return (
    <main>
      <Landing />
      <SignUp />
    </main>
  );
}
