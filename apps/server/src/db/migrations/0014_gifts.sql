CREATE TABLE "gift" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"item_id" integer NOT NULL,
	"distribution_type" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"distributed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone,
	"entry_id" bigint,
	"operator" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "gift_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "gift_received" CHECK ((received_at is null) = (entry_id is null))
);
--> statement-breakpoint
CREATE TABLE "gift_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item" text NOT NULL,
	"amount" integer NOT NULL,
	"days" integer,
	CONSTRAINT "gift_item_same" UNIQUE NULLS NOT DISTINCT("item","amount","days"),
	CONSTRAINT "gift_item_known" CHECK (item in ('coin', 'ticket')),
	CONSTRAINT "gift_item_amount" CHECK (amount > 0 and days > 0)
);
--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_item_id_gift_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."gift_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_of_member" ON "gift" USING btree ("member_id","id");