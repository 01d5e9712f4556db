CREATE TABLE "moved_account" (
	"product" text NOT NULL,
	"previous_id" text NOT NULL,
	"member_id" uuid,
	"purchased_coins" integer NOT NULL,
	"free_coins" integer NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moved_account_product_previous_id_pk" PRIMARY KEY("product","previous_id"),
	CONSTRAINT "moved_account_coins" CHECK (purchased_coins >= 0 and free_coins >= 0)
);
--> statement-breakpoint
ALTER TABLE "moved_account" ADD CONSTRAINT "moved_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moved_account_member" ON "moved_account" USING btree ("member_id");