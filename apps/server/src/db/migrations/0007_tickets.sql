ALTER TABLE "coin_lot" DROP CONSTRAINT "coin_lot_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_posting" RENAME COLUMN "coins" TO "amount";--> statement-breakpoint
ALTER TABLE "ledger_posting" RENAME CONSTRAINT "ledger_posting_coins" TO "ledger_posting_amount";--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD COLUMN "unit" text DEFAULT 'coin' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_posting" ALTER COLUMN "unit" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "wallet" ADD COLUMN "tickets" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wallet" ADD COLUMN "ad_tickets" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_lot" ADD CONSTRAINT "coin_lot_kind_known" CHECK (kind in ('free', 'bonus', 'purchased', 'ticket', 'ad_ticket'));--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_unit_known" CHECK (unit in ('coin', 'ticket', 'ad_ticket'));--> statement-breakpoint
ALTER TABLE "wallet" ADD CONSTRAINT "wallet_tickets" CHECK (tickets >= 0 and ad_tickets >= 0);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "ledger_entry_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM ledger_posting WHERE entry_id = NEW.entry_id GROUP BY unit HAVING sum(amount) <> 0) THEN
		RAISE EXCEPTION 'the postings of entry % do not sum to zero', NEW.entry_id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
