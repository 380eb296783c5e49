import './ui/styles.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { reportErrors } from './app/http-notices.ts';
import { loadConfig } from './lib/config.ts';
import { startI18n } from './lib/i18n.ts';
import { shareSessionAcrossTabs } from './lib/session.ts';
import { startTheme } from './lib/theme.ts';

startTheme();
reportErrors();
await Promise.all([loadConfig(), shareSessionAcrossTabs(), startI18n()]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
