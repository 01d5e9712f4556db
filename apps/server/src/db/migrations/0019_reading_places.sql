ALTER TABLE "chapter_reading" ADD COLUMN "place_version" text;--> statement-breakpoint
ALTER TABLE "chapter_reading" ADD COLUMN "place_share" double precision;--> statement-breakpoint
ALTER TABLE "chapter_reading" ADD COLUMN "place_position" jsonb;--> statement-breakpoint
ALTER TABLE "chapter_reading" ADD COLUMN "place_device" text;--> statement-breakpoint
ALTER TABLE "chapter_reading" ADD COLUMN "placed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reading_event" ADD COLUMN "event_key" text;--> statement-breakpoint
ALTER TABLE "title_reading" ADD COLUMN "last_device" text;--> statement-breakpoint
ALTER TABLE "title_reading" ADD COLUMN "furthest_device" text;--> statement-breakpoint
ALTER TABLE "chapter_reading" ADD CONSTRAINT "chapter_reading_place" FOREIGN KEY ("chapter_id","place_version") REFERENCES "public"."chapter_version"("chapter_id","version") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reading_event_once" ON "reading_event" USING btree ("reader_id","event_key") WHERE event_key is not null;--> statement-breakpoint
ALTER TABLE "chapter_reading" ADD CONSTRAINT "chapter_reading_place_is_whole" CHECK (num_nulls(place_version, place_share, place_device, placed_at) in (0, 4)
        and (place_position is null or placed_at is not null));