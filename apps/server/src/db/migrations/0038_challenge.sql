CREATE TABLE "challenge_chapter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenge_chapter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" text NOT NULL,
	"published_at" timestamp with time zone,
	"cover_id" text,
	"author_comment" text,
	"comment_enabled" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "challenge_chapter_status_known" CHECK (status in ('draft', 'scheduled', 'published', 'withdrawn')),
	CONSTRAINT "challenge_chapter_appears" CHECK (status not in ('scheduled', 'published') or published_at is not null),
	CONSTRAINT "challenge_chapter_counts" CHECK (least(total_likes, comment_count) >= 0)
);
--> statement-breakpoint
CREATE TABLE "challenge_chapter_image" (
	"chapter_id" integer NOT NULL,
	"page" smallint NOT NULL,
	"slice" smallint NOT NULL,
	"image_id" text NOT NULL,
	"size" integer NOT NULL,
	"description" text,
	CONSTRAINT "challenge_chapter_image_chapter_id_page_slice_pk" PRIMARY KEY("chapter_id","page","slice"),
	CONSTRAINT "challenge_chapter_image_size" CHECK (size > 0)
);
--> statement-breakpoint
CREATE TABLE "challenge_comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenge_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chapter_id" integer NOT NULL,
	"content_id" integer NOT NULL,
	"reader_id" bigint,
	"body" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_by" text,
	"hidden_reason" text,
	CONSTRAINT "challenge_comment_likes" CHECK (total_likes >= 0),
	CONSTRAINT "challenge_comment_words" CHECK ((deleted_at is null) = (body <> '')),
	CONSTRAINT "challenge_comment_author" CHECK (reader_id is not null or deleted_at is not null),
	CONSTRAINT "challenge_comment_hidden" CHECK (num_nulls(hidden_at, hidden_by, hidden_reason) in (0, 3)),
	CONSTRAINT "challenge_comment_hidden_by" CHECK (hidden_by in ('creator', 'operator', 'reports'))
);
--> statement-breakpoint
CREATE TABLE "challenge_comment_like" (
	"comment_id" integer NOT NULL,
	"reader_id" bigint,
	"liked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_comment_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenge_comment_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_id" integer NOT NULL,
	"reader_id" bigint,
	"category" text NOT NULL,
	"remarks" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "challenge_comment_report_category" CHECK (category in ('spoiler', 'abuse', 'sexual', 'advertising', 'personal', 'other'))
);
--> statement-breakpoint
CREATE TABLE "challenge_like" (
	"chapter_id" integer NOT NULL,
	"content_id" integer NOT NULL,
	"reader_id" bigint,
	"liked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenge_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"reader_id" bigint,
	"category" text NOT NULL,
	"remarks" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "challenge_report_category_known" CHECK (category in ('copyright', 'sexual', 'violence', 'abuse', 'advertising', 'personal', 'other'))
);
--> statement-breakpoint
CREATE TABLE "challenge_day" (
	"content_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"subscribers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "challenge_day_content_id_day_pk" PRIMARY KEY("content_id","day")
);
--> statement-breakpoint
CREATE TABLE "challenge_ranking" (
	"day" date NOT NULL,
	"ranking" text NOT NULL,
	"rank" integer NOT NULL,
	"content_id" integer NOT NULL,
	"score" bigint NOT NULL,
	CONSTRAINT "challenge_ranking_day_ranking_rank_pk" PRIMARY KEY("day","ranking","rank")
);
--> statement-breakpoint
CREATE TABLE "challenge_reading" (
	"reader_id" bigint NOT NULL,
	"content_id" integer NOT NULL,
	"last_chapter_id" integer NOT NULL,
	"last_version" text NOT NULL,
	"last_locator" jsonb,
	"last_read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_reading_reader_id_content_id_pk" PRIMARY KEY("reader_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "challenge_subscription" (
	"reader_id" bigint NOT NULL,
	"content_id" integer NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_subscription_reader_id_content_id_pk" PRIMARY KEY("reader_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "challenge_view" (
	"day" date NOT NULL,
	"content_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"reader_id" bigint NOT NULL,
	CONSTRAINT "challenge_view_day_content_id_chapter_id_reader_id_pk" PRIMARY KEY("day","content_id","chapter_id","reader_id")
);
--> statement-breakpoint
CREATE TABLE "challenge_listed" (
	"list" smallint NOT NULL,
	"content_id" integer NOT NULL,
	"mature" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"popularity" integer NOT NULL,
	"total_views" integer NOT NULL,
	"comment_count" integer NOT NULL,
	"total_likes" integer NOT NULL,
	CONSTRAINT "challenge_listed_content_id_list_pk" PRIMARY KEY("content_id","list")
);
--> statement-breakpoint
CREATE TABLE "challenge_pickup" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenge_pickup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sort" smallint NOT NULL,
	"name" text NOT NULL,
	"content_id" integer,
	"link" text,
	"image_id" text NOT NULL,
	CONSTRAINT "challenge_pickup_leads" CHECK (content_id is not null or link is not null)
);
--> statement-breakpoint
CREATE TABLE "challenge_title" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenge_title_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reader_id" bigint,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"catchcopy" text DEFAULT '' NOT NULL,
	"genre_ids" smallint[] NOT NULL,
	"orientation" text DEFAULT 'TTB' NOT NULL,
	"cover_id" text,
	"square_id" text,
	"published" boolean DEFAULT true NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"mature" boolean DEFAULT false NOT NULL,
	"comment_enabled" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"suspended_at" timestamp with time zone,
	"suspended_by" text,
	"suspended_reason" text,
	"chapter_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"subscribed_count" integer DEFAULT 0 NOT NULL,
	"total_views" integer DEFAULT 0 NOT NULL,
	"total_views_updated_at" timestamp with time zone,
	"recent_views" integer DEFAULT 0 NOT NULL,
	"recent_likes" integer DEFAULT 0 NOT NULL,
	"recent_comments" integer DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"listed" boolean GENERATED ALWAYS AS (published and chapter_count > 0 and deleted_at is null and hidden_at is null and suspended_at is null) STORED NOT NULL,
	CONSTRAINT "challenge_title_genres" CHECK (cardinality(genre_ids) between 1 and 3
        and genre_ids <@ '{4,14,7,27,2,1,10,5,3,6,28,8,16,13,12,26,9}'::smallint[]),
	CONSTRAINT "challenge_title_orientation" CHECK (orientation in ('TTB', 'LTR', 'RTL')),
	CONSTRAINT "challenge_title_suspended" CHECK (num_nulls(suspended_at, suspended_by, suspended_reason) in (0, 3)),
	CONSTRAINT "challenge_title_creator" CHECK (reader_id is not null or deleted_at is not null),
	CONSTRAINT "challenge_title_counts" CHECK (least(chapter_count, comment_count, total_likes, subscribed_count, total_views) >= 0)
);
--> statement-breakpoint
ALTER TABLE "banner" DROP CONSTRAINT "banner_area_known";--> statement-breakpoint
ALTER TABLE "challenge_chapter" ADD CONSTRAINT "challenge_chapter_content_id_challenge_title_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."challenge_title"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_chapter" ADD CONSTRAINT "challenge_chapter_cover_id_image_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_chapter_image" ADD CONSTRAINT "challenge_chapter_image_chapter_id_challenge_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."challenge_chapter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_chapter_image" ADD CONSTRAINT "challenge_chapter_image_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_comment" ADD CONSTRAINT "challenge_comment_chapter_id_challenge_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."challenge_chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_comment" ADD CONSTRAINT "challenge_comment_content_id_challenge_title_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."challenge_title"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_comment" ADD CONSTRAINT "challenge_comment_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_comment_like" ADD CONSTRAINT "challenge_comment_like_comment_id_challenge_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."challenge_comment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_comment_like" ADD CONSTRAINT "challenge_comment_like_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_comment_report" ADD CONSTRAINT "challenge_comment_report_comment_id_challenge_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."challenge_comment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_comment_report" ADD CONSTRAINT "challenge_comment_report_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_like" ADD CONSTRAINT "challenge_like_chapter_id_challenge_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."challenge_chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_like" ADD CONSTRAINT "challenge_like_content_id_challenge_title_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."challenge_title"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_like" ADD CONSTRAINT "challenge_like_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_report" ADD CONSTRAINT "challenge_report_content_id_challenge_title_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."challenge_title"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_report" ADD CONSTRAINT "challenge_report_chapter_id_challenge_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."challenge_chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_report" ADD CONSTRAINT "challenge_report_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_day" ADD CONSTRAINT "challenge_day_content_id_challenge_title_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."challenge_title"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_ranking" ADD CONSTRAINT "challenge_ranking_content_id_challenge_title_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."challenge_title"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_reading" ADD CONSTRAINT "challenge_reading_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_reading" ADD CONSTRAINT "challenge_reading_content_id_challenge_title_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."challenge_title"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_reading" ADD CONSTRAINT "challenge_reading_last_chapter_id_challenge_chapter_id_fk" FOREIGN KEY ("last_chapter_id") REFERENCES "public"."challenge_chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_subscription" ADD CONSTRAINT "challenge_subscription_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_subscription" ADD CONSTRAINT "challenge_subscription_content_id_challenge_title_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."challenge_title"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_view" ADD CONSTRAINT "challenge_view_content_id_challenge_title_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."challenge_title"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_view" ADD CONSTRAINT "challenge_view_chapter_id_challenge_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."challenge_chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_view" ADD CONSTRAINT "challenge_view_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_listed" ADD CONSTRAINT "challenge_listed_content_id_challenge_title_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."challenge_title"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_pickup" ADD CONSTRAINT "challenge_pickup_content_id_challenge_title_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."challenge_title"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_pickup" ADD CONSTRAINT "challenge_pickup_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_title" ADD CONSTRAINT "challenge_title_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_title" ADD CONSTRAINT "challenge_title_cover_id_image_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_title" ADD CONSTRAINT "challenge_title_square_id_image_id_fk" FOREIGN KEY ("square_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_chapter_of_title" ON "challenge_chapter" USING btree ("content_id","id");--> statement-breakpoint
CREATE INDEX "challenge_chapter_image_image" ON "challenge_chapter_image" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "challenge_comment_recent" ON "challenge_comment" USING btree ("chapter_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "challenge_comment_liked" ON "challenge_comment" USING btree ("chapter_id","total_likes","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "challenge_comment_of_title" ON "challenge_comment" USING btree ("content_id","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "challenge_comment_author_recent" ON "challenge_comment" USING btree ("reader_id","id");--> statement-breakpoint
CREATE INDEX "challenge_comment_day" ON "challenge_comment" USING btree ("posted_at") WHERE deleted_at is null and hidden_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_comment_like_once" ON "challenge_comment_like" USING btree ("comment_id","reader_id");--> statement-breakpoint
CREATE INDEX "challenge_comment_like_reader" ON "challenge_comment_like" USING btree ("reader_id");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_comment_report_once" ON "challenge_comment_report" USING btree ("comment_id","reader_id");--> statement-breakpoint
CREATE INDEX "challenge_comment_report_reader" ON "challenge_comment_report" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "challenge_comment_report_open" ON "challenge_comment_report" USING btree ("comment_id") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_like_once" ON "challenge_like" USING btree ("chapter_id","reader_id");--> statement-breakpoint
CREATE INDEX "challenge_like_reader" ON "challenge_like" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "challenge_like_recent" ON "challenge_like" USING btree ("liked_at");--> statement-breakpoint
CREATE INDEX "challenge_like_of_title" ON "challenge_like" USING btree ("content_id","liked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_report_once" ON "challenge_report" USING btree ("chapter_id","reader_id");--> statement-breakpoint
CREATE INDEX "challenge_report_reader" ON "challenge_report" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "challenge_report_open" ON "challenge_report" USING btree ("content_id") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "challenge_day_day" ON "challenge_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "challenge_ranking_title" ON "challenge_ranking" USING btree ("content_id","day" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "challenge_reading_recent" ON "challenge_reading" USING btree ("reader_id","last_read_at","content_id");--> statement-breakpoint
CREATE INDEX "challenge_subscription_of_title" ON "challenge_subscription" USING btree ("content_id","subscribed_at");--> statement-breakpoint
CREATE INDEX "challenge_subscription_day" ON "challenge_subscription" USING btree ("subscribed_at");--> statement-breakpoint
CREATE INDEX "challenge_view_reader" ON "challenge_view" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "challenge_listed_recent" ON "challenge_listed" USING btree ("list","published_at","content_id");--> statement-breakpoint
CREATE INDEX "challenge_listed_updated" ON "challenge_listed" USING btree ("list","updated_at","content_id");--> statement-breakpoint
CREATE INDEX "challenge_listed_popular" ON "challenge_listed" USING btree ("list","popularity","content_id");--> statement-breakpoint
CREATE INDEX "challenge_listed_total" ON "challenge_listed" USING btree ("list","total_views","content_id");--> statement-breakpoint
CREATE INDEX "challenge_listed_comment" ON "challenge_listed" USING btree ("list","comment_count","content_id");--> statement-breakpoint
CREATE INDEX "challenge_listed_likes" ON "challenge_listed" USING btree ("list","total_likes","content_id");--> statement-breakpoint
CREATE INDEX "challenge_pickup_title" ON "challenge_pickup" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "challenge_title_creator_recent" ON "challenge_title" USING btree ("reader_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "challenge_title_search" ON "challenge_title" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "challenge_title_hidden" ON "challenge_title" USING btree ("hidden_at") WHERE hidden_at is not null;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_area_known" CHECK (area in ('top', 'section', 'adult', 'content_home', 'challenge'));--> statement-breakpoint
CREATE FUNCTION "challenge_title_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.search_text := trim(regexp_replace(lower(normalize(concat_ws(' ', NEW.name, NEW.catchcopy, (
		SELECT nickname FROM member JOIN reader ON reader.member_id = member.id
		WHERE reader.id = NEW.reader_id)), NFKC)), '\s+', ' ', 'g'));
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "challenge_title_words" BEFORE INSERT OR UPDATE OF "name", "catchcopy", "reader_id" ON "challenge_title" FOR EACH ROW EXECUTE FUNCTION "challenge_title_words"();--> statement-breakpoint
CREATE FUNCTION "challenge_creator_renamed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE challenge_title SET name = name
	WHERE reader_id = (SELECT id FROM reader WHERE member_id = NEW.id);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "challenge_creator_renamed" AFTER UPDATE OF "nickname" ON "member" FOR EACH ROW WHEN (OLD.nickname IS DISTINCT FROM NEW.nickname) EXECUTE FUNCTION "challenge_creator_renamed"();--> statement-breakpoint
