import '../ui/theme.css';
import '../ui/base.css';
import './console.css';
import { render } from 'preact';
import { ConsoleApp } from './console-app.tsx';

const root = document.getElementById('console');
if (root) render(<ConsoleApp />, root);
