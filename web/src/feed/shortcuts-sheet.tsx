import { t } from '../messages/translate.ts';
import { showSheet } from '../ui/sheets.tsx';
import './shortcuts-sheet.css';

const shortcuts = [
  [['↓', 'J'], 'keys.next'],
  [['↑', 'K'], 'keys.previous'],
  [['Enter'], 'keys.play'],
  [['Esc'], 'keys.leave'],
  [['M'], 'keys.sound'],
  [['F'], 'keys.full'],
  [['L'], 'keys.large'],
  [['?'], 'keys.help'],
] as const;

export function showShortcuts(): void {
  void showSheet(t('keys.title'), () => (
    <dl class="shortcuts">
      {shortcuts.map(([keys, what]) => (
        <div key={what}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{t(what)}</dd>
        </div>
      ))}
    </dl>
  ));
}
