CREATE TABLE "content_views" (
	"content_id" integer NOT NULL,
	"slot" smallint NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "content_views_content_id_slot_pk" PRIMARY KEY("content_id","slot")
);
--> statement-breakpoint
CREATE TABLE "chapter_version" (
	"chapter_id" integer NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chapter_version_chapter_id_version_pk" PRIMARY KEY("chapter_id","version")
);
--> statement-breakpoint
CREATE TABLE "reader" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reader_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"visitor_key" text,
	"member_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reader_is_somebody" CHECK ((kind = 'visitor' and visitor_key is not null and member_id is null)
        or (kind in ('guest', 'member') and visitor_key is null and member_id is not null))
);
--> statement-breakpoint
CREATE TABLE "chapter_reading" (
	"reader_id" bigint NOT NULL,
	"content_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"opened_at" timestamp with time zone,
	"read_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "chapter_reading_reader_id_content_id_chapter_id_pk" PRIMARY KEY("reader_id","content_id","chapter_id")
);
--> statement-breakpoint
CREATE TABLE "title_reading" (
	"reader_id" bigint NOT NULL,
	"content_id" integer NOT NULL,
	"unit" text NOT NULL,
	"last_chapter_id" integer NOT NULL,
	"last_version" text NOT NULL,
	"last_share" double precision NOT NULL,
	"last_position" jsonb,
	"last_at" timestamp with time zone NOT NULL,
	"furthest_chapter_id" integer NOT NULL,
	"furthest_version" text NOT NULL,
	"furthest_share" double precision NOT NULL,
	"furthest_position" jsonb,
	"furthest_at" timestamp with time zone NOT NULL,
	CONSTRAINT "title_reading_reader_id_content_id_unit_pk" PRIMARY KEY("reader_id","content_id","unit")
);
--> statement-breakpoint
ALTER TABLE "chapter" DROP CONSTRAINT "chapter_content_id_content_id_fk";
--> statement-breakpoint
ALTER TABLE "chapter_report" DROP CONSTRAINT "chapter_report_chapter_id_chapter_id_fk";
--> statement-breakpoint
ALTER TABLE "reading_event" DROP CONSTRAINT "reading_event_chapter_id_chapter_id_fk";
--> statement-breakpoint
DROP INDEX "chapter_order";--> statement-breakpoint
DROP INDEX "reading_event_reader";--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chapter" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "chapter" ADD COLUMN "version" text;--> statement-breakpoint
ALTER TABLE "chapter" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chapter_report" ADD COLUMN "reader_id" bigint;--> statement-breakpoint
ALTER TABLE "reading_event" ADD COLUMN "reader_id" bigint;--> statement-breakpoint
-- What can be read in each chapter now, named as an import names it (ingest/work/chapter-version.ts).
UPDATE "chapter" SET "version" = substr(encode(sha256(convert_to(coalesce(
	(SELECT "storage_key" FROM "chapter_epub" WHERE "chapter_id" = "chapter"."id" AND "sales_type" = 'product'),
	(SELECT string_agg("page" || '-' || "slice" || ' ' || "image_id", E'\n' ORDER BY "page", "slice") FROM "chapter_image" WHERE "chapter_id" = "chapter"."id"),
	''), 'UTF8')), 'hex'), 1, 16);--> statement-breakpoint
ALTER TABLE "chapter" ALTER COLUMN "version" SET NOT NULL;--> statement-breakpoint
INSERT INTO "chapter_version" ("chapter_id", "version") SELECT "id", "version" FROM "chapter";--> statement-breakpoint
-- A reader was a member's id, or a digest of 43 letters. An id without a member is of an account that is gone.
INSERT INTO "reader" ("kind", "member_id", "created_at")
SELECT CASE WHEN "guest" THEN 'guest' ELSE 'member' END, "id", "created_at" FROM "member";--> statement-breakpoint
INSERT INTO "reader" ("kind", "visitor_key", "created_at")
SELECT 'visitor', "reader", min("at") FROM (
	SELECT "reader", "occurred_at" AS "at" FROM "reading_event"
	UNION ALL SELECT "reader", "reported_at" FROM "chapter_report"
) AS "seen" WHERE length("reader") = 43 GROUP BY "reader";--> statement-breakpoint
UPDATE "reading_event" SET "reader_id" = "reader"."id" FROM "reader"
WHERE "reading_event"."reader" = coalesce("reader"."visitor_key", "reader"."member_id"::text);--> statement-breakpoint
UPDATE "chapter_report" SET "reader_id" = "reader"."id" FROM "reader"
WHERE "chapter_report"."reader" = coalesce("reader"."visitor_key", "reader"."member_id"::text);--> statement-breakpoint
INSERT INTO "chapter_reading" ("reader_id", "content_id", "chapter_id", "opened_at", "read_at", "finished_at")
SELECT "reader_id", "content_id", "chapter_id", max("occurred_at") FILTER (WHERE "kind" = 'read'),
	max("occurred_at"), min("occurred_at") FILTER (WHERE "kind" = 'finished')
