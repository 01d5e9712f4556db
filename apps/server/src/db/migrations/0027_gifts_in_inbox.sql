INSERT INTO "inbox_entry" ("id", "kind", "distribution_type", "title", "description", "item_id", "distributed_at", "expires_at", "operator", "reason")
OVERRIDING SYSTEM VALUE
SELECT "id", 'gift', 'operator', "title", "description", "item_id", "distributed_at", "expires_at", "operator", "reason" FROM "gift";--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('inbox_entry', 'id'), greatest((SELECT max("id") FROM "inbox_entry"), 1), (SELECT count(*) > 0 FROM "inbox_entry"));--> statement-breakpoint
INSERT INTO "inbox_recipient" ("member_id", "entry_id") SELECT "member_id", "id" FROM "gift";--> statement-breakpoint
INSERT INTO "gift_receipt" ("member_id", "gift_id", "received_at", "ledger_entry_id")
SELECT "member_id", "id", "received_at", "entry_id" FROM "gift" WHERE "received_at" IS NOT NULL;--> statement-breakpoint
DROP TABLE "gift" CASCADE;