ALTER TABLE "notice_setting" DROP CONSTRAINT "notice_setting_kinds_known";--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "kind" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "end_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notice_setting" ADD CONSTRAINT "notice_setting_kinds_known" CHECK (off <@ array['newChapter', 'gift', 'giftEnding', 'inquiryAnswered', 'refund']);--> statement-breakpoint
ALTER TABLE "banner" ADD CONSTRAINT "banner_kind_known" CHECK (kind in ('notice', 'free', 'event'));