CREATE FUNCTION "challenge_title_enlisted"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	lists smallint[] := '{}';
BEGIN
	IF NEW.listed THEN
		lists := array[-1]::smallint[] || NEW.genre_ids;
		IF NEW.completed THEN
			lists := lists || array[0]::smallint[]
				|| (SELECT array_agg((genre + 100)::smallint) FROM unnest(NEW.genre_ids) AS genre);
		END IF;
	END IF;
	DELETE FROM challenge_listed WHERE content_id = NEW.id AND list <> ALL (lists);
	INSERT INTO challenge_listed AS known (list, content_id, mature, published_at, updated_at,
		popularity, total_views, comment_count, total_likes)
	SELECT list, NEW.id, NEW.mature, NEW.published_at, NEW.updated_at, NEW.popularity,
		NEW.total_views, NEW.comment_count, NEW.total_likes FROM unnest(lists) AS list
	ON CONFLICT (content_id, list) DO UPDATE SET mature = excluded.mature,
		published_at = excluded.published_at, updated_at = excluded.updated_at,
		popularity = excluded.popularity, total_views = excluded.total_views,
		comment_count = excluded.comment_count, total_likes = excluded.total_likes
	WHERE (known.mature, known.published_at, known.updated_at, known.popularity,
		known.total_views, known.comment_count, known.total_likes)
		IS DISTINCT FROM (excluded.mature, excluded.published_at, excluded.updated_at,
		excluded.popularity, excluded.total_views, excluded.comment_count, excluded.total_likes);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "challenge_title_enlisted" AFTER INSERT OR UPDATE OF "published", "completed", "mature", "genre_ids", "published_at", "updated_at", "deleted_at", "hidden_at", "suspended_at", "chapter_count", "comment_count", "total_likes", "total_views", "popularity" ON "challenge_title" FOR EACH ROW EXECUTE FUNCTION "challenge_title_enlisted"();--> statement-breakpoint
