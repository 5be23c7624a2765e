-- The tables as Signpost made them on PostgreSQL with the migrations up to 0034, by pg_dump.
SET check_function_bodies = false;
CREATE COLLATION public.nocase (provider = icu, deterministic = false, locale = 'und-u-ks-level2');
CREATE FUNCTION public.click_visitor_new() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN 
        UPDATE click_day SET visitors = visitors + 1 WHERE record_seq = new.record_seq AND day = new.day;
     RETURN NULL; END $$;
CREATE FUNCTION public.clicks_taken(seq bigint) RETURNS bigint
    LANGUAGE sql
    AS $_$
        SELECT coalesce((SELECT clicks FROM record_clicks WHERE record_seq = $1), 0)
             + coalesce((SELECT waiting FROM click_taken WHERE record_seq = $1), 0)
    $_$;
CREATE FUNCTION public.delivery_begins() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN  UPDATE webhook SET waiting = waiting + 1 WHERE id = new.webhook_id;  RETURN NULL; END $$;
CREATE FUNCTION public.delivery_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN 
        UPDATE webhook SET waiting = waiting + CASE WHEN new.due_at IS NULL THEN -1 ELSE 1 END
        WHERE id = new.webhook_id;
     RETURN NULL; END $$;
CREATE FUNCTION public.delivery_goes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN  UPDATE webhook SET waiting = waiting - 1 WHERE id = old.webhook_id;  RETURN NULL; END $$;
CREATE FUNCTION public.instr(text, text) RETURNS integer
    LANGUAGE sql IMMUTABLE
    AS $_$SELECT strpos($1, $2)$_$;
CREATE FUNCTION public.is_number(boolean, integer) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $_$SELECT $1 = ($2 <> 0)$_$;
CREATE FUNCTION public.json(bytea) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$SELECT text_of($1)$_$;
CREATE FUNCTION public.json_array_length(text, text) RETURNS integer
    LANGUAGE sql IMMUTABLE
    AS $_$SELECT jsonb_array_length(jsonb_path_query_first($1::jsonb, $2::jsonpath))$_$;
