ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_kind_known";--> statement-breakpoint
ALTER TABLE "ledger_posting" DROP CONSTRAINT "ledger_posting_account_known";--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_kind_known" CHECK (kind in ('charge', 'grant', 'coin_back', 'spend', 'expire', 'refund', 'take_back', 'move'));--> statement-breakpoint
ALTER TABLE "ledger_posting" ADD CONSTRAINT "ledger_posting_account_known" CHECK (account in ('lot', 'sales', 'promotions', 'revenue', 'expiry', 'refunds', 'previous_service'));--> statement-breakpoint
DO $$
DECLARE
	moved record;
	own integer;
	lot integer;
	entry bigint;
	came record;
BEGIN
	FOR moved IN SELECT member_id, purchased_coins, free_coins, moved_at FROM moved_account
		WHERE member_id IS NOT NULL AND purchased_coins + free_coins > 0
		ORDER BY moved_at, product, previous_id
	LOOP
		INSERT INTO wallet (member_id) VALUES (moved.member_id) ON CONFLICT DO NOTHING;
		SELECT id INTO own FROM wallet WHERE member_id = moved.member_id FOR UPDATE;
		FOR came IN SELECT kind, coins FROM (VALUES (1, 'purchased', moved.purchased_coins), (2, 'free', moved.free_coins))
			AS given (place, kind, coins) WHERE coins > 0 ORDER BY place
		LOOP
			INSERT INTO coin_lot (wallet_id, kind, granted, amount, acquired_at, paid_amount, paid_currency, platform)
			VALUES (own, came.kind, came.coins, came.coins, moved.moved_at,
				CASE came.kind WHEN 'purchased' THEN 0 END, CASE came.kind WHEN 'purchased' THEN 'KRW' END, 'web')
			RETURNING id INTO lot;
			INSERT INTO ledger_entry (wallet_id, kind, at) VALUES (own, 'move', now()) RETURNING id INTO entry;
			INSERT INTO ledger_posting (entry_id, line, account, lot_id, unit, amount)
			VALUES (entry, 0, 'lot', lot, 'coin', came.coins), (entry, 1, 'previous_service', NULL, 'coin', -came.coins);
		END LOOP;
		UPDATE wallet SET purchased_coins = purchased_coins + moved.purchased_coins,
			given_coins = given_coins + moved.free_coins WHERE id = own;
	END LOOP;
END $$;--> statement-breakpoint
-- The sums are checked here and now: a later migration may alter these tables in the same transaction.
SET CONSTRAINTS ALL IMMEDIATE;--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
