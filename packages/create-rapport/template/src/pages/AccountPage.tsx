import {
  Card,
  Container,
  DescriptionItem,
  DescriptionList,
  Heading,
  Section,
  Stack,
  Text,
} from '@rapport/ui';
import { useUser } from '../session/session.tsx';
import { useTitle } from '../use-title.ts';

/** A page for members: RequireSession lets no one else in. */
export function AccountPage() {
  useTitle('Your account');
  const { name, email } = useUser();
  return (
    <Section>
      <Container>
        <Stack gap={8}>
          <Stack gap={3}>
            <Heading headingLevel={1} size="4xl">
              Hi, {name}
            </Heading>
            <Text size="lg" tone="quiet">
              Only you can see this page. It’s a good place for what your members come for.
            </Text>
          </Stack>
          <Card>
            <DescriptionList>
              <DescriptionItem label="Name">{name}</DescriptionItem>
              <DescriptionItem label="Email address">{email}</DescriptionItem>
            </DescriptionList>
          </Card>
        </Stack>
      </Container>
    </Section>
  );
}
