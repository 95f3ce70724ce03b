/** For developers, not in the build: `npm run dev`, then /gallery/?show=bid&n=5 and so on (see Gallery.svelte). */
import { mount } from 'svelte';
import { app } from '../src/app.svelte';
import '../src/styles/index.css';
import './gallery.css';
import Gallery from './Gallery.svelte';

const query = new URLSearchParams(location.search);
const theme = query.get('theme'), language = query.get('lang');
if (theme === 'dark' || theme === 'light') app.change({ theme });
if (language !== null) app.change({ language });
await app.loadLanguage();
mount(Gallery, { target: document.body });
document.documentElement.dataset['ready'] = 'yes';
