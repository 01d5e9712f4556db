ALTER TABLE "coin_order" ADD COLUMN "forgiven" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coin_order_event" ADD COLUMN "operator" text;--> statement-breakpoint
ALTER TABLE "coin_order" ADD CONSTRAINT "coin_order_forgiven" CHECK (forgiven >= 0);