CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"guest" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_key" text NOT NULL,
	"import_digest" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"badge_label" text DEFAULT '' NOT NULL,
	"key_visual_id" text,
	"theme_color" text NOT NULL,
	"icon" text,
	"sns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mature" boolean DEFAULT false NOT NULL,
	"restricted_age" smallint DEFAULT 0 NOT NULL,
	"original" boolean DEFAULT false NOT NULL,
	"exclusive" boolean DEFAULT false NOT NULL,
	"ads_enabled" boolean DEFAULT false NOT NULL,
	"publisher_name" text,
	"publish_days" smallint[] DEFAULT '{}' NOT NULL,
	"chapter_unit" text NOT NULL,
	"chapter_file_format" text NOT NULL,
	"comment_enabled" boolean DEFAULT true NOT NULL,
	"orientation" text NOT NULL,
	"gauge_usable" boolean DEFAULT false NOT NULL,
	"ticket_usable" boolean DEFAULT false NOT NULL,
	"coin_usable" boolean DEFAULT false NOT NULL,
	"recover_interval" integer DEFAULT 0 NOT NULL,
	"rental_period" integer DEFAULT 0 NOT NULL,
	"rent_expire_at" timestamp with time zone,
	"episode_count" integer DEFAULT 0 NOT NULL,
	"volume_count" integer DEFAULT 0 NOT NULL,
	"last_chapter_published_at" timestamp with time zone,
	"total_views" bigint DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "content_restricted_age" CHECK (restricted_age in (0, 12, 15, 19))
);
--> statement-breakpoint
CREATE TABLE "content_author" (
	"content_id" integer NOT NULL,
	"sort" smallint NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "content_author_content_id_sort_pk" PRIMARY KEY("content_id","sort")
);
--> statement-breakpoint
CREATE TABLE "content_genre" (
	"content_id" integer NOT NULL,
	"genre" text NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "content_genre_content_id_genre_pk" PRIMARY KEY("content_id","genre")
);
--> statement-breakpoint
CREATE TABLE "content_thumbnail" (
	"content_id" integer NOT NULL,
	"type" text NOT NULL,
	"image_id" text NOT NULL,
	CONSTRAINT "content_thumbnail_content_id_type_pk" PRIMARY KEY("content_id","type")
);
--> statement-breakpoint
CREATE TABLE "chapter" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chapter_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"unit" text NOT NULL,
	"sort" integer NOT NULL,
	"volume_id" integer,
	"name" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"thumbnail_id" text,
	"author_comment" text,
	"free" boolean NOT NULL,
	"rent_allowed_with" text[] DEFAULT '{}' NOT NULL,
	"purchase_allowed_with" text[] DEFAULT '{}' NOT NULL,
	"event" text,
	"original_price" integer DEFAULT 0 NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"coin_back_price" integer DEFAULT 0 NOT NULL,
	"original_rental_price" integer DEFAULT 0 NOT NULL,
	"rental_price" integer DEFAULT 0 NOT NULL,
	"rental_period" integer DEFAULT 0 NOT NULL,
	"trial_pages" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chapter_epub" (
	"chapter_id" integer NOT NULL,
	"sales_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"size" integer NOT NULL,
	"character_counts" integer[] NOT NULL,
	CONSTRAINT "chapter_epub_chapter_id_sales_type_pk" PRIMARY KEY("chapter_id","sales_type")
);
--> statement-breakpoint
CREATE TABLE "chapter_image" (
	"chapter_id" integer NOT NULL,
	"page" smallint NOT NULL,
	"slice" smallint NOT NULL,
	"image_id" text NOT NULL,
	CONSTRAINT "chapter_image_chapter_id_page_slice_pk" PRIMARY KEY("chapter_id","page","slice")
);
--> statement-breakpoint
CREATE TABLE "image" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"format" text NOT NULL,
	"widths" integer[] NOT NULL,
	"dominant_color" text NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chapter_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chapter_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chapter_id" integer NOT NULL,
	"category" text NOT NULL,
	"issue" text NOT NULL,
	"reader" text NOT NULL,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reading_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reading_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chapter_id" integer NOT NULL,
	"reader" text NOT NULL,
	"kind" text NOT NULL,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"language" text NOT NULL,
	"category" text NOT NULL,
	"area" text NOT NULL,
	"sort" smallint NOT NULL,
	"title" text NOT NULL,
	"additional_text" text DEFAULT '' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"theme_color" text NOT NULL,
	"image_id" text NOT NULL,
	"large_image_id" text,
	"content_id" integer,
	"link" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalog_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"language" text NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_entry" (
	"catalog_id" integer NOT NULL,
	"sort" smallint NOT NULL,
	"content_id" integer NOT NULL,
	CONSTRAINT "catalog_entry_catalog_id_sort_pk" PRIMARY KEY("catalog_id","sort")
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"language" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"mature" boolean DEFAULT false NOT NULL,
	"image_id" text NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"link" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "menu_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"language" text NOT NULL,
	"category" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort" smallint NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_item" (
	"menu_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "menu_item_menu_id_code_pk" PRIMARY KEY("menu_id","code")
);
--> statement-breakpoint
CREATE TABLE "popup" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "popup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"language" text NOT NULL,
	"area" text NOT NULL,
	"page" text NOT NULL,
	"content_id" integer,
	"ui_type" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"theme_color" text NOT NULL,
	"image_id" text,
	"web_link_url" text,
	"app_link_url" text,
	"repeat_interval" integer DEFAULT 0 NOT NULL,
	"repeatable" boolean DEFAULT false NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"content_id" integer NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"web_link_url" text NOT NULL,
	"end_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "section" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "section_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"language" text NOT NULL,
	"category" text NOT NULL,
	"page" text NOT NULL,
	"sort" smallint NOT NULL,
	"section_ui_type" text NOT NULL,
	"element_ui_type" text NOT NULL,
	"title" text NOT NULL,
	"additional_text" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"genre" text,
	"url_http" text
);
--> statement-breakpoint
CREATE TABLE "section_element" (
	"section_id" integer NOT NULL,
	"sort" smallint NOT NULL,
	"content_id" integer,
	"banner_id" integer,
	CONSTRAINT "section_element_section_id_sort_pk" PRIMARY KEY("section_id","sort")
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content" ADD CONSTRAINT "content_key_visual_id_image_id_fk" FOREIGN KEY ("key_visual_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_author" ADD CONSTRAINT "content_author_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_genre" ADD CONSTRAINT "content_genre_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_thumbnail" ADD CONSTRAINT "content_thumbnail_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_thumbnail" ADD CONSTRAINT "content_thumbnail_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter" ADD CONSTRAINT "chapter_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter" ADD CONSTRAINT "chapter_thumbnail_id_image_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_epub" ADD CONSTRAINT "chapter_epub_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_image" ADD CONSTRAINT "chapter_image_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_image" ADD CONSTRAINT "chapter_image_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_report" ADD CONSTRAINT "chapter_report_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_event" ADD CONSTRAINT "reading_event_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_large_image_id_image_id_fk" FOREIGN KEY ("large_image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_entry" ADD CONSTRAINT "catalog_entry_catalog_id_catalog_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalog"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_entry" ADD CONSTRAINT "catalog_entry_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item" ADD CONSTRAINT "menu_item_menu_id_menu_id_fk" FOREIGN KEY ("menu_id") REFERENCES "public"."menu"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popup" ADD CONSTRAINT "popup_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "popup" ADD CONSTRAINT "popup_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_element" ADD CONSTRAINT "section_element_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_element" ADD CONSTRAINT "section_element_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_element" ADD CONSTRAINT "section_element_banner_id_banner_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_import_key" ON "content" USING btree ("import_key");--> statement-breakpoint
CREATE INDEX "content_newest" ON "content" USING btree ("language","category","last_chapter_published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "content_popular" ON "content" USING btree ("language","category","total_views" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX "content_publish_days" ON "content" USING gin ("publish_days");--> statement-breakpoint
CREATE INDEX "content_search" ON "content" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_author_name" ON "content_author" USING btree ("name");--> statement-breakpoint
CREATE INDEX "content_genre_genre" ON "content_genre" USING btree ("genre","content_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_order" ON "chapter" USING btree ("content_id","unit","sort");--> statement-breakpoint
CREATE INDEX "chapter_image_image" ON "chapter_image" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "image_created_at" ON "image" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "chapter_report_chapter" ON "chapter_report" USING btree ("chapter_id");--> statement-breakpoint
CREATE INDEX "reading_event_reader" ON "reading_event" USING btree ("reader","occurred_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reading_event_chapter" ON "reading_event" USING btree ("chapter_id","occurred_at");--> statement-breakpoint
CREATE INDEX "banner_area" ON "banner" USING btree ("language","category","area","sort");--> statement-breakpoint
CREATE INDEX "event_running" ON "event" USING btree ("language","category","end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "menu_code" ON "menu" USING btree ("language","category","code");--> statement-breakpoint
CREATE INDEX "popup_page" ON "popup" USING btree ("language","page","end_at");--> statement-breakpoint
CREATE INDEX "promotion_content" ON "promotion" USING btree ("content_id","end_at");--> statement-breakpoint
CREATE INDEX "section_page" ON "section" USING btree ("language","category","page","sort");