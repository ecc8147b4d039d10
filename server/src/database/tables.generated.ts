// Made from the migrated database by "npm run coinop -- tables"; do not edit.
import type { Generated } from 'kysely';

export type Tables = {
  account_stats: {
    account_id: string;
    is_open: Generated<boolean>;
    plays: Generated<number>;
    play_seconds: Generated<number>;
    games_played: Generated<number>;
    scores: Generated<number>;
    best_score: number | null;
    current_streak_days: Generated<number>;
    longest_streak_days: Generated<number>;
    last_played_on: string | null;
    games_created: Generated<number>;
    clips: Generated<number>;
    followers: Generated<number>;
    following: Generated<number>;
    friends: Generated<number>;
    purchases: Generated<number>;
    finds: Generated<number>;
    own_plays: Generated<number>;
    own_play_seconds: Generated<number>;
    own_games_played: Generated<number>;
    ranked_scores: Generated<number>;
    ranked_best_score: number | null;
    earned: string | null;
  };
  accounts: {
    id: string;
    kind: string;
    handle: string;
    name: string | null;
    created_at: Date;
    closed_at: Date | null;
    merged_into: string | null;
    banned_at: Date | null;
    hidden_at: Date | null;
    search_name: string | null;
    search_text: string | null;
    bio: string | null;
    shows_presence: Generated<boolean>;
    age_band: string | null;
    avatar_version: Generated<number>;
    banned_until: Date | null;
  };
  achievements: {
    id: string;
    title: string;
    description: string;
    coins: number;
    position: number;
  };
  announcements: {
    id: string;
    text: string;
    kind: string;
    created_at: Date;
    expires_at: Date;
    withdrawn_at: Date | null;
  };
  appeals: {
    id: string;
    decision_id: string;
    owner_id: string;
    text: string;
    status: Generated<string>;
    answer: string | null;
    created_at: Date;
    answered_at: Date | null;
  };
  applied_functions: {
    only_row: Generated<boolean>;
    sha256: string;
    applied_at: Generated<Date>;
  };
  author_figures: {
    game_id: string;
    day: string;
    name: string;
    field: string;
    word: string;
    shard: number;
    count: number;
    total: number;
    lowest: number | null;
    highest: number | null;
  };
  avatars: {
    account_id: string;
    drawn: number | null;
    image: Buffer | null;
    updated_at: Date;
  };
  blocks: {
    blocker_id: string;
    blocked_id: string;
    created_at: Date;
  };
  board_blocks: {
    game_id: string;
    board: string;
    negative_score: number;
    achieved_at: Date;
    account_id: string;
    entries: number;
  };
  board_changes: {
    game_id: string;
    board: string;
    negative_score: number;
    achieved_at: Date;
    account_id: string;
    change: number;
  };
  board_leaders: {
    game_id: string;
    leader_id: string;
  };
  board_scores: {
    game_id: string;
    board: string;
    account_id: string;
    score: number;
    negative_score: number;
    achieved_at: Date;
  };
  build_files: {
    sha256: Buffer;
    size_bytes: number;
    last_used_at: Date;
  };
  chat_messages: {
    id: string;
    stream_id: string;
    author_id: string;
    text: string;
    created_at: Date;
    hidden_at: Date | null;
  };
  chat_mutes: {
    stream_id: string;
    account_id: string;
    created_at: Date;
  };
  clip_view_counts: {
    clip_id: string;
    views: number;
  };
  clip_view_days: {
    clip_id: string;
    day: string;
    views: number;
  };
  clip_viewers: {
    clip_id: string;
    day: string;
    place: string;
    viewer: string;
  };
  clips: {
    id: string;
    account_id: string;
    game_id: string | null;
    title: string | null;
    trim_start: number | null;
    trim_end: number | null;
    status: Generated<string>;
    error: string | null;
    progress: Generated<number>;
    source_name: string | null;
    source_format: string | null;
    video_name: string | null;
    thumbnail_name: string | null;
    size_bytes: number | null;
    duration_seconds: number | null;
    width: number | null;
    height: number | null;
    tries: Generated<number>;
    fence: Generated<number>;
    hidden_at: Date | null;
    created_at: Date;
    changed_at: Date;
    upload_began_at: Date | null;
    trimmed_because: string | null;
    source_parts: Generated<unknown>;
    received_bytes: Generated<number>;
    preview_name: string | null;
    renditions: Generated<unknown>;
    captions: string | null;
  };
  coin_accounts: {
    id: string;
    kind: string;
    account_id: string | null;
    balance: Generated<number>;
  };
  coin_entries: {
    transaction_id: string;
    coin_account_id: string;
    number: Generated<number>;
    amount: number;
  };
  coin_transactions: {
    id: string;
    kind: string;
    cause: string;
    memo: string;
    ref_id: string | null;
    created_at: Date;
  };
  coin_unsettled: {
    coin_account_id: string;
    number: number;
    amount: number;
  };
  comment_mentions: {
    comment_id: string;
    account_id: string;
    word: string;
  };
  comments: {
    id: string;
    target: string;
    thing_id: string;
    parent_id: string | null;
    author_id: string;
    text: string;
    replies: Generated<number>;
    pinned_at: Date | null;
    hidden_at: Date | null;
    created_at: Date;
  };
  daily_players: {
    day: string;
    game_id: string;
    account_id: string;
    is_member: boolean;
  };
  devices: {
    device_hash: Buffer;
    account_id: string;
    created_at: Date;
  };
  earned_achievements: {
    account_id: string;
    achievement_id: string;
    earned_at: Date;
    announced_at: Date | null;
    paid_at: Date | null;
  };
  email_clients: {
    address_hash: Buffer;
    client_hash: Buffer;
    signed_in_at: Date;
  };
  email_codes: {
    address_hash: Buffer;
    id: string;
    code_hash: Buffer;
    sealed: Buffer | null;
    attempts: Generated<number>;
    created_at: Date;
    expires_at: Date;
  };
  ended_sessions: {
    account_id: string;
    ended_at: Date;
  };
  feature_switches: {
    name: string;
    is_off: boolean;
    message: string | null;
    changed_at: Date;
  };
  feed_daily_players: {
    day: string;
    game_id: string;
    members: number;
    guests: number;
  };
  feed_popularity: {
    measured_at: Date;
    game_ids: string[];
    players: number[];
  };
  feed_seen: {
    account_id: string;
    seen_at: Date;
    keys: Buffer;
  };
  follows: {
    follower_id: string;
    followee_id: string;
    created_at: Date;
  };
  game_boards: {
    id: string;
    game_id: string;
    name: string;
    lowest_wins: boolean;
  };
  game_days: {
    game_id: string;
    day: string;
    plays: number;
    players: number;
    returning_players: number;
    play_seconds: number;
  };
  game_documents: {
    game_id: string;
    html: string;
    sha256: Buffer;
    thumbnail: Buffer | null;
    thumbnail_type: string | null;
    thumbnail_sha256: Buffer | null;
    is_picture_chosen: Generated<boolean>;
    preview: Buffer | null;
    preview_of: Buffer | null;
  };
  game_plans: {
    game_id: string;
    plan: string;
    version: Generated<number>;
  };
  game_uploads: {
    id: string;
    account_id: string;
    game_id: string | null;
    status: Generated<string>;
    title: string | null;
    description: string | null;
    tags: string[] | null;
    orientation: string | null;
    listed: Generated<boolean>;
    parts: Generated<unknown>;
    received_bytes: Generated<number>;
    report: unknown | null;
    error: string | null;
    tries: Generated<number>;
    created_at: Date;
    changed_at: Date;
  };
  game_versions: {
    game_id: string;
    number: number;
    sha256: Buffer;
    files: unknown;
    stored: Buffer[];
    file_count: number;
    size_bytes: number;
    html: string;
    settings: Generated<unknown>;
    report: unknown;
    created_at: Date;
    thumbnail: Buffer | null;
    thumbnail_type: string | null;
  };
  games: {
    id: string;
    creator_id: string;
    title: string;
    description: Generated<string>;
    tags: Generated<string[]>;
    orientation: Generated<string>;
    remix_of: string | null;
    slug: string | null;
    is_starter: Generated<boolean>;
    listed: Generated<boolean>;
    hidden_at: Date | null;
    plays: Generated<number>;
    created_at: Date;
    updated_at: Date;
    score_max: number | null;
    score_per_second_max: number | null;
    lowest_wins: Generated<boolean>;
    active_version: number | null;
    deleted_at: Date | null;
    search_title: string | null;
    search_text: string | null;
    boards_frozen_at: Date | null;
    featured_until: Date | null;
    rating: string | null;
  };
  generation_jobs: {
    id: string;
    account_id: string;
    prompt: string;
    remix_of: string | null;
    status: Generated<string>;
    stage: Generated<string>;
    detail: string | null;
    progress: Generated<number>;
    game_id: string | null;
    error: string | null;
    tries: Generated<number>;
    created_at: Date;
    started_at: Date | null;
    finished_at: Date | null;
    changed_at: Date;
    understood: unknown | null;
    listed: Generated<boolean>;
    refines: string | null;
  };
  idempotency_keys: {
    account_id: string;
    route: string;
    key: string;
    body_hash: Buffer;
    thing_id: string | null;
    created_at: Date;
  };
  identities: {
    identity_hash: Buffer;
    kind: string;
    account_id: string;
    email_hash: Buffer | null;
    sealed_address: Buffer | null;
    created_at: Date;
  };
  inventory_items: {
    account_id: string;
    game_id: string;
    item_id: string;
    quantity: number;
  };
  inventory_moves: {
    id: Generated<number>;
    account_id: string;
    game_id: string;
    item_id: string;
    quantity: number;
    reason: string;
    intent_id: string | null;
    created_at: Date;
  };
  item_odds: {
    item_id: string;
    version: number;
    position: number;
    prize_id: string;
    weight: number;
  };
  item_uses: {
    account_id: string;
    game_id: string;
    idempotency_key: string;
    item_id: string;
    quantity: number;
    quantity_left: number;
    used_at: Date;
  };
  item_versions: {
    item_id: string;
    version: number;
    name: string;
    description: string;
    price: number;
    image_url: string | null;
    active: boolean;
    created_at: Date;
    image_hash: Buffer | null;
  };
  items: {
    id: string;
    game_id: string;
    kind: string;
    version: Generated<number>;
    created_at: Date;
    key: string | null;
  };
  likes: {
    account_id: string;
    target: string;
    thing_id: string;
    created_at: Date;
  };
  limit_chunks: {
    limit_name: string;
    subject: string;
    first_use: number;
    used_at: Date[];
  };
  limit_uses: {
    limit_name: string;
    subject: string;
    slot: number;
    used_at: Date;
  };
  limit_windows: {
    limit_name: string;
    subject: string;
    account_id: string | null;
    next_use: Generated<number>;
    oldest_use: Generated<number>;
    last_used_at: Generated<Date>;
    closed_identity: Buffer | null;
    oldest_at: Date | null;
    recent: Date[] | null;
  };
  live_playlists: {
    stream_id: string;
    name: string;
    content: string;
    changed_at: Date;
  };
  live_streams: {
    id: string;
    account_id: string;
    key_hash: Buffer;
    sealed_key: Buffer;
    title: string | null;
    game_id: string | null;
    status: Generated<string>;
    lease: string | null;
    heartbeat_at: Date | null;
    cut_at: Date | null;
    started_at: Date | null;
    ended_at: Date | null;
    hidden_at: Date | null;
    created_at: Date;
    slow_mode_seconds: Generated<number>;
    key_frame_seconds: number | null;
    record: Generated<boolean>;
    refused_because: string | null;
  };
  live_viewers: {
    stream_id: string;
    node_id: string;
    viewers: number;
    counted_at: Date;
  };
  live_watchers: {
    stream_id: string;
    place: string;
    viewer: string;
    seen_at: Date;
  };
  migrations: {
    name: string;
    sha256: string;
    ran_at: Generated<Date>;
    needs_node: string | null;
  };
  moderation_cases: {
    target: string;
    thing_id: string;
    status: string;
  };
  moderation_decisions: {
    id: string;
    decision: string;
    target: string;
    thing_id: string;
    decided_by: string;
    reason: string;
    decided_at: Date;
  };
  muted_notifications: {
    account_id: string;
    kind: string;
    is_told: Generated<boolean>;
    is_pushed: Generated<boolean>;
  };
  notification_events: {
    id: Generated<number>;
    kind: string;
    told_id: string | null;
    actor_id: string | null;
    thing_type: string | null;
    thing_id: string | null;
    comment_id: string | null;
    happened_at: Date;
    score_before: number | null;
    score: number | null;
  };
  notifications: {
    id: string;
    account_id: string;
    kind: string;
    actor_id: string | null;
    thing_type: string | null;
    thing_id: string | null;
    comment_id: string | null;
    count: Generated<number>;
    updated_at: Date;
    read_at: Date | null;
  };
  operator_actions: {
    id: string;
    operator_id: string;
    action: string;
    target: string;
    target_id: string;
    reason: string;
    before: unknown | null;
    after: unknown | null;
    request_id: string;
    created_at: Date;
    approved_by: string | null;
    coins: number | null;
  };
  operator_codes: {
    id: string;
    challenge_hash: Buffer;
    operator_id: string | null;
    code_hash: Buffer;
    sealed_code: Buffer | null;
    tries: Generated<number>;
    created_at: Date;
    expires_at: Date;
  };
  operator_invites: {
    token_hash: Buffer;
    operator_id: string;
    sealed_secret: Buffer;
    created_at: Date;
    expires_at: Date;
  };
  operator_passkey_challenges: {
    operator_id: string;
    challenge: Buffer;
    expires_at: Date;
  };
  operator_passkeys: {
    id: string;
    operator_id: string;
    name: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    created_at: Date;
    last_used_at: Date | null;
  };
  operator_requests: {
    id: string;
    operator_id: string;
    action: string;
    target_id: string;
    input: unknown;
    reason: string;
    status: Generated<string>;
    decided_by: string | null;
    decided_at: Date | null;
    decision_reason: string | null;
    created_at: Date;
    expires_at: Date;
  };
  operator_sessions: {
    id: string;
    operator_id: string;
    token_hash: Buffer;
    created_at: Date;
    expires_at: Date;
  };
  operators: {
    id: string;
    email: string;
    role: string;
    sealed_secret: Buffer | null;
    last_step: Generated<number>;
    created_at: Date;
    enrolled_at: Date | null;
    disabled_at: Date | null;
  };
  paid_achievements: {
    identity_hash: Buffer;
    achievement_id: string;
    paid_at: Date;
  };
  paused_queues: {
    name: string;
    paused_at: Date;
  };
  play_days: {
    account_id: string;
    day: string;
  };
  play_events: {
    account_id: string;
    id: Generated<number>;
    game_id: string;
    type: string;
    value: number | null;
    credited_seconds: number | null;
    happened_at: Date;
    claimed_at: Date | null;
    is_ranked: boolean | null;
  };
  played_games: {
    account_id: string;
    game_id: string;
    plays: Generated<number>;
    plays_on_last_day: Generated<number>;
    last_played_on: string;
    play_seconds: Generated<number>;
    started_at: Date | null;
    last_started_at: Date | null;
    last_ended_at: Date | null;
    is_start_claimed: Generated<boolean>;
  };
  previous_states: {
    account_id: string;
    game_id: string;
    state: string;
    updated_at: Date;
    kept_until: Date;
  };
  purchase_intents: {
    id: string;
    account_id: string;
    game_id: string;
    item_id: string;
    item_version: number;
    price: number;
    status: Generated<string>;
    server_seed: Buffer | null;
    client_seed: string | null;
    granted_item_id: string | null;
    granted_name: string | null;
    created_at: Date;
    expires_at: Date;
    settled_at: Date | null;
    refunded_at: Date | null;
    granted_duplicate: Generated<boolean>;
  };
  push_subscriptions: {
    id: string;
    account_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    created_at: Date;
    session_id: string | null;
  };
  reaction_counts: {
    thing_id: string;
    likes: Generated<number>;
    comments: Generated<number>;
  };
  recording_segments: {
    recording_id: string;
    name: string;
    seconds: number;
    size_bytes: number;
  };
  recordings: {
    id: string;
    account_id: string;
    stream_id: string;
    title: string | null;
    game_id: string | null;
    status: Generated<string>;
    is_public: Generated<boolean>;
    stopped_because: string | null;
    duration_seconds: Generated<number>;
    size_bytes: Generated<number>;
    hidden_at: Date | null;
    created_at: Date;
  };
  reports: {
    id: string;
    target: string;
    thing_id: string;
    reporter_id: string;
    reason: string;
    counts: boolean;
    created_at: Date;
    category: string | null;
  };
  reserved_handles: {
    handle: string;
    account_id: string;
    reserved_until: Date;
    redirects: Generated<boolean>;
    for_owner: Generated<boolean>;
  };
  saved_states: {
    account_id: string;
    game_id: string;
    state: string;
    version: Generated<number>;
    updated_at: Date;
  };
  screening_words: {
    word: string;
    is_refused: boolean;
    changed_at: Date;
  };
  service_minutes: {
    minute: Date;
    process_id: string;
    answers: number;
    errors: number;
    refusals: number;
    sign_ins: number;
    times: number[];
  };
  service_processes: {
    id: string;
    host: string;
    pid: number;
    roles: string[];
    started_at: Date;
    seen_at: Date;
    jobs: unknown;
  };
  sessions: {
    id: string;
    account_id: string;
    token_hash: Buffer;
    created_at: Date;
    expires_at: Date;
    last_used_at: Date | null;
    device: string | null;
  };
  sign_in_codes: {
    address_hash: Buffer;
    client_hash: Buffer;
    challenge_hash: Buffer;
    id: string;
    code_hash: Buffer;
    sealed: Buffer | null;
    own_attempts: Generated<number>;
    other_attempts: Generated<number>;
    created_at: Date;
    expires_at: Date;
  };
  stored_values: {
    account_id: string;
    game_id: string;
    key: string;
    value: string;
    updated_at: Date;
  };
  superseded_functions: {
    sha256: string;
    superseded_at: Generated<Date>;
  };
  uncounted_plays: {
    game_id: string;
  };
  unlocked_achievements: {
    account_id: string;
    game_id: string;
    achievement_id: string;
    unlocked_at: Date;
  };
  webhook_deliveries: {
    id: string;
    webhook_id: string;
    notification_id: string | null;
    kind: string;
    status: Generated<string>;
    attempts: Generated<number>;
    answer_status: number | null;
    error: string | null;
    created_at: Date;
    settled_at: Date | null;
  };
  webhooks: {
    id: string;
    account_id: string;
    url: string;
    kinds: string[];
    sealed_secret: Buffer;
    failures: Generated<number>;
    created_at: Date;
    disabled_at: Date | null;
  };
  welcomed_identities: {
    identity_hash: Buffer;
    welcomed_at: Date;
  };
};
