ALTER TABLE "chapter_comment" ADD COLUMN "place_version" text;--> statement-breakpoint
ALTER TABLE "chapter_comment" ADD COLUMN "place_share" double precision;--> statement-breakpoint
ALTER TABLE "chapter_comment" ADD COLUMN "place_position" jsonb;--> statement-breakpoint
ALTER TABLE "chapter_comment" ADD CONSTRAINT "chapter_comment_place" FOREIGN KEY ("chapter_id","place_version") REFERENCES "public"."chapter_version"("chapter_id","version") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapter_comment_placed" ON "chapter_comment" USING btree ("chapter_id","total_likes" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and hidden_at is null and place_share is not null;--> statement-breakpoint
ALTER TABLE "chapter_comment" ADD CONSTRAINT "chapter_comment_place_is_whole" CHECK (num_nulls(place_version, place_share) in (0, 2)
        and (place_position is null or place_share is not null)
        and place_share between 0 and 1);