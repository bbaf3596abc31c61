-- The database of a site of 2026-11-26, as step 0019 left it. {id} and {bytes} stand for what each engine calls them.

create table submission (
  id {id},
  reference text not null unique,
  attempt_key text not null unique,
  form text not null,
  email text,
  fields text not null,
  state text not null check (state in ('received', 'suspected')),
  suspicions text not null,
  received_at bigint not null,
  erase_after bigint not null,
  stage text check (stage in ('received', 'read', 'answered', 'closed')),
  stage_at bigint,
  closed_because text,
  answered_at bigint,
  staff_note text not null default '',
  language text not null default 'en'
);
create index submission_received_at on submission (received_at);
create index submission_email on submission (email);
create index submission_erase_after on submission (erase_after);
create index submission_unanswered on submission (received_at) where stage is not null and answered_at is null;
create table picture (
  submission_id integer not null references submission (id) on delete cascade,
  position integer not null,
  type text not null,
  width integer not null,
  height integer not null,
  bytes {bytes} not null,
  primary key (submission_id, position)
);
create table gift (
  row_id {id},
  id text not null unique,
  reference text not null unique,
  attempt_key text not null unique,
  fee_cover_cents integer not null check (fee_cover_cents >= 0),
  email text not null,
  name text not null,
  display_name text,
  designation text,
  designation_label text,
  dedication text,
  dedication_due_at bigint,
  back_path text not null,
  state text not null,
  started_at bigint not null,
  received_at bigint,
  checkout_id text,
  checkout_url text,
  subscription_id text,
  customer_id text,
  manage_token text not null unique,
  monthly text,
  paused_until bigint,
  next_payment_at bigint,
  mode text not null default 'live' check (mode in ('demonstration', 'test', 'live')),
  network text,
  declines integer not null default 0,
  declined_at bigint,
  gift_cents integer not null default 0 check (gift_cents >= 0),
  entered text,
  staff_note text not null default '',
  new_email text,
  new_email_key text,
  new_email_at bigint,
  employer text,
  rhythm text not null default 'once' check (rhythm in ('once', 'monthly', 'yearly')),
  resume_key text,
  resume_until bigint,
  remind_at bigint,
  language text not null default 'en',
  country text
);
create index gift_email on gift (email);
create index gift_started_at on gift (started_at);
create index gift_dedication_due on gift (dedication_due_at) where dedication_due_at is not null;
create index gift_network on gift (network) where network is not null;
create index gift_new_email on gift (new_email) where new_email is not null;
create unique index gift_new_email_key on gift (new_email_key) where new_email_key is not null;
create unique index gift_resume_key on gift (resume_key) where resume_key is not null;
create index gift_remind_at on gift (remind_at) where remind_at is not null;
create table program_fee (
  row_id {id},
  number text not null unique,
  attempt_key text not null unique,
  kind text not null check (kind in ('workshop', 'trip', 'consultation', 'other')),
  details text not null,
  way text not null check (way in ('check', 'transfer', 'cash', 'other')),
  cents integer not null check (cents > 0),
  received_at bigint not null,
  entered_at bigint not null,
  name text not null,
  email text not null,
  request text,
  note text not null,
  mode text not null check (mode in ('live', 'test', 'demonstration')),
  replaces text,
  withdrawn_at bigint,
  withdrawn_because text,
  language text not null default 'en'
);
create index program_fee_email on program_fee (email);
create index program_fee_request on program_fee (request) where request is not null;
create table gift_name (
  name text not null primary key,
  gift_row integer not null references gift (row_id)
);
create table payment_event (
  id text not null primary key,
  gift_row integer references gift (row_id),
  known_by text,
  created_at bigint not null,
  taken_at bigint not null,
  event text not null,
  mode text not null default 'live',
  elsewhere_at bigint
);
create index payment_event_gift on payment_event (gift_row);
create index payment_event_unclaimed on payment_event (known_by) where gift_row is null;
create table gift_payment (
  payment_id text not null primary key,
  gift_row integer not null references gift (row_id),
  receipt_number text not null unique,
  receipt_key text not null unique,
  gift_cents integer not null,
  fee_cover_cents integer not null,
  refunded_cents integer not null,
  is_disputed integer not null,
  paid_at bigint not null,
  fee_asked_at bigint
);
create index gift_payment_gift on gift_payment (gift_row);
create index gift_payment_paid_at on gift_payment (paid_at);
create table ledger (
  entry text not null,
  account text not null check (account in ('provider', 'bank', 'gifts', 'fee_cover', 'card_fees')),
  kind text not null,
  gift_row integer not null references gift (row_id),
  at bigint not null,
  year integer not null,
  cents integer not null check (cents <> 0),
  payment_id text not null default '',
  primary key (entry, account)
);
create index ledger_gift on ledger (gift_row);
create index ledger_payment on ledger (payment_id);
create table gift_mark (
  gift_row integer not null references gift (row_id),
  mark text not null,
  at bigint not null,
  primary key (gift_row, mark)
);
create table gift_check (what text not null primary key, at bigint not null, problem text not null);
create table letter (
  id {id},
  message_id text not null unique,
  submission_id integer references submission (id) on delete cascade,
  name text not null,
  to_email text,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  unsubscribe_url text,
  state text not null check (state in ('waiting', 'held', 'sent', 'dead')),
  attempts integer not null,
  created_at bigint not null,
  due_at bigint not null,
  dead_after bigint,
  lease text,
  last_error text,
  gift_row integer references gift (row_id),
  enclosure text,
  fee_row integer references program_fee (row_id),
  language text not null default 'en'
);
create index letter_waiting on letter (due_at) where state = 'waiting';
create index letter_submission on letter (submission_id);
create index letter_to_email on letter (to_email);
create index letter_gift on letter (gift_row);
create index letter_fee on letter (fee_row) where fee_row is not null;
create table subscriber (
  email text not null primary key,
  state text not null check (state in ('asked', 'confirmed', 'left')),
  token text not null unique,
  asked_at bigint not null,
  confirmed_at bigint,
  left_at bigint,
  language text not null default 'en'
);
create table newsletter_issue (
  id text not null primary key,
  begun_at bigint not null,
  readers integer not null,
  delivered integer not null,
  gone integer not null
);
create table newsletter_copy (
  issue text not null references newsletter_issue (id),
  email text not null,
  message_id text not null,
  primary key (issue, email)
);
create index newsletter_copy_message on newsletter_copy (message_id);
create index newsletter_copy_email on newsletter_copy (email);
create table tally (key text not null primary key, count integer not null, ends_at bigint not null);
create index tally_ends_at on tally (ends_at);
create table audit (
  number integer not null primary key,
  at bigint not null,
  action text not null,
  detail text not null,
  hash text not null
);
create table secret (name text not null primary key, value text not null);
create table daily_job (job text not null primary key, day text not null);
create table account (
  row_id {id},
  email text not null unique,
  name text not null,
  language text not null,
  roles text not null,
  disabled_at bigint
);
create table passkey (
  id text not null primary key,
  account integer not null references account (row_id),
  public_key {bytes} not null,
  counter bigint not null,
  transports text not null,
  label text not null,
  used_at bigint not null
);
create table session (
  hash text not null primary key,
  account integer not null references account (row_id),
  passkey text,
  device text not null,
  label text not null,
  begun_at bigint not null,
  seen_at bigint not null,
  touched_at bigint,
  ended_at bigint
);
create table once_link (
  hash text not null primary key,
  account integer not null references account (row_id),
  kind text not null check (kind in ('invitation', 'link')),
  browser text,
  ends_at bigint not null
);
