ALTER TABLE "challenge_comment" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "chapter_comment" ADD COLUMN "key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_comment_once" ON "challenge_comment" USING btree ("reader_id","key") WHERE key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_comment_once" ON "chapter_comment" USING btree ("reader_id","key") WHERE key is not null;