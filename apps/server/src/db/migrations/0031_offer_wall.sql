CREATE TABLE "offer_reward" (
	"partner" text NOT NULL,
	"transaction_id" text NOT NULL,
	"wallet_id" integer NOT NULL,
	"conversion_id" uuid,
	"coins" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "offer_reward_partner_transaction_id_pk" PRIMARY KEY("partner","transaction_id"),
	CONSTRAINT "offer_reward_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "offer_reward_partner_known" CHECK (partner in ('pincrux', 'pointpark')),
	CONSTRAINT "offer_reward_coins" CHECK (coins > 0)
);
--> statement-breakpoint
CREATE TABLE "offer_user" (
	"member_id" uuid NOT NULL,
	"partner" text NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "offer_user_member_id_partner_pk" PRIMARY KEY("member_id","partner"),
	CONSTRAINT "offer_user_key_unique" UNIQUE("key"),
	CONSTRAINT "offer_user_partner_known" CHECK (partner in ('pincrux', 'pointpark'))
);
--> statement-breakpoint
CREATE TABLE "point_conversion" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"points" integer,
	"coins" integer,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_conversion_state_known" CHECK (state in ('open', 'granted', 'cancelled', 'failed')),
	CONSTRAINT "point_conversion_granted" CHECK ((state = 'granted') = (coins is not null))
);
--> statement-breakpoint
ALTER TABLE "offer_reward" ADD CONSTRAINT "offer_reward_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_reward" ADD CONSTRAINT "offer_reward_conversion_id_point_conversion_id_fk" FOREIGN KEY ("conversion_id") REFERENCES "public"."point_conversion"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_reward" ADD CONSTRAINT "offer_reward_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_user" ADD CONSTRAINT "offer_user_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_conversion" ADD CONSTRAINT "point_conversion_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_reward_of_conversion" ON "offer_reward" USING btree ("conversion_id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_conversion_open" ON "point_conversion" USING btree ("member_id") WHERE state = 'open';