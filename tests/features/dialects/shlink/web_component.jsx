// A page around Shlink's own web component, which is what its web client shows of a server. The test says where to.
import { ShlinkApiClient } from '@shlinkio/shlink-js-sdk';
import { FetchHttpClient } from '@shlinkio/shlink-js-sdk/fetch';
import { ShlinkSidebarVisibilityProvider, ShlinkWebComponent } from '@shlinkio/shlink-web-component';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';

const { baseUrl, apiKey, at } = Object.fromEntries(new URLSearchParams(window.location.hash.slice(1)));
const client = new ShlinkApiClient(new FetchHttpClient(window.fetch.bind(window)), { baseUrl, apiKey });
const { version } = await client.health();
const settings = {
  realTimeUpdates: { enabled: true },
  shortUrlCreation: { forwardQuery: true },
  visits: { defaultInterval: 'last7Days' },
};

createRoot(document.getElementById('root')).render(
  <MemoryRouter initialEntries={[at]}>
    <ShlinkSidebarVisibilityProvider>
      <ShlinkWebComponent serverVersion={version} apiClient={client} settings={settings} />
    </ShlinkSidebarVisibilityProvider>
  </MemoryRouter>,
);
