CREATE TABLE "gift_receipt" (
	"member_id" uuid NOT NULL,
	"gift_id" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"ledger_entry_id" bigint NOT NULL,
	CONSTRAINT "gift_receipt_member_id_gift_id_pk" PRIMARY KEY("member_id","gift_id"),
	CONSTRAINT "gift_receipt_ledger_entry_id_unique" UNIQUE("ledger_entry_id")
);
--> statement-breakpoint
CREATE TABLE "inbox_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"distribution_type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"item_id" integer,
	"link" text,
	"distributed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"operator" text NOT NULL,
	"reason" text NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	"withdrawn_reason" text,
	CONSTRAINT "inbox_entry_kind_known" CHECK (kind in ('gift', 'message', 'mission')),
	CONSTRAINT "inbox_entry_distribution_known" CHECK (distribution_type in ('operator', 'everyone')),
	CONSTRAINT "inbox_entry_is_whole" CHECK ((kind = 'message') = (item_id is null) and (kind = 'message') = (expires_at is null)
        and (link is null or kind = 'gift')),
	CONSTRAINT "inbox_entry_withdrawn" CHECK (num_nulls(withdrawn_at, withdrawn_by, withdrawn_reason) in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "inbox_look" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"up_to" integer NOT NULL,
	CONSTRAINT "inbox_look_member_id_kind_pk" PRIMARY KEY("member_id","kind"),
	CONSTRAINT "inbox_look_kind_known" CHECK (kind in ('gift', 'message', 'mission'))
);
--> statement-breakpoint
CREATE TABLE "inbox_recipient" (
	"member_id" uuid NOT NULL,
	"entry_id" integer NOT NULL,
	CONSTRAINT "inbox_recipient_member_id_entry_id_pk" PRIMARY KEY("member_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "gift_item" DROP CONSTRAINT "gift_item_known";--> statement-breakpoint
ALTER TABLE "gift_receipt" ADD CONSTRAINT "gift_receipt_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_receipt" ADD CONSTRAINT "gift_receipt_gift_id_inbox_entry_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."inbox_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_receipt" ADD CONSTRAINT "gift_receipt_ledger_entry_id_ledger_entry_id_fk" FOREIGN KEY ("ledger_entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entry" ADD CONSTRAINT "inbox_entry_item_id_gift_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."gift_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_look" ADD CONSTRAINT "inbox_look_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_recipient" ADD CONSTRAINT "inbox_recipient_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_recipient" ADD CONSTRAINT "inbox_recipient_entry_id_inbox_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."inbox_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_receipt_gift" ON "gift_receipt" USING btree ("gift_id");--> statement-breakpoint
CREATE INDEX "inbox_entry_to_everyone" ON "inbox_entry" USING btree ("distributed_at") WHERE distribution_type = 'everyone';--> statement-breakpoint
CREATE INDEX "inbox_entry_distributed" ON "inbox_entry" USING btree ("distributed_at");--> statement-breakpoint
CREATE INDEX "inbox_entry_expires" ON "inbox_entry" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "inbox_recipient_entry" ON "inbox_recipient" USING btree ("entry_id");--> statement-breakpoint
ALTER TABLE "gift_item" ADD CONSTRAINT "gift_item_known" CHECK (item in ('coin', 'ticket', 'ad_ticket', 'other'));