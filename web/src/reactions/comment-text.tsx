import type { Comment } from '../api/shapes.ts';

/** A comment's text; mentions are links to the current profiles. */
export function CommentText({ comment: { text, mentions }, leave }: { comment: Comment; leave(): void }) {
  const parts = text.split(/(?<![\p{L}\p{N}_@.])(@[A-Za-z0-9_]{3,20})(?![A-Za-z0-9_])/u);
  return (
    <p class="comment-text">
      {parts.map((part, place) => {
        const word = place % 2 === 1 ? part.slice(1).toLowerCase() : undefined;
        const mention = word && mentions.find((one) => one.word.toLowerCase() === word);
        return mention ? (
          <a key={place} href={`/@${mention.handle}`} onClick={leave}>
            {part}
          </a>
        ) : (
          part
        );
      })}
    </p>
  );
}
