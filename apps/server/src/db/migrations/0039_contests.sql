CREATE TABLE "contest" (
	"contest_no" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"image_id" text NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"result_at" timestamp with time zone NOT NULL,
	"written_by" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	CONSTRAINT "contest_number" CHECK (contest_no in (1, 2, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118)),
	CONSTRAINT "contest_in_order" CHECK ("contest"."announced_at" <= "contest"."opens_at" and "contest"."opens_at" < "contest"."closes_at"
        and "contest"."closes_at" < "contest"."result_at"),
	CONSTRAINT "contest_withdrawn" CHECK (num_nulls(withdrawn_at, withdrawn_by) in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "contest_award" (
	"contest_no" integer NOT NULL,
	"sort" smallint NOT NULL,
	"place" smallint NOT NULL,
	"rank" text NOT NULL,
	"prize" text NOT NULL,
	"comment" text NOT NULL,
	"judge" text NOT NULL,
	"content_id" integer NOT NULL,
	CONSTRAINT "contest_award_contest_no_sort_pk" PRIMARY KEY("contest_no","sort"),
	CONSTRAINT "contest_award_place" CHECK (place > 0)
);
--> statement-breakpoint
CREATE TABLE "contest_entry" (
	"contest_no" integer NOT NULL,
	"content_id" integer NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"excluded_at" timestamp with time zone,
	"excluded_by" text,
	"excluded_reason" text,
	CONSTRAINT "contest_entry_contest_no_content_id_pk" PRIMARY KEY("contest_no","content_id"),
	CONSTRAINT "contest_entry_excluded" CHECK (num_nulls(excluded_at, excluded_by, excluded_reason) in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "written_page" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"body" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"written_by" text NOT NULL,
	CONSTRAINT "written_page_key_version_pk" PRIMARY KEY("key","version"),
	CONSTRAINT "written_page_version" CHECK (version > 0)
);
--> statement-breakpoint
CREATE TABLE "written_picture" (
	"folder" text NOT NULL,
	"name" text NOT NULL,
	"image_id" text NOT NULL,
	CONSTRAINT "written_picture_folder_name_pk" PRIMARY KEY("folder","name")
);
--> statement-breakpoint
ALTER TABLE "contest" ADD CONSTRAINT "contest_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_award" ADD CONSTRAINT "contest_award_entry" FOREIGN KEY ("contest_no","content_id") REFERENCES "public"."contest_entry"("contest_no","content_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entry" ADD CONSTRAINT "contest_entry_contest_no_contest_contest_no_fk" FOREIGN KEY ("contest_no") REFERENCES "public"."contest"("contest_no") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entry" ADD CONSTRAINT "contest_entry_content_id_challenge_title_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."challenge_title"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_picture" ADD CONSTRAINT "written_picture_image_id_image_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."image"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_award_title" ON "contest_award" USING btree ("contest_no","content_id");--> statement-breakpoint
CREATE INDEX "contest_entry_newest" ON "contest_entry" USING btree ("contest_no","entered_at");--> statement-breakpoint
CREATE INDEX "contest_entry_content" ON "contest_entry" USING btree ("content_id");