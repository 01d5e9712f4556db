CREATE TABLE "coin_lot" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"wallet_id" integer NOT NULL,
	"kind" text NOT NULL,
	"granted" integer NOT NULL,
	"amount" integer NOT NULL,
	"acquired_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"paid_amount" integer,
	"paid_currency" text,
	"platform" text NOT NULL,
	CONSTRAINT "coin_lot_amount" CHECK (granted > 0 and amount between 0 and granted),
	CONSTRAINT "coin_lot_kind_known" CHECK (kind in ('free', 'bonus', 'purchased')),
	CONSTRAINT "coin_lot_platform_known" CHECK (platform in ('ios', 'aos', 'one-store', 'web')),
	CONSTRAINT "coin_lot_paid" CHECK ((kind = 'purchased') = (paid_amount is not null)
        and (paid_amount is null) = (paid_currency is null) and paid_amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wallet_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator" text,
	"reason" text,
	CONSTRAINT "ledger_entry_kind_known" CHECK (kind in ('charge', 'grant', 'coin_back', 'spend', 'expire', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"entry_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	"account" text NOT NULL,
	"lot_id" integer,
	"coins" integer NOT NULL,
	CONSTRAINT "ledger_posting_entry_id_line_pk" PRIMARY KEY("entry_id","line"),
	CONSTRAINT "ledger_posting_account_known" CHECK (account in ('lot', 'sales', 'promotions', 'revenue', 'expiry', 'refunds')),
	CONSTRAINT "ledger_posting_lot" CHECK ((account = 'lot') = (lot_id is not null)),
	CONSTRAINT "ledger_posting_coins" CHECK (coins <> 0)
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wallet_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" uuid,
	"purchased_coins" integer DEFAULT 0 NOT NULL,
	"given_coins" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "wallet_coins" CHECK (purchased_coins >= 0 and given_coins >= 0)
);
--> statement-breakpoint
ALTER TABLE "coin_lot" ADD CONSTRAINT "coin_lot_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_entry_id_ledger_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_lot_id_coin_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."coin_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet" ADD CONSTRAINT "wallet_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_lot_left" ON "coin_lot" USING btree ("wallet_id") WHERE amount > 0;--> statement-breakpoint
CREATE INDEX "coin_lot_expires" ON "coin_lot" USING btree ("expires_at") WHERE amount > 0 and expires_at is not null;--> statement-breakpoint
CREATE INDEX "ledger_entry_wallet" ON "ledger_entry" USING btree ("wallet_id","id");--> statement-breakpoint
CREATE INDEX "ledger_posting_of_lot" ON "ledger_posting" USING btree ("lot_id");--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the ledger is only added to' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entry_append_only" BEFORE UPDATE OR DELETE ON "ledger_entry" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_posting_append_only" BEFORE UPDATE OR DELETE ON "ledger_posting" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
CREATE FUNCTION "ledger_entry_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum(coins) FROM ledger_posting WHERE entry_id = NEW.entry_id) <> 0 THEN
		RAISE EXCEPTION 'the postings of entry % do not sum to zero', NEW.entry_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_posting_balances" AFTER INSERT ON "ledger_posting" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_entry_balances"();
