CREATE TABLE "comment_block" (
	"reader_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_block_reader_id_author_id_pk" PRIMARY KEY("reader_id","author_id"),
	CONSTRAINT "comment_block_of_another" CHECK (reader_id <> author_id)
);
--> statement-breakpoint
ALTER TABLE "comment_block" ADD CONSTRAINT "comment_block_reader_id_reader_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_block" ADD CONSTRAINT "comment_block_author_id_reader_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."reader"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_block_author" ON "comment_block" USING btree ("author_id");