import { findReportedProfile, setProfileHidden } from './accounts/ban-account.ts';
import { findReportedClip, setClipHidden } from './clips/hide-clip.ts';
import { findReportedGame, setGameHidden } from './games/catalogue/hide-game.ts';
import { findReportedChatMessage, setChatMessageHidden } from './live/chat/hide-chat-message.ts';
import { findReportedStream, setStreamHidden } from './live/hide-stream.ts';
import { findReportedRecording, setRecordingHidden } from './live/recordings/hide-recording.ts';
import type { Target } from './moderation/target.ts';
import { findReportedComment, setCommentHidden } from './reactions/hide-comment.ts';
import { findReportedPurchase, setPurchaseHidden } from './shop/report-purchase.ts';

/** Every kind of content that can be reported. */
export const moderationTargets: readonly Target[] = [
  { name: 'game', find: findReportedGame, setHidden: setGameHidden },
  { name: 'clip', find: findReportedClip, setHidden: setClipHidden },
  { name: 'live', find: findReportedStream, setHidden: setStreamHidden },
  { name: 'recording', find: findReportedRecording, setHidden: setRecordingHidden },
  { name: 'profile', find: findReportedProfile, setHidden: setProfileHidden },
  { name: 'chat_message', find: findReportedChatMessage, setHidden: setChatMessageHidden },
  { name: 'comment', find: findReportedComment, setHidden: setCommentHidden },
  { name: 'purchase', find: findReportedPurchase, setHidden: setPurchaseHidden },
];
