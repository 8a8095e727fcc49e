// The sandbox's tables, in SQL. Money is integer pence (or cents); dates are ISO text.

/** Is this row of threads in the folder of a row of folders? The inbox holds what the firm wrote in, "sent" what the client did. */
const inFolder = (row: 'old' | 'new') =>
  `(case folder when 'archive' then ${row}.is_archived when 'inbox' then ${row}.from_firm > ${row}.is_archived else ${row}.from_client > ${row}.is_archived end)`

export const tables = `
create table if not exists meta (key text primary key, value text not null);
create table if not exists people (
  id text primary key, user_id text not null unique, name text not null, subject text unique, email text not null,
  phone text not null, flags text not null, is_seeded integer not null default 0, valued_on text,
  has_died integer not null default 0, ended_by_death text not null default '', denied_death_on text, renamed_on text
);
create table if not exists grants (
  id text primary key, holder_id text not null references people, client_id text not null references people, is_active integer not null,
  kind text not null, since text not null, registered_with text, scope text not null default 'act' check (scope in ('act', 'look')), unique (holder_id, client_id)
);
create table if not exists share_requests (
  id text primary key, grantor_id text not null references people, receiver_id text references people,
  receiver_name text not null, receiver_email text not null, receiver_phone text not null, status text not null, updated_on text not null, accepted_on text
);
drop view if exists shares;
create view shares as
  select * from share_requests
  union all
  select g.id, g.client_id, g.holder_id, p.name, p.email, p.phone, iif(g.is_active, 'Accepted', 'Revoked'), g.since, g.since
  from grants g join people p on p.id = g.holder_id where g.scope = 'look';
create index if not exists share_requests_by_grantor on share_requests (grantor_id, receiver_email);
create index if not exists share_requests_by_receiver on share_requests (receiver_id);
create table if not exists children (id text primary key, person_id text not null references people, name text not null, born_on text not null, is_told integer not null default 0);
create table if not exists child_people (person_id text primary key references people, parent_id text not null references people, child_name text not null);
create table if not exists accounts (
  id text primary key, person_id text not null references people, account_number text not null unique, type text not null,
  name text not null, child_id text references children, currency text not null, status text not null, opened_on text not null,
  risk_level integer not null, fee_bps integer not null, goal text, subscription text not null, position integer not null
);
create table if not exists joint_owners (
  account_id text primary key, first_id text not null references people, second_id text not null references people, first_percent integer not null
);
drop view if exists owned_accounts;
create view owned_accounts as
  select a.*, a.person_id as owner_id, p.name as joint_with, 0 as share_from, coalesce(j.first_percent, 100) as share_to
  from accounts a left join joint_owners j on j.account_id = a.id left join people p on p.id = j.second_id
  union all
  select a.*, j.second_id, p.name, j.first_percent, 100
  from joint_owners j join accounts a on a.id = j.account_id join people p on p.id = j.first_id;
create table if not exists left_accounts (
  account_id text primary key references accounts, parent_id text not null references people, child_name text not null, name text not null,
  account_number text not null, left_on text not null
);
create table if not exists transactions (
  id text primary key, account_id text not null references accounts, date text not null, position integer not null, type text not null,
  isin text, units_milli integer not null default 0, amount_pence integer not null, cash_after_pence integer not null, description text not null,
  document_id text, explanation text, relates_to text, why text
);
create index if not exists transactions_by_account on transactions (account_id, position);
create index if not exists transactions_by_type on transactions (account_id, type, date);
create table if not exists valuations (
  account_id text not null references accounts, date text not null, value_pence integer not null, net_paid_pence integer not null, paid_in_pence integer not null,
  value_gbp_pence integer not null, net_paid_gbp_pence integer not null, paid_in_gbp_pence integer not null, twr_index real not null,
  primary key (account_id, date)
) without rowid;
create table if not exists documents (
  id text primary key, person_id text not null references people, account_id text references accounts, type text not null, name text not null,
  date text not null, lines text not null, size_bytes integer
);
create index if not exists documents_by_person on documents (person_id, date desc, id);
create index if not exists documents_by_account on documents (account_id, date desc, id);
create table if not exists threads (
  id text primary key, person_id text not null references people, subject text not null, topic text not null, account_id text,
  is_archived integer not null default 0, last_at text not null default '', message_count integer not null default 0,
  unread integer not null default 0, from_firm integer not null default 0, from_client integer not null default 0,
  has_attachments integer not null default 0
);
create index if not exists threads_in_inbox on threads (person_id, last_at desc, id) where is_archived = 0 and from_firm = 1;
create index if not exists threads_in_sent on threads (person_id, last_at desc, id) where is_archived = 0 and from_client = 1;
create index if not exists threads_in_archive on threads (person_id, last_at desc, id) where is_archived = 1;
create index if not exists threads_unread on threads (person_id, last_at desc, id) where unread > 0;
create table if not exists folders (
  person_id text not null references people, folder text not null, threads integer not null default 0, unread_threads integer not null default 0,
  unread integer not null default 0, primary key (person_id, folder)
) without rowid;
create virtual table if not exists written using fts5(thread_id unindexed, person_id, text, tokenize = 'trigram');
create trigger if not exists thread_begun after insert on threads begin
  insert into written values (new.id, new.person_id, new.subject);
  insert or ignore into folders (person_id, folder) values (new.person_id, 'inbox'), (new.person_id, 'sent'), (new.person_id, 'archive');
  update folders set threads = threads + new.is_archived where person_id = new.person_id and folder = 'archive';
end;
create trigger if not exists thread_changed after update on threads begin
  update folders set threads = threads + ${inFolder('new')} - ${inFolder('old')},
    unread_threads = unread_threads + ${inFolder('new')} * (new.unread > 0) - ${inFolder('old')} * (old.unread > 0),
    unread = unread + ${inFolder('new')} * new.unread - ${inFolder('old')} * old.unread where person_id = new.person_id;
end;
create table if not exists messages (
  id text primary key, thread_id text not null references threads, sender text not null, author text not null, sent_at text not null,
  body text not null, is_unread integer not null, attachments text not null
);
create index if not exists messages_by_thread on messages (thread_id, sent_at, id);
create trigger if not exists message_sent after insert on messages begin
  insert into written select id, person_id, new.body from threads where id = new.thread_id;
  update threads set last_at = max(last_at, new.sent_at), message_count = message_count + 1, unread = unread + new.is_unread,
    from_firm = max(from_firm, new.sender = 'firm'), from_client = max(from_client, new.sender = 'client'),
    has_attachments = max(has_attachments, new.attachments <> '[]') where id = new.thread_id;
end;
create trigger if not exists message_read after update of is_unread on messages when new.is_unread <> old.is_unread begin
  update threads set unread = unread + new.is_unread - old.is_unread where id = new.thread_id;
end;
create table if not exists drafts (
  id text primary key, person_id text not null references people, thread_id text, topic text not null, account_id text,
  subject text not null, body text not null, saved_at text not null
);
create index if not exists drafts_by_person on drafts (person_id, saved_at desc, id);
create table if not exists forms (
  person_id text not null references people, job text not null, version integer not null, answers text, idempotency_key text not null,
  started_at text not null, saved_at text not null, saved_by text not null, primary key (person_id, job)
);
create table if not exists goal_reviews (
  id text primary key, person_id text not null references people, key text not null unique, submitted_at text not null, body text not null
);
create table if not exists plans (list text not null, id text not null, name text not null, content text not null, primary key (list, id));
create table if not exists preferences (
  person_id text primary key references people, is_first_visit integer not null, is_first_visit_to_my_accounts integer not null,
  is_first_visit_to_payments integer not null, has_dismissed_comparators integer not null
);
create table if not exists communication_preferences (
  person_id text not null references people, topic text not null, channel text not null, is_on integer not null,
  primary key (person_id, topic, channel)
) without rowid;
create table if not exists personal_details (
  person_id text not null references people, section text not null, version integer not null, body text not null,
  primary key (person_id, section)
) without rowid;
create table if not exists email_changes (
  person_id text primary key references people, address text not null, token text not null, until text not null
);
create table if not exists backups (person_id text primary key references people, json text);
create table if not exists applications (
  id text primary key, person_id text not null references people, reference text not null, outcome text not null, sent_at text not null,
  sent_by text not null, bank_account text
);
create table if not exists openings (
  id text primary key, application_id text not null references applications, person_id text not null references people, reference text not null,
  item text not null, started_on text not null, checked_on text not null, opens_on text not null, funded_on text not null, account_id text, is_ended integer not null default 0
);
create table if not exists parameters (
  person_id text primary key references people, specialist_name text not null, specialist_phone text not null, review_due_on text,
  is_paperless integer not null, last_sign_in_at text
);
create table if not exists payments (
  id text primary key, reference text not null unique, person_id text not null references people, account_id text not null references accounts,
  kind text not null, amount_pence integer not null, status text not null, reason text, asked_at text not null, asked_by text not null,
  starts_on text not null, settles_on text not null, details text not null
);
create index if not exists payments_by_person on payments (person_id);
create index if not exists payments_underway on payments (person_id) where status in ('requested', 'in-progress');
create table if not exists payment_events (payment_id text not null references payments, status text not null, at text not null);
create table if not exists bank_accounts (
  id text primary key, person_id text not null references people, name text not null, kind text not null, sort_code text not null,
  account_number text not null, payee_check text not null, added_at text not null, is_default integer not null, is_removed integer not null default 0
);
create index if not exists bank_accounts_by_person on bank_accounts (person_id);
create table if not exists pension_facts (
  person_id text primary key references people, born_on text not null, protected_age integer, lump_sums_taken_pence integer not null, flexible_since text
);
create table if not exists payee_checks (person_id text not null references people, at text not null, question text not null);
create table if not exists invitations_sent (person_id text not null references people, at text not null);
create table if not exists request_ids (id text primary key, person_id text not null references people, content text not null);
create table if not exists outbox (
  channel text not null, recipient text not null, subject text not null, body text not null, at text not null
);
create table if not exists mandates (
  id text primary key, reference text not null unique, person_id text not null references people, account_id text not null references accounts,
  bank_account text not null, status text not null, amount_pence integer not null, day integer not null, terms text not null,
  told_until text not null, checked_until text not null
);
create table if not exists collection_changes (
  mandate_id text not null references mandates, due_on text not null, pence integer not null, wanted_pence integer not null,
  reason text not null, primary key (mandate_id, due_on)
) without rowid;
create table if not exists regular_payments (
  id text primary key, reference text not null unique, person_id text not null references people, account_id text not null references accounts,
  bank_account text not null, status text not null, amount_pence integer not null, day integer not null, terms text not null,
  asked_by text not null, done_until text not null
);
create table if not exists idempotency_keys (
  access text not null, key text not null, call text not null, status integer not null, body text, at integer not null,
  primary key (access, key)
) without rowid;
create table if not exists paid_elsewhere (
  person_id text not null references people, year integer not null, child_id text not null, pence integer not null, told_on text not null,
  primary key (person_id, year, child_id)
) without rowid;
create table if not exists tax_services (
  id text primary key, person_id text not null references people, kind text not null, from_account_id text not null references accounts,
  to_account_id text not null references accounts, amount_pence integer not null, year integer not null, requested_on text not null,
  is_taken_back integer not null default 0, moved_pence integer
);
create table if not exists service_requests (
  id text primary key, reference text not null unique, person_id text not null references people, kind text not null, name text not null,
  answers text not null, given text not null, next text not null, sent_at text not null, sent_by text not null, sender_id text not null references people, starts_on text not null, done_by text not null,
  has_begun integer not null default 0, ended text, outcome text, other_owner_id text references people, agreed_at text,
  deceased_id text references people
);
create table if not exists visitor_requests (
  reference text primary key, kind text not null, name text not null, answers text not null, address text not null, sent_at text not null, done_by text not null
);
create index if not exists visitor_requests_by_address on visitor_requests (address, sent_at);
create index if not exists service_requests_by_person on service_requests (person_id, sent_at desc, id);
create index if not exists service_requests_by_sender on service_requests (sender_id, sent_at);
create index if not exists service_requests_for_agreement on service_requests (other_owner_id, sent_at desc, id);
create index if not exists service_requests_waiting on service_requests (person_id) where ended is null and other_owner_id is not null and agreed_at is null;
create index if not exists service_requests_open on service_requests (person_id, starts_on) where ended is null;
create index if not exists deaths_told on service_requests (starts_on) where deceased_id is not null and has_begun = 0;
create index if not exists deaths_told_of on service_requests (deceased_id) where deceased_id is not null;
create table if not exists request_files (
  id text primary key, person_id text not null references people, kind text not null, name text not null, content_type text not null,
  size_bytes integer not null, received_bytes integer not null default 0, base64 text not null default '', request_id text,
  started_on text not null default '', sender_id text references people
);
create table if not exists network_members (
  id text primary key, network_id text not null, person_id text references people, name text not null, email text not null,
  is_lead integer not null, status text not null, since text not null, contributions_pence integer not null
);
create table if not exists fee_rates (
  account_id text not null references accounts, from_day text not null, bps integer not null, primary key (account_id, from_day)
) without rowid;
create table if not exists corporate_clients (
  client_id text primary key, person_id text not null references people, company_number text not null unique, application text not null
);
create table if not exists wishes (
  id text primary key, reference text not null unique, person_id text not null references people, nominees text not null,
  signed_at text not null, reviewed_on text not null, replaced_at text
);
create table if not exists devices (
  id text primary key, person_id text not null references people, browser_id text not null, name text not null, about text not null,
  first_seen_at text not null, last_seen_at text not null
);
create table if not exists push_subscriptions (
  id text primary key, person_id text not null references people, device_id text references devices on delete cascade,
  endpoint text not null unique, p256dh text not null, auth text not null, since text not null
);
create table if not exists due_notifications (person_id text primary key references people) without rowid;
create table if not exists sign_ins (
  id text primary key, person_id text not null references people, device_id text, about text not null, place text, at text not null,
  outcome text not null
);
`
