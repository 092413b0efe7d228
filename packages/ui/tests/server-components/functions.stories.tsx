/** Functions that components call while they render, given to them by a server component. */
import { Pagination } from '../../src/primitives/navigation/Pagination/Pagination.tsx';
import { Sparkline } from '../../src/primitives/data-display/Sparkline/Sparkline.tsx';
import preview from '#stories/preview.tsx';

const meta = preview.meta({});

export const Default = meta.story({
  render: () => (
    <>
      <Pagination page={2} pages={9} hrefOf={(page) => `/page-${page}`} />
      <Sparkline
        label="Orders"
        points={[{ label: 'May', value: 12 }]}
        formatValue={(value) => `${value} pcs`}
      />
    </>
  ),
});
