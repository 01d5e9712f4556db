CREATE TABLE "gift_ending_notice" (
	"gift_id" integer PRIMARY KEY NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_setting" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"off" text[] DEFAULT '{}' NOT NULL,
	"night" boolean DEFAULT false NOT NULL,
	CONSTRAINT "notice_setting_kinds_known" CHECK (off <@ array['newChapter', 'gift', 'giftEnding', 'inquiryAnswered'])
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"member_id" uuid,
	"session_hash" "bytea",
	"visitor_key" text,
	"edition" text NOT NULL,
	"locale" text NOT NULL,
	"time_zone" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscription_edition_known" CHECK (edition in ('ko', 'ja', 'global', 'vi-refund')),
	CONSTRAINT "push_subscription_locale_known" CHECK (locale in ('ko-KR', 'ja-JP', 'en-US', 'zh-TW', 'vi-VN', 'fr-FR', 'de-DE')),
	CONSTRAINT "push_subscription_of_one" CHECK (num_nonnulls(member_id, visitor_key) = 1)
);
--> statement-breakpoint
ALTER TABLE "gift_ending_notice" ADD CONSTRAINT "gift_ending_notice_gift_id_inbox_entry_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."inbox_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_setting" ADD CONSTRAINT "notice_setting_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscription_member" ON "push_subscription" USING btree ("member_id","confirmed_at");--> statement-breakpoint
CREATE INDEX "push_subscription_visitor" ON "push_subscription" USING btree ("visitor_key","confirmed_at");--> statement-breakpoint
CREATE INDEX "push_subscription_session" ON "push_subscription" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "push_subscription_confirmed" ON "push_subscription" USING btree ("confirmed_at");