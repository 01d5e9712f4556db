ALTER TABLE "content" ADD COLUMN "contributors" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "series_name" text;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "series_position" text;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "accessibility" jsonb;--> statement-breakpoint
CREATE INDEX "content_series" ON "content" USING btree ("language","series_name") WHERE series_name is not null;