CREATE TABLE "article_desk" (
	"chapter_id" integer PRIMARY KEY NOT NULL,
	"cover_id" text,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "article_page" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chapter_id" integer NOT NULL,
	"sort" integer NOT NULL,
	"part" integer NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbnail_id" text,
	CONSTRAINT "article_page_size" CHECK (least(bytes, width, height) > 0)
);
--> statement-breakpoint
CREATE TABLE "article_page_slice" (
	"page_id" integer NOT NULL,
	"slice" smallint NOT NULL,
	"image_id" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "article_page_slice_page_id_slice_pk" PRIMARY KEY("page_id","slice")
);
--> statement-breakpoint
CREATE TABLE "article_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chapter_id" integer NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"replaces" integer,
	"sort" integer NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"refusal" text,
	"pages_done" integer DEFAULT 0 NOT NULL,
	"pages" integer,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_upload_state_known" CHECK (state in ('receiving', 'queued', 'reading', 'done', 'refused')),
	CONSTRAINT "article_upload_refusal_known" CHECK (refusal in ('kind', 'tooLarge', 'tooManyPixels', 'tooManyImages', 'chapterTooLarge', 'unpacksTooLarge', 'broken', 'locked', 'noImages', 'pageGone', 'onePicture')),
	CONSTRAINT "article_upload_refused" CHECK ((state = 'refused') = (refusal is not null))
);
--> statement-breakpoint
CREATE TABLE "article_upload_part" (
	"upload_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"upload_key" text NOT NULL,
	CONSTRAINT "article_upload_part_upload_id_part_pk" PRIMARY KEY("upload_id","part")
);
--> statement-breakpoint
ALTER TABLE "article_desk" ADD CONSTRAINT "article_desk_chapter_id_challenge_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."challenge_chapter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_desk" ADD CONSTRAINT "article_desk_cover_id_image_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_page" ADD CONSTRAINT "article_page_chapter_id_challenge_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."challenge_chapter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_page" ADD CONSTRAINT "article_page_thumbnail_id_image_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_page_slice" ADD CONSTRAINT "article_page_slice_page_id_article_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."article_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_page_slice" ADD CONSTRAINT "article_page_slice_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_upload" ADD CONSTRAINT "article_upload_chapter_id_challenge_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."challenge_chapter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_upload_part" ADD CONSTRAINT "article_upload_part_upload_id_article_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."article_upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_desk_cover" ON "article_desk" USING btree ("cover_id");--> statement-breakpoint
CREATE INDEX "article_page_order" ON "article_page" USING btree ("chapter_id","sort","part");--> statement-breakpoint
CREATE INDEX "article_page_thumbnail" ON "article_page" USING btree ("thumbnail_id");--> statement-breakpoint
CREATE INDEX "article_page_slice_image" ON "article_page_slice" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "article_upload_of_chapter" ON "article_upload" USING btree ("chapter_id","sort");--> statement-breakpoint
CREATE INDEX "article_upload_touched" ON "article_upload" USING btree ("touched_at");