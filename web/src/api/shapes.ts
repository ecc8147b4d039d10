import type { AnswerOf } from './request.ts';

export type User = AnswerOf<'GET /api/me'>['user'];
export type EarnedAchievement = User['achievements'][number];
export type Game = AnswerOf<'GET /api/games/{id}'>['game'];
export type PlaySession = AnswerOf<'POST /api/games/{id}/session'>;
export type Clip = AnswerOf<'GET /api/clips/{id}'>['clip'];
export type Live = AnswerOf<'GET /api/live/{id}'>['live'];
export type FeedItem = { type: 'game'; game: Game } | { type: 'clip'; clip: Clip } | { type: 'live'; live: Live };
export type Intent = AnswerOf<'GET /api/shop/intents/{id}'>['intent'];
export type Fairness = NonNullable<Intent['fairness']>;
export type Item = Intent['item'];
export type Odds = NonNullable<Item['odds']>;
export type StatementLine = AnswerOf<'GET /api/wallet'>['ledger'][number];
export type Standing = AnswerOf<'GET /api/games/{id}/leaderboard'>['entries'][number];
export type ProfilePage = AnswerOf<'GET /api/profiles/{handle}'>;
export type Profile = ProfilePage['profile'];
export type Social = ProfilePage['social'];
export type ReportTarget = 'game' | 'clip' | 'live' | 'profile';
