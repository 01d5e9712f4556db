CREATE TABLE "refund_bankbook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid,
	"image" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"taken_up_at" timestamp with time zone NOT NULL,
	"operator" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"operator" text,
	"detail" text,
	CONSTRAINT "refund_event_known" CHECK (what in ('requested', 'taken_up', 'paid', 'returned', 'refused', 'replaced', 'exported'))
);
--> statement-breakpoint
CREATE TABLE "refund_line" (
	"request_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"kind" text NOT NULL,
	"chapter_id" integer,
	"content_name" text,
	"chapter_name" text,
	"store" text,
	"purchased_at" timestamp with time zone NOT NULL,
	"coins" integer NOT NULL,
	"remaining_days" smallint,
	"price" integer NOT NULL,
	"exact" text NOT NULL,
	"won" integer NOT NULL,
	"shares" json NOT NULL,
	CONSTRAINT "refund_line_request_id_line_pk" PRIMARY KEY("request_id","line"),
	CONSTRAINT "refund_line_kind_known" CHECK (kind in ('chapter', 'coins'))
);
--> statement-breakpoint
CREATE TABLE "refund_removal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_removal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"request_id" uuid NOT NULL,
	CONSTRAINT "refund_removal_known" CHECK (what in ('bankbook', 'request'))
);
--> statement-breakpoint
CREATE TABLE "refund_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wallet_id" integer NOT NULL,
	"member_id" uuid,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"reason" text,
	"bank_code" text NOT NULL,
	"account" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	"bankbook_id" uuid,
	"end_of_service_at" timestamp with time zone NOT NULL,
	"judged_at" timestamp with time zone NOT NULL,
	"totals" json NOT NULL,
	"refund_won" integer NOT NULL,
	"paid_won" integer NOT NULL,
	"kept_won" integer NOT NULL,
	"batch_id" integer,
	"entry_id" bigint,
	CONSTRAINT "refund_request_state_known" CHECK (state in ('requested', 'taken_up', 'paid', 'returned', 'refused', 'replaced')),
	CONSTRAINT "refund_request_sum" CHECK (refund_won + kept_won = paid_won and refund_won >= 0),
	CONSTRAINT "refund_request_taken_up" CHECK ((state in ('taken_up', 'paid')) <= (batch_id is not null))
);
--> statement-breakpoint
ALTER TABLE "refund_bankbook" ADD CONSTRAINT "refund_bankbook_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_event" ADD CONSTRAINT "refund_event_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_bankbook_id_refund_bankbook_id_fk" FOREIGN KEY ("bankbook_id") REFERENCES "public"."refund_bankbook"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_batch_id_refund_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."refund_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_event_of_request" ON "refund_event" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_request_standing" ON "refund_request" USING btree ("wallet_id") WHERE state in ('requested', 'taken_up', 'paid');--> statement-breakpoint
CREATE INDEX "refund_request_of_wallet" ON "refund_request" USING btree ("wallet_id","requested_at");--> statement-breakpoint
CREATE INDEX "refund_request_batch" ON "refund_request" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "refund_request_state" ON "refund_request" USING btree ("state","requested_at");