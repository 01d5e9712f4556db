CREATE TABLE "chapter_comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chapter_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chapter_id" integer NOT NULL,
	"reader_id" bigint,
	"body" text NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_by" text,
	"hidden_reason" text,
	CONSTRAINT "chapter_comment_likes" CHECK (total_likes >= 0),
	CONSTRAINT "chapter_comment_words" CHECK ((deleted_at is null) = (body <> '')),
	CONSTRAINT "chapter_comment_author" CHECK (reader_id is not null or deleted_at is not null),
	CONSTRAINT "chapter_comment_hidden" CHECK (num_nulls(hidden_at, hidden_by, hidden_reason) in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "comment_like" (
	"comment_id" integer NOT NULL,
	"reader_id" bigint,
	"liked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_like_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_like_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"chapter_id" integer NOT NULL,
	"comment_id" integer NOT NULL,
	"change" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comment_report" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_id" integer NOT NULL,
	"reader_id" bigint,
	"category" text NOT NULL,
	"remarks" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_report_category_known" CHECK (category in ('spoiler', 'abuse', 'sexual', 'advertising', 'personal', 'other'))
);
--> statement-breakpoint
CREATE TABLE "comment_total" (
	"chapter_id" integer PRIMARY KEY NOT NULL,
	"content_id" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "comment_total_count" CHECK (total >= 0)
);
--> statement-breakpoint
ALTER TABLE "chapter_comment" ADD CONSTRAINT "chapter_comment_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_comment" ADD CONSTRAINT "chapter_comment_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_comment_id_chapter_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."chapter_comment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like_change" ADD CONSTRAINT "comment_like_change_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like_change" ADD CONSTRAINT "comment_like_change_comment_id_chapter_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."chapter_comment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_comment_id_chapter_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."chapter_comment"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_report" ADD CONSTRAINT "comment_report_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_total" ADD CONSTRAINT "comment_total_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_total" ADD CONSTRAINT "comment_total_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapter_comment_liked" ON "chapter_comment" USING btree ("chapter_id","total_likes" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE deleted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "chapter_comment_recent" ON "chapter_comment" USING btree ("chapter_id","id" DESC NULLS FIRST) WHERE deleted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "chapter_comment_author_recent" ON "chapter_comment" USING btree ("reader_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "comment_like_once" ON "comment_like" USING btree ("comment_id","reader_id");--> statement-breakpoint
CREATE INDEX "comment_like_reader" ON "comment_like" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "comment_like_change_chapter" ON "comment_like_change" USING btree ("chapter_id","at");--> statement-breakpoint
CREATE INDEX "comment_like_change_at" ON "comment_like_change" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_report_once" ON "comment_report" USING btree ("comment_id","reader_id");--> statement-breakpoint
CREATE INDEX "comment_report_reader" ON "comment_report" USING btree ("reader_id");--> statement-breakpoint
CREATE INDEX "comment_report_recent" ON "comment_report" USING btree ("reported_at");--> statement-breakpoint
CREATE INDEX "comment_total_content" ON "comment_total" USING btree ("content_id");
--> statement-breakpoint
CREATE FUNCTION "count_chapter_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	more integer := 0;
BEGIN
	IF NEW.deleted_at IS NULL AND NEW.hidden_at IS NULL THEN
		more := 1;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD.deleted_at IS NULL AND OLD.hidden_at IS NULL THEN
		more := more - 1;
	END IF;
	IF more <> 0 THEN
		UPDATE comment_total SET total = total + more WHERE chapter_id = NEW.chapter_id;
		IF NOT FOUND THEN
			INSERT INTO comment_total (chapter_id, content_id, total)
			SELECT id, content_id, more FROM chapter WHERE id = NEW.chapter_id
			ON CONFLICT (chapter_id) DO UPDATE SET total = comment_total.total + excluded.total;
		END IF;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "chapter_comment_counted" AFTER INSERT OR UPDATE OF "deleted_at", "hidden_at" ON "chapter_comment" FOR EACH ROW EXECUTE FUNCTION "count_chapter_comment"();
