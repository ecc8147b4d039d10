import { useState } from 'preact/hooks';
import type { Item } from '../../api/shapes.ts';
import { t } from '../../messages/translate.ts';
import { itemAddress, myGameAddress } from '../../routing/create-route.ts';
import { goBack } from '../../routing/route.ts';
import { ItemPicture } from '../../shop/item-list.tsx';
import { call } from '../../state/session.ts';
import { useMutation } from '../../state/use-mutation.ts';
import { Button } from '../../ui/buttons.tsx';
import { Form, Switch } from '../../ui/forms.tsx';
import { Coin } from '../../ui/icons.tsx';
import { formatWhole } from '../../ui/numbers.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { bodyOf, contentsMin, draftOfItem, newDraft, priceMax, wholeIn } from './item-draft.ts';
import { creatorPercent, itemKinds, itemNotes, kindWords } from './item-words.ts';
import { OddsEditor } from './odds-editor.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import './item.css';

type FormProps = { gameId: string; item: Item | undefined; all: readonly Item[] };

export function ItemForm({ gameId, item, all }: FormProps) {
  const [draft, setDraft] = useState(() => (item ? draftOfItem(item) : newDraft));
  const [complaint, setComplaint] = useState<string>();
  const { busy, failure, mutate, reset } = useMutation();
  const write = (part: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setComplaint(undefined);
    reset();
  };
  const prizes = all.filter(({ id, kind }) => kind !== 'loot_box' && id !== item?.id);

  const save = () =>
    mutate(async () => {
      const body = bodyOf(draft);
      setComplaint('missing' in body ? body.missing : undefined);
      if ('missing' in body) return;
      if (item) await call('PUT /api/games/{id}/items/{itemId}', { path: { id: gameId, itemId: item.id }, body });
      else await call('POST /api/games/{id}/items', { path: { id: gameId }, body });
      showToast({
        title: item ? t('common.saved') : t('items.added', { name: body.name }),
        icon: 'check',
        look: 'good',
      });
      goBack(myGameAddress(gameId));
    });

  const said = complaint ?? failure?.message;
  return (
    <Form noValidate submit={save}>
      <Kind kind={draft.kind} isFixed={item !== undefined} set={(kind) => write({ kind })} />
      <div class="item-face">
        <ItemPicture item={{ ...draft, name: draft.name || '?' }} size={88} />
        <PictureField has={draft.imageUrl !== null} set={(imageUrl) => write({ imageUrl })} complain={setComplaint} />
      </div>
      <label class="field">
        <span>{t('items.name')}</span>
        <input
          required
          maxLength={50}
          autocomplete="off"
          value={draft.name}
          onInput={(event) => write({ name: event.currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>{t('items.description')}</span>
        <textarea
          rows={2}
          maxLength={500}
          value={draft.description}
          onInput={(event) => write({ description: event.currentTarget.value })}
        />
      </label>
      <PriceField text={draft.price} write={(price) => write({ price })} />
      {draft.kind === 'loot_box' &&
        (prizes.length < contentsMin ? (
          <p class="item-note">
            {itemNotes().twoOthers} <a href={itemAddress(gameId)}>{t('items.add')}</a>
          </p>
        ) : (
          <OddsEditor prizes={draft.contents} others={prizes} change={(contents) => write({ contents })} />
        ))}
      <Switch checked={draft.active} set={(active) => write({ active })}>
        {t('items.forSale')}
      </Switch>
      <p class="quiet small">
        {draft.active ? itemNotes().canBuy : itemNotes().prizeOnly}
        {item && ` ${itemNotes().termsKept}`}
      </p>
      {said && (
        <p class="error-text" role="alert">
          {said}
        </p>
      )}
      <Button look="next" wide type="submit" busy={busy}>
        {item ? t('common.save') : t('items.addToGame')}
      </Button>
    </Form>
  );
}

function PriceField({ text, write }: { text: string; write(text: string): void }) {
  const price = wholeIn(text, 0, priceMax);
  return (
    <label class="field">
      <span>{t('items.price')}</span>
      <span class="price-field">
        <Coin size={20} />
        <input
          inputMode="numeric"
          autocomplete="off"
          aria-describedby="price-means"
          value={text}
          onInput={(event) => write(event.currentTarget.value)}
        />
      </span>
      <small id="price-means">
        {price === undefined
          ? t('items.wholeNumber', { max: formatWhole(priceMax) })
          : t('items.earn', { coins: formatWhole(Math.floor((price * creatorPercent) / 100)) })}
      </small>
    </label>
  );
}

function Kind({ kind, isFixed, set }: { kind: Item['kind']; isFixed: boolean; set(kind: Item['kind']): void }) {
  if (isFixed) {
    const fixed = kindWords(kind);
    return (
      <p class="quiet">
        <strong class="item-kind">{fixed.word}.</strong> {fixed.means}
      </p>
    );
  }
  return (
    <fieldset class="kinds">
      <legend class="visually-hidden">{t('items.whatKind')}</legend>
      {itemKinds.map((one) => (
        <label key={one} class="kind">
          <input type="radio" name="kind" checked={kind === one} onChange={() => set(one)} />
          <span>
            <strong>{kindWords(one).word}</strong>
            <span>{kindWords(one).means}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type PictureProps = { has: boolean; set(imageUrl: string | null): void; complain(words: string): void };

function PictureField({ has, set, complain }: PictureProps) {
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    const address = await shrinkPicture(file);
    if (address) set(address);
    else complain(itemNotes().noPicture);
  };
  return (
    <div class="item-face-side">
      <label class="button button-plain">
        <span>{has ? t('items.changePicture') : t('items.choosePicture')}</span>
        <input
          class="visually-hidden"
          type="file"
          accept="image/*"
          onChange={(event) => void take(event.currentTarget)}
        />
      </label>
      {has && (
        <Button look="quiet" onClick={() => set(null)}>
          {t('items.removePicture')}
        </Button>
      )}
    </div>
  );
}
