CREATE TABLE "chapter_rental" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chapter_rental_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"wallet_id" integer NOT NULL,
	"content_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"method" text NOT NULL,
	"rented_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"entry_id" bigint,
	CONSTRAINT "chapter_rental_method_known" CHECK (method in ('rent-with-coin', 'rent-with-ticket', 'rent-with-gauge')),
	CONSTRAINT "chapter_rental_lasts" CHECK (ends_at > rented_at),
	CONSTRAINT "chapter_rental_paid" CHECK ((method = 'rent-with-gauge') = (entry_id is null))
);
--> statement-breakpoint
CREATE TABLE "chapter_unlock" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chapter_unlock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"wallet_id" integer NOT NULL,
	"content_id" integer NOT NULL,
	"chapter_id" integer NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	"entry_id" bigint NOT NULL,
	"coin_back_entry_id" bigint,
	"delivered_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	"take_back_entry_id" bigint,
	CONSTRAINT "chapter_unlock_taken_back" CHECK ((taken_back_at is null) = (take_back_entry_id is null)
        and (taken_back_at is null or delivered_at is null))
);
--> statement-breakpoint
CREATE TABLE "coin_transaction" (
	"token" text PRIMARY KEY NOT NULL,
	"wallet_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"request" "bytea",
	"code" smallint,
	"answer" json,
	CONSTRAINT "coin_transaction_answered" CHECK ((request is null) = (code is null))
);
--> statement-breakpoint
CREATE TABLE "gauge_use" (
	"wallet_id" integer NOT NULL,
	"content_id" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gauge_use_wallet_id_content_id_pk" PRIMARY KEY("wallet_id","content_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_kind_known";--> statement-breakpoint
ALTER TABLE "chapter_rental" ADD CONSTRAINT "chapter_rental_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_rental" ADD CONSTRAINT "chapter_rental_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_rental" ADD CONSTRAINT "chapter_rental_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_rental" ADD CONSTRAINT "chapter_rental_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_unlock" ADD CONSTRAINT "chapter_unlock_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_unlock" ADD CONSTRAINT "chapter_unlock_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_unlock" ADD CONSTRAINT "chapter_unlock_chapter_id_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_unlock" ADD CONSTRAINT "chapter_unlock_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_unlock" ADD CONSTRAINT "chapter_unlock_coin_back_entry_id_ledger_entry_id_fk" FOREIGN KEY ("coin_back_entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_unlock" ADD CONSTRAINT "chapter_unlock_take_back_entry_id_ledger_entry_id_fk" FOREIGN KEY ("take_back_entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_transaction" ADD CONSTRAINT "coin_transaction_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gauge_use" ADD CONSTRAINT "gauge_use_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gauge_use" ADD CONSTRAINT "gauge_use_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chapter_rental_of_title" ON "chapter_rental" USING btree ("wallet_id","content_id","ends_at");--> statement-breakpoint
CREATE INDEX "chapter_rental_entry" ON "chapter_rental" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chapter_unlock_once" ON "chapter_unlock" USING btree ("wallet_id","content_id","chapter_id") WHERE taken_back_at is null;--> statement-breakpoint
CREATE INDEX "chapter_unlock_entry" ON "chapter_unlock" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "coin_transaction_unused" ON "coin_transaction" USING btree ("created_at") WHERE request is null;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_kind_known" CHECK (kind in ('charge', 'grant', 'coin_back', 'spend', 'expire', 'refund', 'take_back'));