import { useState } from 'preact/hooks';
import type { Comment } from '../api/shapes.ts';
import { t } from '../messages/translate.ts';
import { showSignIn } from '../sign-in/show-sign-in.tsx';
import { call } from '../state/session.ts';
import { useMutation } from '../state/use-mutation.ts';
import { Button } from '../ui/buttons.tsx';
import { Form, Refused } from '../ui/forms.tsx';
import { type Commented, commentRoutes } from './commented.ts';

type CommentFormProps = {
  thing: Commented;
  /** The comment it replies to. */
  parent?: Comment;
  sent(comment: Comment): void;
};

/** The form for a comment or a reply. The text stays until the service has it. */
export function CommentForm({ thing, parent, sent }: CommentFormProps) {
  const [text, setText] = useState('');
  const { busy, failure, mutate } = useMutation();
  const send = () =>
    mutate(async () => {
      if (!(await showSignIn())) return;
      const body = { text: text.trim(), ...(parent && { parentId: parent.id }) };
      const { comment } = await call(commentRoutes.post[thing.target], { path: { id: thing.id }, body });
      setText('');
      sent(comment);
    });
  const label = parent ? t('reactions.replyTo', { handle: parent.author.handle }) : t('reactions.add');
  return (
    <Form submit={send} class="comment-form">
      <label class="field">
        <span class="visually-hidden">{label}</span>
        <textarea
          rows={2}
          maxLength={500}
          required
          placeholder={label}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <Button look="next" type="submit" busy={busy} disabled={text.trim() === ''}>
        {t('reactions.send')}
      </Button>
      <Refused failure={failure} />
    </Form>
  );
}
