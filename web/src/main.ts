import { mount } from 'svelte';
import { app } from './app.svelte';
import App from './App.svelte';
import { BASE } from './lib/place';
import { SCREENS } from './screens';
import './styles/index.css';

// the first screen and its words come side by side; if it cannot be had, App says so
if (app.route.page !== 'lost') void SCREENS[app.route.page]().catch(() => undefined);
await app.loadLanguage();
mount(App, { target: document.body });
// buttons first: mere decoration is drawn when the screen can already be used
requestAnimationFrame(() => setTimeout(() => void app.loadPictures(), 30));

// the shell is kept for next time, once this time is no longer in a hurry (there is a service worker only on https
// and localhost)
const HURRY = 3000;
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(
    () => void navigator.serviceWorker.register(new URL('sw.js', BASE)).catch(() => undefined),
    HURRY,
  );