FROM "reading_event" JOIN "chapter" ON "chapter"."id" = "chapter_id"
WHERE "reader_id" IS NOT NULL GROUP BY "reader_id", "content_id", "chapter_id";--> statement-breakpoint
INSERT INTO "title_reading" ("reader_id", "content_id", "unit",
	"last_chapter_id", "last_version", "last_share", "last_at",
	"furthest_chapter_id", "furthest_version", "furthest_share", "furthest_at")
SELECT "last"."reader_id", "last"."content_id", "last"."unit",
	"last"."chapter_id", "last"."version", "last"."share", "last"."read_at",
	"furthest"."chapter_id", "furthest"."version", "furthest"."share", "furthest"."read_at"
FROM (
	SELECT DISTINCT ON ("reader_id", "chapter_reading"."content_id", "unit") "chapter_reading".*, "unit", "version",
		("finished_at" IS NOT NULL)::int AS "share"
	FROM "chapter_reading" JOIN "chapter" ON "chapter"."id" = "chapter_id"
	ORDER BY "reader_id", "chapter_reading"."content_id", "unit", "read_at" DESC, "sort" DESC
) AS "last" JOIN (
	SELECT DISTINCT ON ("reader_id", "chapter_reading"."content_id", "unit") "chapter_reading".*, "unit", "version",
		("finished_at" IS NOT NULL)::int AS "share"
	FROM "chapter_reading" JOIN "chapter" ON "chapter"."id" = "chapter_id"
	ORDER BY "reader_id", "chapter_reading"."content_id", "unit", "sort" DESC, "share" DESC
) AS "furthest" USING ("reader_id", "content_id", "unit");--> statement-breakpoint
ALTER TABLE "content_views" ADD CONSTRAINT "content_views_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_version" ADD CONSTRAINT "chapter_version_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reader" ADD CONSTRAINT "reader_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_reading" ADD CONSTRAINT "chapter_reading_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_reading" ADD CONSTRAINT "chapter_reading_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_reading" ADD CONSTRAINT "chapter_reading_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_reading" ADD CONSTRAINT "title_reading_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_reading" ADD CONSTRAINT "title_reading_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_reading" ADD CONSTRAINT "title_reading_last" FOREIGN KEY ("last_chapter_id","last_version") REFERENCES "public"."chapter_version"("chapter_id","version") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_reading" ADD CONSTRAINT "title_reading_furthest" FOREIGN KEY ("furthest_chapter_id","furthest_version") REFERENCES "public"."chapter_version"("chapter_id","version") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reader_visitor" ON "reader" USING btree ("visitor_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reader_member" ON "reader" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "title_reading_recent" ON "title_reading" USING btree ("reader_id","last_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "chapter" ADD CONSTRAINT "chapter_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_report" ADD CONSTRAINT "chapter_report_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_report" ADD CONSTRAINT "chapter_report_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_event" ADD CONSTRAINT "reading_event_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_event" ADD CONSTRAINT "reading_event_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_import_key" ON "chapter" USING btree ("content_id","import_key") WHERE import_key is not null;--> statement-breakpoint
CREATE INDEX "chapter_report_reader" ON "chapter_report" USING btree ("reader_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_order" ON "chapter" USING btree ("content_id","unit","sort") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "reading_event_reader" ON "reading_event" USING btree ("reader_id");--> statement-breakpoint
ALTER TABLE "chapter_report" DROP COLUMN "reader";--> statement-breakpoint
ALTER TABLE "reading_event" DROP COLUMN "reader";--> statement-breakpoint
DROP INDEX "content_newest";--> statement-breakpoint
DROP INDEX "content_popular";--> statement-breakpoint
CREATE INDEX "content_newest" ON "content" USING btree ("language","category","last_chapter_published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE published_at is not null and withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "content_popular" ON "content" USING btree ("language","category","total_views" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE published_at is not null and withdrawn_at is null;
