CREATE TABLE "owned_title" (
	"wallet_id" integer NOT NULL,
	"content_id" integer NOT NULL,
	"category" text NOT NULL,
	"rented_until" timestamp with time zone,
	"unlocked_at" timestamp with time zone,
	"rented_shown" boolean DEFAULT true NOT NULL,
	"unlocked_shown" boolean DEFAULT true NOT NULL,
	CONSTRAINT "owned_title_wallet_id_content_id_pk" PRIMARY KEY("wallet_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "recent_title" (
	"reader_id" bigint NOT NULL,
	"content_id" integer NOT NULL,
	"category" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "recent_title_reader_id_content_id_pk" PRIMARY KEY("reader_id","content_id")
);
--> statement-breakpoint
CREATE TABLE "title_subscription" (
	"reader_id" bigint NOT NULL,
	"content_id" integer NOT NULL,
	"category" text NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "title_subscription_reader_id_content_id_pk" PRIMARY KEY("reader_id","content_id")
);
--> statement-breakpoint
ALTER TABLE "owned_title" ADD CONSTRAINT "owned_title_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_title" ADD CONSTRAINT "owned_title_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_title" ADD CONSTRAINT "recent_title_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_title" ADD CONSTRAINT "recent_title_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_subscription" ADD CONSTRAINT "title_subscription_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_subscription" ADD CONSTRAINT "title_subscription_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "owned_title_rented" ON "owned_title" USING btree ("wallet_id","category","rented_until","content_id") WHERE rented_until is not null and rented_shown;--> statement-breakpoint
CREATE INDEX "owned_title_unlocked" ON "owned_title" USING btree ("wallet_id","category","unlocked_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST) WHERE unlocked_at is not null and unlocked_shown;--> statement-breakpoint
CREATE INDEX "recent_title_listed" ON "recent_title" USING btree ("reader_id","category","read_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "title_subscription_listed" ON "title_subscription" USING btree ("reader_id","category","subscribed_at" DESC NULLS FIRST,"content_id" DESC NULLS FIRST) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "title_subscription_ended" ON "title_subscription" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "content_library_updated" ON "content" USING btree ("category",coalesce(last_chapter_published_at, to_timestamp(0)) desc,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_library_name" ON "content" USING btree ("category",name collate "und-x-icu","id");--> statement-breakpoint
CREATE FUNCTION "list_recent_title"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO recent_title (reader_id, content_id, category, read_at)
	SELECT NEW.reader_id, NEW.content_id, content.category, NEW.last_at
	FROM content, reader
	WHERE content.id = NEW.content_id AND reader.id = NEW.reader_id AND reader.kind <> 'visitor'
	ON CONFLICT (reader_id, content_id) DO UPDATE SET
		read_at = greatest(recent_title.read_at, excluded.read_at),
		removed_at = CASE WHEN excluded.read_at > recent_title.removed_at THEN NULL
			ELSE recent_title.removed_at END;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "title_reading_listed" AFTER INSERT OR UPDATE OF "last_at" ON "title_reading" FOR EACH ROW EXECUTE FUNCTION "list_recent_title"();--> statement-breakpoint
CREATE FUNCTION "list_rented_title"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO owned_title (wallet_id, content_id, category, rented_until)
	SELECT NEW.wallet_id, id, category, NEW.ends_at FROM content WHERE id = NEW.content_id
	ON CONFLICT (wallet_id, content_id) DO UPDATE SET
		rented_until = greatest(owned_title.rented_until, excluded.rented_until),
		rented_shown = true;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "chapter_rental_listed" AFTER INSERT ON "chapter_rental" FOR EACH ROW EXECUTE FUNCTION "list_rented_title"();--> statement-breakpoint
CREATE FUNCTION "list_unlocked_title"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.taken_back_at IS NULL THEN
		INSERT INTO owned_title (wallet_id, content_id, category, unlocked_at)
		SELECT NEW.wallet_id, id, category, NEW.unlocked_at FROM content WHERE id = NEW.content_id
		ON CONFLICT (wallet_id, content_id) DO UPDATE SET
			unlocked_at = greatest(owned_title.unlocked_at, excluded.unlocked_at),
			unlocked_shown = true;
	ELSE
		UPDATE owned_title SET unlocked_at = (
			SELECT max(unlocked_at) FROM chapter_unlock
			WHERE wallet_id = NEW.wallet_id AND content_id = NEW.content_id AND taken_back_at IS NULL)
		WHERE wallet_id = NEW.wallet_id AND content_id = NEW.content_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "chapter_unlock_listed" AFTER INSERT OR UPDATE OF "taken_back_at" ON "chapter_unlock" FOR EACH ROW EXECUTE FUNCTION "list_unlocked_title"();--> statement-breakpoint
INSERT INTO "recent_title" ("reader_id", "content_id", "category", "read_at")
SELECT "title_reading"."reader_id", "content"."id", "content"."category", max("title_reading"."last_at")
FROM "title_reading"
JOIN "reader" ON "reader"."id" = "title_reading"."reader_id" AND "reader"."kind" <> 'visitor'
JOIN "content" ON "content"."id" = "title_reading"."content_id"
GROUP BY "title_reading"."reader_id", "content"."id";--> statement-breakpoint
INSERT INTO "owned_title" ("wallet_id", "content_id", "category", "rented_until", "unlocked_at")
SELECT "own"."wallet_id", "content"."id", "content"."category", max("own"."ends_at"), max("own"."unlocked_at")
FROM (
	SELECT "wallet_id", "content_id", "ends_at", NULL::timestamptz AS "unlocked_at" FROM "chapter_rental"
	UNION ALL
	SELECT "wallet_id", "content_id", NULL, "unlocked_at" FROM "chapter_unlock" WHERE "taken_back_at" IS NULL
) AS "own"
JOIN "content" ON "content"."id" = "own"."content_id"
GROUP BY "own"."wallet_id", "content"."id";