CREATE FUNCTION public.json_extract(bytea, VARIADIC text[]) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$SELECT json_agg(jsonb_path_query_first(text_of($1)::jsonb, path::jsonpath)) FROM unnest($2) AS path$_$;
CREATE FUNCTION public.json_extract(bytea, text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$SELECT jsonb_path_query_first(text_of($1)::jsonb, $2::jsonpath) #>> '{}'$_$;
CREATE FUNCTION public.json_extract(text, text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$SELECT jsonb_path_query_first($1::jsonb, $2::jsonpath) #>> '{}'$_$;
CREATE FUNCTION public.json_of(anycompatiblearray) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$SELECT to_json($1)::text$_$;
CREATE FUNCTION public.max(anycompatible, anycompatible) RETURNS anycompatible
    LANGUAGE sql IMMUTABLE
    AS $_$SELECT greatest($1, $2)$_$;
CREATE FUNCTION public.member_at(text, integer) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$SELECT $1::jsonb ->> $2$_$;
CREATE FUNCTION public.member_of(text, text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$SELECT $1::jsonb ->> $2$_$;
CREATE FUNCTION public.note_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
        PERFORM pg_advisory_xact_lock(1399416686, hashtext(current_schema()));
        EXECUTE format(
            'INSERT INTO copy_change (name, key) SELECT %L, %I::text FROM changed', TG_TABLE_NAME, TG_ARGV[0]
        );
        PERFORM pg_notify('signpost_copy', '');
        RETURN NULL;
    END $$;
CREATE FUNCTION public.number_events() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN
        UPDATE sqlite_sequence SET seq = greatest(seq, (SELECT max(changed.seq) FROM changed)) WHERE name = 'event';
        PERFORM setval('event_seq_seq', seq) FROM sqlite_sequence WHERE name = 'event';
        RETURN NULL;
    END $$;
CREATE FUNCTION public.numbers_in(text) RETURNS TABLE(value bigint)
    LANGUAGE sql IMMUTABLE ROWS 20
    AS $_$SELECT jsonb_array_elements_text($1::jsonb)::bigint$_$;
CREATE FUNCTION public.pragma_table_info(text) RETURNS TABLE(name text)
    LANGUAGE sql STABLE
    AS $_$SELECT column_name::text FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = $1$_$;
CREATE FUNCTION public.record_clicked() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN 
        DELETE FROM record_unclicked WHERE workspace_id = new.workspace_id AND record_seq = new.record_seq;
     RETURN NULL; END $$;
CREATE FUNCTION public.record_clicked_after_bots() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN 
        DELETE FROM record_unclicked WHERE workspace_id = new.workspace_id AND record_seq = new.record_seq;
     RETURN NULL; END $$;
CREATE FUNCTION public.record_gone() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN 
    UPDATE record_count SET records = records - 1
    WHERE workspace_id = old.workspace_id AND host = old.host AND handler = old.handler AND type = old.type
    AND monitor = old.monitor AND paused_by = old.paused_by;
        DELETE FROM record_text WHERE workspace_id = old.workspace_id AND record_seq = old.seq;
     RETURN NULL; END $$;
CREATE FUNCTION public.record_made() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN  
    INSERT INTO record_count (workspace_id, host, handler, type, monitor, paused_by, records)
    VALUES (new.workspace_id, new.host, new.handler, new.type, new.monitor, new.paused_by, 1)
    ON CONFLICT (workspace_id, host, handler, type, monitor, paused_by) DO UPDATE SET records = record_count.records + 1;
  RETURN NULL; END $$;
CREATE FUNCTION public.record_moved() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN  
    UPDATE record_count SET records = records - 1
    WHERE workspace_id = old.workspace_id AND host = old.host AND handler = old.handler AND type = old.type
    AND monitor = old.monitor AND paused_by = old.paused_by;
    INSERT INTO record_count (workspace_id, host, handler, type, monitor, paused_by, records)
    VALUES (new.workspace_id, new.host, new.handler, new.type, new.monitor, new.paused_by, 1)
    ON CONFLICT (workspace_id, host, handler, type, monitor, paused_by) DO UPDATE SET records = record_count.records + 1;
  RETURN NULL; END $$;
CREATE FUNCTION public.record_unclicked_gone() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN 
        DELETE FROM record_unclicked WHERE workspace_id = old.workspace_id AND record_seq = old.seq;
     RETURN NULL; END $$;
CREATE FUNCTION public.record_unclicked_made() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN 
        INSERT INTO record_unclicked (workspace_id, record_seq) VALUES (new.workspace_id, new.seq);
     RETURN NULL; END $$;
CREATE FUNCTION public.strftime(text, bigint, text) RETURNS text
    LANGUAGE sql STABLE
    AS $_$SELECT to_char(to_timestamp($2) AT TIME ZONE 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')$_$;
CREATE FUNCTION public.tag_given() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN 
        INSERT INTO tag_count (workspace_id, tag, records) VALUES (new.workspace_id, new.tag, 1)
        ON CONFLICT (workspace_id, tag) DO UPDATE SET records = tag_count.records + 1;
     RETURN NULL; END $$;
CREATE FUNCTION public.tag_taken() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN 
        UPDATE tag_count SET records = records - 1 WHERE workspace_id = old.workspace_id AND tag = old.tag;
        DELETE FROM tag_count WHERE workspace_id = old.workspace_id AND tag = old.tag AND records = 0;
     RETURN NULL; END $$;
CREATE FUNCTION public.take_click(seq bigint, most bigint) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
    BEGIN
        -- Locks the row. What follows is a statement of its own, which sees what the last holder has counted.
        INSERT INTO click_taken VALUES (seq, 0) ON CONFLICT (record_seq) DO UPDATE SET waiting = click_taken.waiting;
        IF clicks_taken(seq) >= most THEN
            RETURN false;
        END IF;
        UPDATE click_taken SET waiting = waiting + 1 WHERE record_seq = seq;
        RETURN true;
    END $$;
CREATE FUNCTION public.text_of(bytea) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$SELECT convert_from($1, 'UTF8')$_$;
CREATE FUNCTION public.texts_in(text) RETURNS TABLE(value text)
    LANGUAGE sql IMMUTABLE ROWS 20
    AS $_$SELECT jsonb_array_elements_text($1::jsonb)$_$;
CREATE FUNCTION public.workspace_visitor_new() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ BEGIN 
        UPDATE workspace_day SET visitors = visitors + 1 WHERE workspace_id = new.workspace_id AND day = new.day;
     RETURN NULL; END $$;
CREATE AGGREGATE public.json_group_array(anycompatible) (
    SFUNC = array_append,
    STYPE = anycompatiblearray,
    INITCOND = '{}',
    FINALFUNC = public.json_of
);
CREATE OPERATOR public.->> (
    FUNCTION = public.member_at,
    LEFTARG = text,
    RIGHTARG = integer
);
CREATE OPERATOR public.->> (
    FUNCTION = public.member_of,
    LEFTARG = text,
    RIGHTARG = text
);
CREATE OPERATOR public.= (
    FUNCTION = public.is_number,
    LEFTARG = boolean,
    RIGHTARG = integer
);
CREATE TABLE public.agent_client (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    redirect_uris text NOT NULL COLLATE pg_catalog."C",
    auth_method text NOT NULL COLLATE pg_catalog."C",
    digest text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    fetched_at text COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.agent_grant (
    id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    client_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    scope text NOT NULL COLLATE pg_catalog."C",
    redirect_uri text NOT NULL COLLATE pg_catalog."C",
    code_digest text NOT NULL COLLATE pg_catalog."C",
    challenge text NOT NULL COLLATE pg_catalog."C",
    family text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    redeemed_at text COLLATE pg_catalog."C",
    last_used_at text COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.agent_token (
    digest text NOT NULL COLLATE pg_catalog."C",
    grant_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C",
    replaced_at text COLLATE pg_catalog."C"
);
CREATE TABLE public.authenticator (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    confirmed_at text COLLATE pg_catalog."C",
    last_step bigint NOT NULL
);
CREATE TABLE public.change (
    id text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    actor_id text NOT NULL COLLATE pg_catalog."C",
    actor_name text NOT NULL COLLATE pg_catalog."C",
    via text NOT NULL COLLATE pg_catalog."C",
    token_name text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    request_id text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    verb text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    record_id text COLLATE pg_catalog."C",
    job_id text COLLATE pg_catalog."C",
    before text COLLATE pg_catalog."C",
    after text COLLATE pg_catalog."C",
    effect text NOT NULL COLLATE pg_catalog."C",
    undo text COLLATE pg_catalog."C",
    undoes text COLLATE pg_catalog."C"
);
CREATE TABLE public.click_breakdown (
    record_seq bigint NOT NULL,
    day text NOT NULL COLLATE pg_catalog."C",
    is_recent boolean NOT NULL,
    counts bytea NOT NULL
);
CREATE TABLE public.click_combination (
    record_seq bigint NOT NULL,
    day text NOT NULL COLLATE pg_catalog."C",
    part bigint NOT NULL,
    counts bytea NOT NULL
);
CREATE TABLE public.click_day (
    record_seq bigint NOT NULL,
    day text NOT NULL COLLATE pg_catalog."C",
    clicks bigint NOT NULL,
    bots bigint NOT NULL,
    visitors bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.click_pairs (
    record_seq bigint NOT NULL,
    day text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    counts bytea NOT NULL
);
CREATE TABLE public.click_taken (
    record_seq bigint NOT NULL,
    waiting bigint NOT NULL
);
CREATE TABLE public.click_visitor (
    record_seq bigint NOT NULL,
    day text NOT NULL COLLATE pg_catalog."C",
    visitor bigint NOT NULL
);
CREATE TABLE public.confirmation (
    digest text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    filter text NOT NULL COLLATE pg_catalog."C",
    matched bigint NOT NULL,
    expires_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.copy_change (
    seq bigint NOT NULL,
    name text NOT NULL,
    key text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE public.copy_change ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.copy_change_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.delivery (
    id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    record_id text NOT NULL COLLATE pg_catalog."C",
    event text NOT NULL COLLATE pg_catalog."C",
    url text NOT NULL COLLATE pg_catalog."C",
    body text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    attempts bigint NOT NULL,
    status bigint,
    reason text NOT NULL COLLATE pg_catalog."C",
    due_at text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    webhook_id text COLLATE pg_catalog."C",
    event_seq bigint
);
CREATE TABLE public.event (
    seq bigint NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    host text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    body text NOT NULL COLLATE pg_catalog."C",
    record text COLLATE pg_catalog."C",
    is_needed boolean DEFAULT false NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C"
);
ALTER TABLE public.event ALTER COLUMN seq ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.event_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.host (
    host text NOT NULL COLLATE pg_catalog."C",
    id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    domain text NOT NULL COLLATE pg_catalog."C",
    https_requested boolean NOT NULL,
    short_links_enabled boolean NOT NULL,
    correct boolean NOT NULL,
    public boolean NOT NULL,
    current text NOT NULL COLLATE pg_catalog."C",
    errors text NOT NULL COLLATE pg_catalog."C",
    notice text NOT NULL COLLATE pg_catalog."C",
    checked_at text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    dns_due_at text COLLATE pg_catalog."C",
    awaits_proof boolean DEFAULT false NOT NULL,
    notfound_url text COLLATE pg_catalog."C",
    expired_url text COLLATE pg_catalog."C",
    notfound_status bigint DEFAULT 302 NOT NULL,
    reported_correct boolean,
    apple_app_site_association text COLLATE pg_catalog."C",
    assetlinks text COLLATE pg_catalog."C"
);
CREATE TABLE public.identity (
    issuer text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    seen_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.invitation (
    id text NOT NULL COLLATE pg_catalog."C",
    digest text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE public.nocase,
    role text NOT NULL COLLATE pg_catalog."C",
    inviter_id text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.job (
    id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    request text NOT NULL COLLATE pg_catalog."C",
    moment text NOT NULL COLLATE pg_catalog."C",
    matched bigint NOT NULL,
    deleted bigint NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    finished_at text COLLATE pg_catalog."C",
    last_seq bigint DEFAULT 0 NOT NULL,
    created bigint DEFAULT 0 NOT NULL,
    unchanged bigint DEFAULT 0 NOT NULL,
    refused bigint DEFAULT 0 NOT NULL,
    last_line bigint DEFAULT 0 NOT NULL,
    untold bigint DEFAULT 0 NOT NULL,
    reason text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    updated bigint DEFAULT 0 NOT NULL,
    via text DEFAULT 'api'::text NOT NULL COLLATE pg_catalog."C",
    token_name text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    request_id text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    paused bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.job_record (
    job_id text NOT NULL COLLATE pg_catalog."C",
    record_seq bigint NOT NULL
);
CREATE TABLE public.kept_answer (
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    key text NOT NULL COLLATE pg_catalog."C",
    request text NOT NULL COLLATE pg_catalog."C",
    body text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.kept_record (
    change_id text NOT NULL COLLATE pg_catalog."C",
    record_seq bigint NOT NULL,
    content text NOT NULL COLLATE pg_catalog."C",
    clicks text COLLATE pg_catalog."C",
    days text COLLATE pg_catalog."C",
    updated_at text COLLATE pg_catalog."C"
);
CREATE TABLE public.lease (
    name text NOT NULL,
    holder text NOT NULL,
    until timestamp with time zone NOT NULL
);
CREATE TABLE public.mail (
    id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    user_id text COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    about text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    attempts bigint NOT NULL,
    reason text NOT NULL COLLATE pg_catalog."C",
    due_at text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.mail_choice (
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    is_wanted boolean NOT NULL
);
CREATE TABLE public.member (
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    by_provider boolean DEFAULT false NOT NULL
);
CREATE TABLE public.miss (
    host text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    path text NOT NULL COLLATE pg_catalog."C",
    people bigint NOT NULL,
    bots bigint NOT NULL,
    last_seen text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.node (
    id text NOT NULL,
    name text NOT NULL,
    version text NOT NULL,
    seen_at timestamp with time zone NOT NULL,
    copy_mark bigint NOT NULL,
    copy_age_s double precision NOT NULL,
    clicks_waiting bigint NOT NULL,
    clock_off_s double precision NOT NULL
);
CREATE TABLE public.page_logo (
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    digest text NOT NULL COLLATE pg_catalog."C",
    content bytea NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.passkey (
    id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    credential_id text NOT NULL COLLATE pg_catalog."C",
    public_key bytea NOT NULL,
    sign_count bigint NOT NULL,
    rp_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    transports text NOT NULL COLLATE pg_catalog."C",
    is_backed_up boolean NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    last_used_at text COLLATE pg_catalog."C"
);
CREATE TABLE public.record (
    seq bigint NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    host text NOT NULL COLLATE pg_catalog."C",
    alias text NOT NULL COLLATE pg_catalog."C",
    alias_folded text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    handler text NOT NULL COLLATE pg_catalog."C",
    tld text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    description text NOT NULL COLLATE pg_catalog."C",
    destination text NOT NULL COLLATE pg_catalog."C",
    destinations text COLLATE pg_catalog."C",
    destination_routing text NOT NULL COLLATE pg_catalog."C",
    destination_weights text COLLATE pg_catalog."C",
    status bigint NOT NULL,
    forward_path boolean,
    forward_query boolean,
    utm text NOT NULL COLLATE pg_catalog."C",
    plugins text COLLATE pg_catalog."C",
    tags text NOT NULL COLLATE pg_catalog."C",
    qr text COLLATE pg_catalog."C",
    password_hash text COLLATE pg_catalog."C",
    monitor text NOT NULL COLLATE pg_catalog."C",
    is_notify boolean NOT NULL,
    is_switch_unbroken_destination boolean NOT NULL,
    paused_by text NOT NULL COLLATE pg_catalog."C",
    starts_at text COLLATE pg_catalog."C",
    expired_at text COLLATE pg_catalog."C",
    expired_url text COLLATE pg_catalog."C",
    max_clicks bigint,
    created_by text NOT NULL COLLATE pg_catalog."C",
    created_via text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    broken_destinations text COLLATE pg_catalog."C",
    fastest_destination bigint,
    path_and_query text COLLATE pg_catalog."C",
    match text COLLATE pg_catalog."C",
    external_id text COLLATE pg_catalog."C",
    rules text COLLATE pg_catalog."C",
    fastest_of_rules text COLLATE pg_catalog."C",
    card text COLLATE pg_catalog."C",
    interstitial text DEFAULT 'never'::text NOT NULL COLLATE pg_catalog."C",
    own_time text COLLATE pg_catalog."C"
);
CREATE TABLE public.record_check (
    record_seq bigint NOT NULL,
    at text NOT NULL COLLATE pg_catalog."C",
    destination text NOT NULL COLLATE pg_catalog."C",
    result text NOT NULL COLLATE pg_catalog."C",
    reason text NOT NULL COLLATE pg_catalog."C",
    status bigint,
    ms bigint NOT NULL
);
CREATE TABLE public.record_clicks (
    record_seq bigint NOT NULL,
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    clicks bigint NOT NULL,
    bots bigint NOT NULL,
    last_click_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.record_count (
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    host text NOT NULL COLLATE pg_catalog."C",
    handler text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    monitor text NOT NULL COLLATE pg_catalog."C",
    paused_by text NOT NULL COLLATE pg_catalog."C",
    records bigint NOT NULL
);
CREATE TABLE public.record_tag (
    record_seq bigint NOT NULL,
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    tag text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.record_text (
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    record_seq bigint NOT NULL,
    text text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.record_unclicked (
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    record_seq bigint NOT NULL
);
CREATE TABLE public.recovery_code (
    digest text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.schema_migration (
    id bigint NOT NULL,
    name character varying(255) NOT NULL,
    applied timestamp without time zone NOT NULL
);
ALTER TABLE public.schema_migration ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME public.schema_migration_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.service_host (
    user_id text NOT NULL COLLATE pg_catalog."C",
    host text NOT NULL COLLATE pg_catalog."C",
    used_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.session (
    id text NOT NULL COLLATE pg_catalog."C",
    digest text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    agent text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    seen_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C",
    reset_until text COLLATE pg_catalog."C",
    method text COLLATE pg_catalog."C",
    place text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    awaits_second_step boolean DEFAULT false NOT NULL,
    code_tries bigint DEFAULT 0 NOT NULL,
    used_passkey boolean DEFAULT false NOT NULL,
    provider_sid text COLLATE pg_catalog."C"
);
CREATE TABLE public.sign_in_link (
    digest text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C",
    method text DEFAULT 'link'::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.sqlite_sequence (
    name text NOT NULL,
    seq bigint NOT NULL
);
CREATE TABLE public.state (
    name text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.stored_file (
    name text NOT NULL,
    part integer NOT NULL,
    content bytea NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.tag_count (
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    tag text NOT NULL COLLATE pg_catalog."C",
    records bigint NOT NULL
);
CREATE TABLE public.title_fetch (
    record_seq bigint NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.token (
    id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    user_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    role text NOT NULL COLLATE pg_catalog."C",
    digest text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text COLLATE pg_catalog."C",
    last_used_at text COLLATE pg_catalog."C",
    revoked_at text COLLATE pg_catalog."C"
);
CREATE TABLE public."user" (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE public.nocase,
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    password_hash text COLLATE pg_catalog."C",
    theme text DEFAULT 'system'::text NOT NULL COLLATE pg_catalog."C",
    timezone text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    dates text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    shortcuts boolean DEFAULT true NOT NULL
);
CREATE TABLE public.visitors_salt (
    day text NOT NULL,
    salt text NOT NULL
);
CREATE TABLE public.watch (
    record_seq bigint NOT NULL,
    destination text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    failures bigint NOT NULL,
    ms bigint,
    checked_at text COLLATE pg_catalog."C",
    due_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.webhook (
    id text NOT NULL COLLATE pg_catalog."C",
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    url text NOT NULL COLLATE pg_catalog."C",
    events text NOT NULL COLLATE pg_catalog."C",
    host text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    tag text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    reason text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    failing_since text COLLATE pg_catalog."C",
    paused_until text COLLATE pg_catalog."C",
    tried_at text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    waiting bigint DEFAULT 0 NOT NULL,
    missed bigint DEFAULT 0 NOT NULL,
    secret_version bigint DEFAULT 0 NOT NULL,
    secret_changed_at text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.workspace (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    settings text DEFAULT '{}'::text NOT NULL COLLATE pg_catalog."C",
    plan text DEFAULT 'self-hosted'::text NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE public.workspace_breakdown (
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    counts bytea NOT NULL
);
CREATE TABLE public.workspace_combination (
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    part bigint NOT NULL,
    counts bytea NOT NULL
);
CREATE TABLE public.workspace_day (
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    clicks bigint NOT NULL,
    bots bigint NOT NULL,
    visitors bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.workspace_pairs (
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    counts bytea NOT NULL
);
CREATE TABLE public.workspace_visitor (
    workspace_id text NOT NULL COLLATE pg_catalog."C",
    day text NOT NULL COLLATE pg_catalog."C",
    visitor bigint NOT NULL
);
ALTER TABLE ONLY public.agent_client
    ADD CONSTRAINT agent_client_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.agent_grant
    ADD CONSTRAINT agent_grant_code_digest_key UNIQUE (code_digest);
ALTER TABLE ONLY public.agent_grant
    ADD CONSTRAINT agent_grant_family_key UNIQUE (family);
ALTER TABLE ONLY public.agent_grant
    ADD CONSTRAINT agent_grant_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.agent_token
    ADD CONSTRAINT agent_token_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.authenticator
    ADD CONSTRAINT authenticator_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.change
    ADD CONSTRAINT change_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.change
    ADD CONSTRAINT change_undoes_key UNIQUE (undoes);
ALTER TABLE ONLY public.click_breakdown
    ADD CONSTRAINT click_breakdown_pkey PRIMARY KEY (record_seq, day, is_recent);
ALTER TABLE ONLY public.click_combination
    ADD CONSTRAINT click_combination_pkey PRIMARY KEY (record_seq, day, part);
ALTER TABLE ONLY public.click_day
    ADD CONSTRAINT click_day_pkey PRIMARY KEY (record_seq, day);
ALTER TABLE ONLY public.click_pairs
    ADD CONSTRAINT click_pairs_pkey PRIMARY KEY (record_seq, day, kind);
ALTER TABLE ONLY public.click_taken
    ADD CONSTRAINT click_taken_pkey PRIMARY KEY (record_seq);
ALTER TABLE ONLY public.click_visitor
    ADD CONSTRAINT click_visitor_pkey PRIMARY KEY (record_seq, day, visitor);
ALTER TABLE ONLY public.confirmation
    ADD CONSTRAINT confirmation_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.copy_change
    ADD CONSTRAINT copy_change_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT delivery_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_id_key UNIQUE (id);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.host
    ADD CONSTRAINT host_id_key UNIQUE (id);
ALTER TABLE ONLY public.host
    ADD CONSTRAINT host_pkey PRIMARY KEY (host);
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_pkey PRIMARY KEY (issuer, subject);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_digest_key UNIQUE (digest);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_workspace_id_email_key UNIQUE (workspace_id, email);
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.job_record
    ADD CONSTRAINT job_record_pkey PRIMARY KEY (job_id, record_seq);
ALTER TABLE ONLY public.kept_answer
    ADD CONSTRAINT kept_answer_pkey PRIMARY KEY (workspace_id, user_id, key);
ALTER TABLE ONLY public.kept_record
    ADD CONSTRAINT kept_record_pkey PRIMARY KEY (change_id, record_seq);
ALTER TABLE ONLY public.lease
    ADD CONSTRAINT lease_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.mail_choice
    ADD CONSTRAINT mail_choice_pkey PRIMARY KEY (workspace_id, user_id, kind);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_pkey PRIMARY KEY (workspace_id, user_id);
ALTER TABLE ONLY public.miss
    ADD CONSTRAINT miss_pkey PRIMARY KEY (host, day, path);
ALTER TABLE ONLY public.node
    ADD CONSTRAINT node_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.page_logo
    ADD CONSTRAINT page_logo_pkey PRIMARY KEY (workspace_id, digest);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_credential_id_key UNIQUE (credential_id);
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.record_check
    ADD CONSTRAINT record_check_pkey PRIMARY KEY (record_seq, at, destination);
ALTER TABLE ONLY public.record_clicks
    ADD CONSTRAINT record_clicks_pkey PRIMARY KEY (record_seq);
ALTER TABLE ONLY public.record_count
    ADD CONSTRAINT record_count_pkey PRIMARY KEY (workspace_id, host, handler, type, monitor, paused_by);
ALTER TABLE ONLY public.record
    ADD CONSTRAINT record_id_key UNIQUE (id);
ALTER TABLE ONLY public.record
    ADD CONSTRAINT record_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.record_tag
    ADD CONSTRAINT record_tag_pkey PRIMARY KEY (record_seq, tag);
ALTER TABLE ONLY public.record_text
    ADD CONSTRAINT record_text_pkey PRIMARY KEY (workspace_id, record_seq);
ALTER TABLE ONLY public.record_unclicked
    ADD CONSTRAINT record_unclicked_pkey PRIMARY KEY (workspace_id, record_seq);
ALTER TABLE ONLY public.record
    ADD CONSTRAINT record_workspace_id_host_alias_key UNIQUE (workspace_id, host, alias);
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.schema_migration
    ADD CONSTRAINT schema_migration_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.service_host
    ADD CONSTRAINT service_host_pkey PRIMARY KEY (user_id, host);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_digest_key UNIQUE (digest);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sign_in_link
    ADD CONSTRAINT sign_in_link_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.sqlite_sequence
    ADD CONSTRAINT sqlite_sequence_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.state
    ADD CONSTRAINT state_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.stored_file
    ADD CONSTRAINT stored_file_pkey PRIMARY KEY (name, part);
ALTER TABLE ONLY public.tag_count
    ADD CONSTRAINT tag_count_pkey PRIMARY KEY (workspace_id, tag);
ALTER TABLE ONLY public.title_fetch
    ADD CONSTRAINT title_fetch_pkey PRIMARY KEY (record_seq);
ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_digest_key UNIQUE (digest);
ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_email_key UNIQUE (email);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.visitors_salt
    ADD CONSTRAINT visitors_salt_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.watch
    ADD CONSTRAINT watch_pkey PRIMARY KEY (record_seq, destination);
ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.workspace_breakdown
    ADD CONSTRAINT workspace_breakdown_pkey PRIMARY KEY (workspace_id, kind, day);
ALTER TABLE ONLY public.workspace_combination
    ADD CONSTRAINT workspace_combination_pkey PRIMARY KEY (workspace_id, day, part);
ALTER TABLE ONLY public.workspace_day
    ADD CONSTRAINT workspace_day_pkey PRIMARY KEY (workspace_id, day);
ALTER TABLE ONLY public.workspace_pairs
    ADD CONSTRAINT workspace_pairs_pkey PRIMARY KEY (workspace_id, day, kind);
ALTER TABLE ONLY public.workspace
    ADD CONSTRAINT workspace_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.workspace_visitor
    ADD CONSTRAINT workspace_visitor_pkey PRIMARY KEY (workspace_id, day, visitor);
CREATE INDEX agent_client_by_expiry ON public.agent_client USING btree (expires_at);
CREATE INDEX agent_grant_by_client ON public.agent_grant USING btree (client_id);
CREATE INDEX agent_grant_by_expiry ON public.agent_grant USING btree (expires_at);
CREATE INDEX agent_grant_by_user ON public.agent_grant USING btree (user_id);
CREATE INDEX agent_grant_by_workspace ON public.agent_grant USING btree (workspace_id, user_id, id);
CREATE INDEX agent_token_by_expiry ON public.agent_token USING btree (expires_at);
CREATE INDEX agent_token_by_grant ON public.agent_token USING btree (grant_id, created_at);
CREATE INDEX authenticator_of_user ON public.authenticator USING btree (user_id);
CREATE INDEX change_job ON public.change USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX change_record ON public.change USING btree (workspace_id, record_id, id) WHERE (record_id IS NOT NULL);
CREATE INDEX change_workspace ON public.change USING btree (workspace_id, id);
CREATE INDEX click_combination_large ON public.click_combination USING btree (day, record_seq) WHERE (part = 2);
CREATE INDEX confirmation_by_end ON public.confirmation USING btree (expires_at);
CREATE INDEX delivery_by_due ON public.delivery USING btree (due_at) WHERE ((due_at IS NOT NULL) AND (webhook_id IS NULL));
CREATE INDEX delivery_by_webhook ON public.delivery USING btree (webhook_id, id) WHERE (webhook_id IS NOT NULL);
CREATE INDEX delivery_by_workspace ON public.delivery USING btree (workspace_id, id);
CREATE INDEX delivery_first_repeat ON public.delivery USING btree (webhook_id, due_at) WHERE ((due_at IS NOT NULL) AND (webhook_id IS NOT NULL) AND (attempts = 1));
CREATE INDEX delivery_of_event ON public.delivery USING btree (event_seq) WHERE (event_seq IS NOT NULL);
CREATE INDEX delivery_waiting ON public.delivery USING btree (webhook_id, due_at, id) WHERE ((due_at IS NOT NULL) AND (webhook_id IS NOT NULL));
CREATE INDEX event_by_workspace ON public.event USING btree (workspace_id, seq);
CREATE INDEX event_not_needed ON public.event USING btree (workspace_id, seq) WHERE (is_needed OPERATOR(public.=) 0);
CREATE INDEX host_by_created ON public.host USING btree (workspace_id, created_at, id);
CREATE INDEX host_by_dns_due ON public.host USING btree (dns_due_at) WHERE (dns_due_at IS NOT NULL);
CREATE INDEX host_by_id ON public.host USING btree (workspace_id, id);
CREATE INDEX host_by_updated ON public.host USING btree (workspace_id, updated_at, id);
CREATE UNIQUE INDEX identity_by_user ON public.identity USING btree (user_id, issuer);
CREATE INDEX job_by_created ON public.job USING btree (workspace_id, created_at, id);
CREATE INDEX job_by_id ON public.job USING btree (workspace_id, id);
CREATE INDEX job_by_updated ON public.job USING btree (workspace_id, updated_at, id);
CREATE INDEX job_unfinished ON public.job USING btree (id) WHERE (finished_at IS NULL);
CREATE INDEX kept_answer_by_age ON public.kept_answer USING btree (created_at);
CREATE INDEX kept_record_deleted ON public.kept_record USING btree (record_seq) WHERE (days IS NOT NULL);
CREATE INDEX mail_by_due ON public.mail USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX mail_by_workspace ON public.mail USING btree (workspace_id, id);
CREATE INDEX mail_to_split ON public.mail USING btree (workspace_id, kind) WHERE (user_id IS NULL);
CREATE INDEX passkeys_of_user ON public.passkey USING btree (user_id, id);
CREATE INDEX record_broken ON public.record USING btree (workspace_id) WHERE (monitor = 'down'::text);
CREATE INDEX record_by_clicks ON public.record_clicks USING btree (workspace_id, clicks) WHERE (clicks > 0);
CREATE INDEX record_by_created ON public.record USING btree (workspace_id);
CREATE INDEX record_by_destination ON public.record USING btree (workspace_id, destination);
CREATE INDEX record_by_expiry ON public.record USING btree (workspace_id, expired_at) WHERE (expired_at IS NOT NULL);
CREATE UNIQUE INDEX record_by_external_id ON public.record USING btree (workspace_id, external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX record_by_folded_alias ON public.record USING btree (workspace_id, host, alias_folded);
CREATE INDEX record_by_handler ON public.record USING btree (workspace_id, handler);
CREATE INDEX record_by_host ON public.record USING btree (workspace_id, host);
CREATE INDEX record_by_last_click ON public.record_clicks USING btree (workspace_id, last_click_at);
CREATE INDEX record_by_tag ON public.record_tag USING btree (workspace_id, tag);
CREATE INDEX record_by_tld ON public.record USING btree (workspace_id, tld);
CREATE INDEX record_by_type ON public.record USING btree (workspace_id, type);
CREATE INDEX record_by_updated ON public.record USING btree (workspace_id, updated_at);
CREATE INDEX record_in_order_of_expiry ON public.record USING btree (expired_at, seq) WHERE (expired_at IS NOT NULL);
CREATE INDEX record_paused ON public.record USING btree (workspace_id) WHERE (paused_by <> ''::text);
CREATE INDEX record_with_own_qr ON public.record USING btree (workspace_id) WHERE (qr IS NOT NULL);
CREATE INDEX record_with_own_time ON public.record USING btree (workspace_id) WHERE (own_time IS NOT NULL);
CREATE INDEX record_with_query ON public.record USING btree (host) WHERE (path_and_query IS NOT NULL);
CREATE INDEX recovery_code_of_user ON public.recovery_code USING btree (user_id);
CREATE UNIQUE INDEX schema_migration_name ON public.schema_migration USING btree (name);
CREATE INDEX service_host_by_host ON public.service_host USING btree (host);
CREATE INDEX session_by_provider_sid ON public.session USING btree (provider_sid) WHERE (provider_sid IS NOT NULL);
CREATE INDEX session_by_user ON public.session USING btree (user_id, id);
CREATE INDEX token_of_member ON public.token USING btree (workspace_id, user_id);
CREATE INDEX watch_by_due ON public.watch USING btree (due_at);
CREATE INDEX webhook_by_workspace ON public.webhook USING btree (workspace_id, id);
CREATE INDEX webhook_with_waiting ON public.webhook USING btree (tried_at) WHERE (waiting > 0);
CREATE INDEX workspace_combination_large ON public.workspace_combination USING btree (day, workspace_id) WHERE (part = 2);
CREATE TRIGGER click_visitor_new AFTER INSERT ON public.click_visitor FOR EACH ROW EXECUTE FUNCTION public.click_visitor_new();
CREATE TRIGGER delivery_begins AFTER INSERT ON public.delivery FOR EACH ROW WHEN (((new.webhook_id IS NOT NULL) AND (new.due_at IS NOT NULL))) EXECUTE FUNCTION public.delivery_begins();
CREATE TRIGGER delivery_changes AFTER UPDATE OF due_at ON public.delivery FOR EACH ROW WHEN (((new.webhook_id IS NOT NULL) AND ((old.due_at IS NULL) <> (new.due_at IS NULL)))) EXECUTE FUNCTION public.delivery_changes();
CREATE TRIGGER delivery_goes AFTER DELETE ON public.delivery FOR EACH ROW WHEN (((old.webhook_id IS NOT NULL) AND (old.due_at IS NOT NULL))) EXECUTE FUNCTION public.delivery_goes();
CREATE TRIGGER event_numbered AFTER INSERT ON public.event REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.number_events();
CREATE TRIGGER host_delete_noted AFTER DELETE ON public.host REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_change('host');
CREATE TRIGGER host_insert_noted AFTER INSERT ON public.host REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_change('host');
CREATE TRIGGER host_update_noted AFTER UPDATE ON public.host REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_change('host');
CREATE TRIGGER page_logo_delete_noted AFTER DELETE ON public.page_logo REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_change('workspace_id');
CREATE TRIGGER page_logo_insert_noted AFTER INSERT ON public.page_logo REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_change('workspace_id');
CREATE TRIGGER page_logo_update_noted AFTER UPDATE ON public.page_logo REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_change('workspace_id');
CREATE TRIGGER record_clicked AFTER INSERT ON public.record_clicks FOR EACH ROW WHEN ((new.clicks > 0)) EXECUTE FUNCTION public.record_clicked();
CREATE TRIGGER record_clicked_after_bots AFTER UPDATE OF clicks ON public.record_clicks FOR EACH ROW WHEN (((old.clicks = 0) AND (new.clicks > 0))) EXECUTE FUNCTION public.record_clicked_after_bots();
CREATE TRIGGER record_delete_noted AFTER DELETE ON public.record REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_change('seq');
CREATE TRIGGER record_gone AFTER DELETE ON public.record FOR EACH ROW EXECUTE FUNCTION public.record_gone();
CREATE TRIGGER record_insert_noted AFTER INSERT ON public.record REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_change('seq');
CREATE TRIGGER record_made AFTER INSERT ON public.record FOR EACH ROW EXECUTE FUNCTION public.record_made();
CREATE TRIGGER record_moved AFTER UPDATE OF host, handler, type, monitor, paused_by ON public.record FOR EACH ROW WHEN (((old.host <> new.host) OR (old.handler <> new.handler) OR (old.type <> new.type) OR (old.monitor <> new.monitor) OR (old.paused_by <> new.paused_by))) EXECUTE FUNCTION public.record_moved();
CREATE TRIGGER record_unclicked_gone AFTER DELETE ON public.record FOR EACH ROW EXECUTE FUNCTION public.record_unclicked_gone();
CREATE TRIGGER record_unclicked_made AFTER INSERT ON public.record FOR EACH ROW EXECUTE FUNCTION public.record_unclicked_made();
CREATE TRIGGER record_update_noted AFTER UPDATE ON public.record REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_change('seq');
CREATE TRIGGER tag_given AFTER INSERT ON public.record_tag FOR EACH ROW EXECUTE FUNCTION public.tag_given();
CREATE TRIGGER tag_taken AFTER DELETE ON public.record_tag FOR EACH ROW EXECUTE FUNCTION public.tag_taken();
CREATE TRIGGER workspace_delete_noted AFTER DELETE ON public.workspace REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_change('id');
CREATE TRIGGER workspace_insert_noted AFTER INSERT ON public.workspace REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_change('id');
CREATE TRIGGER workspace_update_noted AFTER UPDATE ON public.workspace REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_change('id');
CREATE TRIGGER workspace_visitor_new AFTER INSERT ON public.workspace_visitor FOR EACH ROW EXECUTE FUNCTION public.workspace_visitor_new();
ALTER TABLE ONLY public.agent_grant
    ADD CONSTRAINT agent_grant_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.agent_client(id) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.agent_grant
    ADD CONSTRAINT agent_grant_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.agent_grant
    ADD CONSTRAINT agent_grant_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.agent_token
    ADD CONSTRAINT agent_token_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES public.agent_grant(id) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.authenticator
    ADD CONSTRAINT authenticator_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) DEFERRABLE;
ALTER TABLE ONLY public.change
    ADD CONSTRAINT change_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.click_breakdown
    ADD CONSTRAINT click_breakdown_record_seq_fkey FOREIGN KEY (record_seq) REFERENCES public.record(seq) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.click_combination
    ADD CONSTRAINT click_combination_record_seq_fkey FOREIGN KEY (record_seq) REFERENCES public.record(seq) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.click_day
    ADD CONSTRAINT click_day_record_seq_fkey FOREIGN KEY (record_seq) REFERENCES public.record(seq) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.click_pairs
    ADD CONSTRAINT click_pairs_record_seq_fkey FOREIGN KEY (record_seq) REFERENCES public.record(seq) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.click_visitor
    ADD CONSTRAINT click_visitor_record_seq_fkey FOREIGN KEY (record_seq) REFERENCES public.record(seq) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.confirmation
    ADD CONSTRAINT confirmation_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) DEFERRABLE;
ALTER TABLE ONLY public.confirmation
    ADD CONSTRAINT confirmation_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.delivery
    ADD CONSTRAINT delivery_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.host
    ADD CONSTRAINT host_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.identity
    ADD CONSTRAINT identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) DEFERRABLE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_inviter_id_fkey FOREIGN KEY (inviter_id) REFERENCES public."user"(id) DEFERRABLE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.job_record
    ADD CONSTRAINT job_record_job_id_fkey FOREIGN KEY (job_id) REFERENCES public.job(id) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) DEFERRABLE;
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.kept_answer
    ADD CONSTRAINT kept_answer_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) DEFERRABLE;
ALTER TABLE ONLY public.kept_answer
    ADD CONSTRAINT kept_answer_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.kept_record
    ADD CONSTRAINT kept_record_change_id_fkey FOREIGN KEY (change_id) REFERENCES public.change(id) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.mail_choice
    ADD CONSTRAINT mail_choice_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) DEFERRABLE;
ALTER TABLE ONLY public.mail_choice
    ADD CONSTRAINT mail_choice_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) DEFERRABLE;
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) DEFERRABLE;
ALTER TABLE ONLY public.member
    ADD CONSTRAINT member_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.miss
    ADD CONSTRAINT miss_host_fkey FOREIGN KEY (host) REFERENCES public.host(host) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.page_logo
    ADD CONSTRAINT page_logo_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.passkey
    ADD CONSTRAINT passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.record_check
    ADD CONSTRAINT record_check_record_seq_fkey FOREIGN KEY (record_seq) REFERENCES public.record(seq) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.record_clicks
    ADD CONSTRAINT record_clicks_record_seq_fkey FOREIGN KEY (record_seq) REFERENCES public.record(seq) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.record_clicks
    ADD CONSTRAINT record_clicks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.record
    ADD CONSTRAINT record_created_by_fkey FOREIGN KEY (created_by) REFERENCES public."user"(id) DEFERRABLE;
ALTER TABLE ONLY public.record_tag
    ADD CONSTRAINT record_tag_record_seq_fkey FOREIGN KEY (record_seq) REFERENCES public.record(seq) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.record_tag
    ADD CONSTRAINT record_tag_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.record_text
    ADD CONSTRAINT record_text_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.record_unclicked
    ADD CONSTRAINT record_unclicked_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.record
    ADD CONSTRAINT record_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) DEFERRABLE;
ALTER TABLE ONLY public.service_host
    ADD CONSTRAINT service_host_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) DEFERRABLE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.sign_in_link
    ADD CONSTRAINT sign_in_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) DEFERRABLE;
ALTER TABLE ONLY public.title_fetch
    ADD CONSTRAINT title_fetch_record_seq_fkey FOREIGN KEY (record_seq) REFERENCES public.record(seq) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.token
    ADD CONSTRAINT token_workspace_id_user_id_fkey FOREIGN KEY (workspace_id, user_id) REFERENCES public.member(workspace_id, user_id) DEFERRABLE;
ALTER TABLE ONLY public.watch
    ADD CONSTRAINT watch_record_seq_fkey FOREIGN KEY (record_seq) REFERENCES public.record(seq) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.webhook
    ADD CONSTRAINT webhook_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) ON DELETE CASCADE DEFERRABLE;
ALTER TABLE ONLY public.workspace_breakdown
    ADD CONSTRAINT workspace_breakdown_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.workspace_combination
    ADD CONSTRAINT workspace_combination_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.workspace_day
    ADD CONSTRAINT workspace_day_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.workspace_pairs
    ADD CONSTRAINT workspace_pairs_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
ALTER TABLE ONLY public.workspace_visitor
    ADD CONSTRAINT workspace_visitor_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES public.workspace(id) DEFERRABLE;
INSERT INTO public.schema_migration (name, applied) VALUES ('0001_first_tables', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0002_settings_jobs_filters', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0003_records_in_order', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0004_plans', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0005_idempotency', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0006_clicks_by_kind', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0007_confirmations', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0008_watching', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0009_sessions', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0010_imports', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0011_invitations', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0012_host_proof', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0013_job_outcome', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0014_paths_and_patterns', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0015_not_found', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0016_history', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0017_external_id', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0018_order_of_clicks', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0019_preferences', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0020_page_logo', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0021_click_breakdowns', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0022_rules', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0023_mail', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0024_app_links', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0025_cards', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0026_title_fetch', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0027_events', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0028_expiries', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0029_signing_in', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0030_one_time_links', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0031_creation_times', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0032_click_pairs', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0033_paused_imports', now());
INSERT INTO public.schema_migration (name, applied) VALUES ('0034_service_hosts', now());
INSERT INTO public.sqlite_sequence VALUES ('event', 0);
INSERT INTO public.state VALUES ('generation', '0');
