import { createRoot } from 'react-dom/client';
import '@rapport/ui/styles.css';
import { Choices, Order, orderSchema } from './Forms';

const later = () => Promise.resolve(orderSchema);

createRoot(document.getElementById('root')!).render(
  <main>
    <Order name="function" schema={orderSchema} />
    <Order name="function, schema downloaded" schema={later} />
    <Order name="URL" schema={orderSchema} url="/orders" />
    <Order name="URL, schema downloaded" schema={later} url="/orders" />
    <Choices />
  </main>,
);
