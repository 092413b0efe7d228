/** A server component that passes functions for components to call while they render. */
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
