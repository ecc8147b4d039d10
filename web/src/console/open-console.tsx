import '../ui/theme.css';
import '../ui/base.css';
import './console.css';
import { render } from 'preact';
import { probeWhileUnreachable } from '../api/recovery.ts';
import { loadCatalogue, spoken } from '../messages/catalogue.ts';
import { ConsoleApp } from './console-app.tsx';

probeWhileUnreachable();
void open();

/** The console speaks English; the parts of the app that it uses have their words in a catalogue. */
async function open(): Promise<void> {
  spoken.value = { language: 'en', locale: 'en', messages: await loadCatalogue('en') };
  const root = document.getElementById('console');
  if (root) render(<ConsoleApp />, root);
}
