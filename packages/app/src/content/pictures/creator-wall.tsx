/** What creators make, and what they charge. */
import { Stack, Text } from '@rapport/ui';
import { Drawing, fileOf } from '../../brand/Drawing/Drawing.tsx';
import { Row } from '../../brand/Row/Row.tsx';
import { creators, shapes } from '../creators.ts';

export const CreatorWall = () => (
  <Row label="Pieces of eight creators">
    {creators.map(({ name, piece: { title, platform, format, price } }) => (
      <li key={title} className="site-Piece" data-shape={shapes[format]}>
        <Stack gap={3}>
          <Drawing name={`pieces/${fileOf(title)}`} />
          <div>
            <Text size="sm" weight="semibold">
              {name}
            </Text>
            <Text size="sm">{title}</Text>
            <Text size="sm" tone="quiet">
              {`${platform} ${format.toLowerCase()}\u00A0·\u00A0${price}`}
            </Text>
          </div>
        </Stack>
      </li>
    ))}
  </Row>
);
