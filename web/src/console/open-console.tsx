import '../ui/theme.css';
import '../ui/base.css';
import './console.css';
import { render } from 'preact';
import { probeWhileUnreachable } from '../api/recovery.ts';
import { spoken } from '../messages/catalogue.ts';
import { english } from '../messages/english.ts';
import { ConsoleApp } from './console-app.tsx';

probeWhileUnreachable();
// The console is in English; the parts of the app that it uses need a catalogue.
spoken.value = { language: 'en', locale: 'en', messages: english };
const root = document.getElementById('console');
if (root) render(<ConsoleApp />, root);
