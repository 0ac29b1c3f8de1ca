import '@fontsource-variable/source-sans-3/wght.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n.svelte';
import { preferredLanguage } from './lib/languages';
import { settings } from './lib/settings.svelte';

const target = document.getElementById('app');
if (target) {
  await speak(preferredLanguage(settings.language, navigator.languages));
  mount(App, { target });
}
