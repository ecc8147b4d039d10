import type { AdapterPage } from '../adapter-kit/adapter-page.ts';

// Unity's own page templates centre the canvas together with a footer below it (logo, title, full screen). The frame has
// the size of the canvas, so the footer would push its upper edge out. The app shows the title and full screen itself.
export function install({ document }: AdapterPage): void {
  document.currentScript?.remove();
  const style = document.createElement('style');
  style.textContent = '.webgl-content>.footer,#unity-footer{display:none!important}';
  document.documentElement.append(style);
}