CREATE FUNCTION "challenge_chapter_appeared"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status = 'published' OR (TG_OP = 'UPDATE' AND OLD.status = 'published') THEN
		UPDATE challenge_title SET chapter_count = facts.count,
			published_at = least(published_at, facts.first),
			updated_at = greatest(updated_at, facts.last)
		FROM (SELECT count(*) AS count, min(published_at) AS first, max(published_at) AS last
			FROM challenge_chapter WHERE content_id = NEW.content_id AND status = 'published') AS facts
		WHERE id = NEW.content_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "challenge_chapter_appeared" AFTER INSERT OR UPDATE OF "status", "published_at" ON "challenge_chapter" FOR EACH ROW EXECUTE FUNCTION "challenge_chapter_appeared"();--> statement-breakpoint
CREATE FUNCTION "challenge_like_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	more integer := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
	UPDATE challenge_chapter SET total_likes = total_likes + more * counted.likes
	FROM (SELECT chapter_id, count(*) AS likes FROM changed GROUP BY chapter_id) AS counted
	WHERE id = counted.chapter_id;
	UPDATE challenge_title SET total_likes = total_likes + more * counted.likes
	FROM (SELECT content_id, count(*) AS likes FROM changed GROUP BY content_id) AS counted
	WHERE id = counted.content_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "challenge_like_given" AFTER INSERT ON "challenge_like" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "challenge_like_counted"();--> statement-breakpoint
