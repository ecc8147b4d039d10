import { useRef } from 'preact/hooks';
import type { GameQuestionBody } from '../../../sdk/src/host-protocol.ts';
import type { Game } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { launchAddress } from '../routing/launch-params.ts';
import { useArmed } from '../shop/use-armed.ts';
import { showSignIn } from '../sign-in/show-sign-in.tsx';
import { Button } from '../ui/buttons.tsx';
import type { IconName } from '../ui/icons.tsx';
import { shareAddress } from '../ui/share.ts';
import { showSheet } from '../ui/sheets.tsx';
import { linkOf } from './link-of.ts';
import './game-questions.css';

/**
 * Questions of a game that the host asks its player. They show our own text and the whole URL, and no text of the game.
 */
export async function askPlayer(question: GameQuestionBody, game: Game): Promise<boolean> {
  switch (question.type) {
    case 'signIn':
      return showSignIn();
    case 'share': {
      const address = launchAddress(game.id, textsOf(question.params));
      if (address === undefined) return false;
      const shown = new URL(address, location.origin).href;
      return agree({ title: t('play.shareTitle'), address: shown, button: t('play.share'), icon: 'share' }, () =>
        shareAddress(address, game.title),
      );
    }
    case 'openLink': {
      const url = linkOf(question.url);
      if (url === undefined) return false;
      return agree(
        { title: t('play.openLinkTitle'), address: url, button: t('play.openLink'), icon: 'forward' },
        async () => {
          window.open(url, '_blank', 'noopener,noreferrer');
          return true;
        },
      );
    }
  }
}

function textsOf(params: unknown): Record<string, string> {
  if (typeof params !== 'object' || params === null) return {};
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

type Agreement = { title: string; address: string; button: string; icon: IconName };

/** Asks, and acts within the tap: browsers open windows and share sheets only then. */
async function agree({ title, ...shown }: Agreement, act: () => Promise<boolean>): Promise<boolean> {
  let done: Promise<boolean> | undefined;
  await showSheet(title, (close) => (
    <Agree
      {...shown}
      agreed={() => {
        done = act();
        close();
      }}
      close={close}
    />
  ));
  return (await done) ?? false;
}

function Agree({ address, button, icon, agreed, close }: Omit<Agreement, 'title'> & { agreed(): void; close(): void }) {
  const place = useRef<HTMLDivElement>(null);
  const armed = useArmed(place);
  return (
    <div class="game-question" ref={place}>
      <p class="quiet">{t('play.leadsHere')}</p>
      <p class="game-question-address">{address}</p>
      <div class="pair">
        <Button wide onClick={close}>
          {t('play.notNow')}
        </Button>
        <Button look="next" wide icon={icon} disabled={!armed} onClick={agreed}>
          {button}
        </Button>
      </div>
    </div>
  );
}
