CREATE TABLE "event_link" (
	"event_id" integer NOT NULL,
	"sort" smallint NOT NULL,
	"label" text NOT NULL,
	"href" text NOT NULL,
	CONSTRAINT "event_link_event_id_sort_pk" PRIMARY KEY("event_id","sort")
);
--> statement-breakpoint
CREATE TABLE "event_title" (
	"event_id" integer NOT NULL,
	"sort" smallint NOT NULL,
	"content_id" integer NOT NULL,
	CONSTRAINT "event_title_event_id_sort_pk" PRIMARY KEY("event_id","sort")
);
--> statement-breakpoint
DROP INDEX "event_running";--> statement-breakpoint
ALTER TABLE "event" ALTER COLUMN "category" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ALTER COLUMN "link" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "written_by" text;--> statement-breakpoint
-- Those of before have no page: each keeps its address, and nobody is named who wrote it.
UPDATE "event" SET "key" = 'event-' || "id", "published_at" = "start_at", "written_by" = '';--> statement-breakpoint
DELETE FROM "event" WHERE "start_at" >= "end_at";--> statement-breakpoint
ALTER TABLE "event" ALTER COLUMN "key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ALTER COLUMN "published_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ALTER COLUMN "written_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "withdrawn_by" text;--> statement-breakpoint
ALTER TABLE "event_link" ADD CONSTRAINT "event_link_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_title" ADD CONSTRAINT "event_title_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_title" ADD CONSTRAINT "event_title_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_title_once" ON "event_title" USING btree ("event_id","content_id");--> statement-breakpoint
CREATE INDEX "event_title_content" ON "event_title" USING btree ("content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_key" ON "event" USING btree ("language","key");--> statement-breakpoint
CREATE INDEX "event_running" ON "event" USING btree ("language","end_at");--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_in_order" CHECK ("event"."start_at" < "event"."end_at");--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_withdrawn" CHECK (num_nulls(withdrawn_at, withdrawn_by) in (0, 2));