CREATE TABLE "coin_order" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"wallet_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"edition" text NOT NULL,
	"locale" text NOT NULL,
	"payment" text NOT NULL,
	"carrier" text,
	"coins" integer NOT NULL,
	"bonus_coins" integer NOT NULL,
	"bonus_days" integer,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"reason" text,
	"payment_token" text,
	"transaction_token" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ask_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	"attention" text,
	CONSTRAINT "coin_order_token" UNIQUE("payment","payment_token"),
	CONSTRAINT "coin_order_transaction" UNIQUE("wallet_id","transaction_token"),
	CONSTRAINT "coin_order_payment_known" CHECK (payment in ('payco', 'paypal', 'credit', 'carrier', 'paypay')),
	CONSTRAINT "coin_order_state_known" CHECK (state in ('created', 'reserved', 'authorised', 'captured', 'granted', 'cancelled', 'failed', 'refunded')),
	CONSTRAINT "coin_order_reason_known" CHECK (reason in ('cancelled', 'networkTimeout', 'unauthorizedMember', 'unsupportedDeviceOrStore', 'initialization', 'server', 'response', 'store', 'alreadyOwned', 'inProgress', 'accountMismatch', 'invalidProduct', 'unavailableContents', 'noRentalTickets')),
	CONSTRAINT "coin_order_counts" CHECK (coins > 0 and bonus_coins >= 0 and price > 0)
);
--> statement-breakpoint
CREATE TABLE "coin_order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"source" text NOT NULL,
	"detail" text,
	CONSTRAINT "coin_order_event_from_known" CHECK (from_state in ('created', 'reserved', 'authorised', 'captured', 'granted', 'cancelled', 'failed', 'refunded')),
	CONSTRAINT "coin_order_event_to_known" CHECK (to_state in ('created', 'reserved', 'authorised', 'captured', 'granted', 'cancelled', 'failed', 'refunded')),
	CONSTRAINT "coin_order_event_source_known" CHECK (source in ('member', 'provider', 'job', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "coin_product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"edition" text NOT NULL,
	"coins" integer NOT NULL,
	"bonus_coins" integer DEFAULT 0 NOT NULL,
	"bonus_days" integer,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"sort" smallint NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "coin_product_code_unique" UNIQUE("code"),
	CONSTRAINT "coin_product_edition_known" CHECK (edition in ('ko', 'ja', 'global', 'vi-refund')),
	CONSTRAINT "coin_product_currency_known" CHECK (currency in ('KRW', 'JPY', 'USD')),
	CONSTRAINT "coin_product_counts" CHECK (coins > 0 and bonus_coins >= 0 and price > 0 and bonus_days > 0)
);
--> statement-breakpoint
ALTER TABLE "coin_order" ADD CONSTRAINT "coin_order_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_order" ADD CONSTRAINT "coin_order_product_id_coin_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."coin_product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_order_event" ADD CONSTRAINT "coin_order_event_order_id_coin_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."coin_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coin_order_of_wallet" ON "coin_order" USING btree ("wallet_id","created_at");--> statement-breakpoint
CREATE INDEX "coin_order_ask" ON "coin_order" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE INDEX "coin_order_event_of_order" ON "coin_order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "coin_product_of_edition" ON "coin_product" USING btree ("edition","sort");--> statement-breakpoint
CREATE TRIGGER "coin_order_event_append_only" BEFORE UPDATE OR DELETE ON "coin_order_event" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
