CREATE TABLE "coin_order_lot" (
	"lot_id" integer PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coin_order" ADD COLUMN "owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_order_lot" ADD CONSTRAINT "coin_order_lot_lot_id_coin_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."coin_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_order_lot" ADD CONSTRAINT "coin_order_lot_order_id_coin_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."coin_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_order_lot_of_order" ON "coin_order_lot" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "coin_order" ADD CONSTRAINT "coin_order_owed" CHECK (owed = 0 or owed > 0 and state = 'refunded');
--> statement-breakpoint
INSERT INTO "coin_order_lot" ("lot_id", "order_id")
SELECT l.id, o.id FROM "coin_order" o
JOIN "coin_order_event" e ON e.order_id = o.id AND e.to_state = 'granted'
JOIN "coin_lot" l ON l.wallet_id = o.wallet_id AND l.acquired_at = e.at
	AND CASE l.kind WHEN 'purchased' THEN l.granted = o.coins AND l.paid_amount = o.price AND l.paid_currency = o.currency
		WHEN 'bonus' THEN l.granted = o.bonus_coins END
ON CONFLICT DO NOTHING;
