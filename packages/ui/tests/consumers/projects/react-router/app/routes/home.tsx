import { Landing } from '../../shared/Landing';
import { SignUp } from '../../shared/SignUp';

export default function Home() {
  return (
    <main>
      <Landing />
      <SignUp />
    </main>
  );
}
