import { render } from 'preact';
import './styles/base.css';
import './styles/layout.css';
import './styles/create.css';
import './styles/jobs.css';
import './styles/words.css';
import { App } from './app.tsx';

const root = document.getElementById('app');
if (root) render(<App />, root);
