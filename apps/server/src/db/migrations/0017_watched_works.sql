CREATE TABLE "watched_work" (
	"path" text PRIMARY KEY NOT NULL,
	"seen_print" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"done_print" text,
	"outcome" text
);