CREATE TRIGGER "challenge_like_taken" AFTER DELETE ON "challenge_like" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "challenge_like_counted"();--> statement-breakpoint
CREATE FUNCTION "challenge_comment_counted"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	more integer := 0;
BEGIN
	IF NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL THEN
		more := 1;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL THEN
		more := more - 1;
	END IF;
	IF more <> 0 THEN
		UPDATE challenge_chapter SET comment_count = comment_count + more WHERE id = NEW.chapter_id;
		UPDATE challenge_title SET comment_count = comment_count + more WHERE id = NEW.content_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "challenge_comment_counted" AFTER INSERT OR UPDATE OF "deleted_at", "hidden_at" ON "challenge_comment" FOR EACH ROW EXECUTE FUNCTION "challenge_comment_counted"();--> statement-breakpoint
CREATE FUNCTION "challenge_comment_liked"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE challenge_comment SET total_likes = total_likes + 1 WHERE id = NEW.comment_id;
	ELSE
		UPDATE challenge_comment SET total_likes = total_likes - 1 WHERE id = OLD.comment_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "challenge_comment_liked" AFTER INSERT OR DELETE ON "challenge_comment_like" FOR EACH ROW EXECUTE FUNCTION "challenge_comment_liked"();--> statement-breakpoint
CREATE FUNCTION "challenge_subscribed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE challenge_title SET subscribed_count = subscribed_count + 1 WHERE id = NEW.content_id;
	ELSE
		UPDATE challenge_title SET subscribed_count = subscribed_count - 1 WHERE id = OLD.content_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "challenge_subscribed" AFTER INSERT OR DELETE ON "challenge_subscription" FOR EACH ROW EXECUTE FUNCTION "challenge_subscribed"();
