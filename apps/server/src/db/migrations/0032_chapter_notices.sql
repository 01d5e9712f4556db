CREATE TABLE "title_notice" (
	"content_id" integer PRIMARY KEY NOT NULL,
	"told_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "title_notice" ADD CONSTRAINT "title_notice_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Of what is there already nobody is told.
INSERT INTO "title_notice" ("content_id", "told_until") SELECT "id", now() FROM "content";
