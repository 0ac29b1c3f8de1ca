import '@fontsource-variable/source-sans-3/wght.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { becomeApp } from './lib/app.svelte';
import { speak } from './lib/i18n.svelte';
import { preferredLanguage } from './lib/languages';
import { page } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { fetchAhead } from './pages/loader';

const target = document.getElementById('app');
if (target) {
  fetchAhead(page().name);
  await speak(preferredLanguage(settings.language, navigator.languages));
  mount(App, { target });
  becomeApp();
}
