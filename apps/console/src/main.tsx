import './ui/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reportErrors } from './app/http-notices.ts';
import { basePath, loadConfig } from './lib/config.ts';
import { watchConnection } from './lib/connection.ts';
import { isServerReady } from './lib/http.ts';
import { startI18n } from './lib/i18n.ts';
import { shareSessionAcrossTabs } from './lib/session.ts';
import { onOtherUser } from './lib/session-renewal.ts';
import { startTheme } from './lib/theme.ts';

startTheme();
reportErrors();
watchConnection(isServerReady);
const config = loadConfig();
await Promise.all([config, shareSessionAcrossTabs(), startI18n(config)]);

const element = document.getElementById('root');
if (element) {
  const root = createRoot(element);
  root.render(<App />);
  onOtherUser(() => {
    // Forms ask before they are left; these must not even be seen any more.
    root.unmount();
    location.replace(basePath());
  });
}
