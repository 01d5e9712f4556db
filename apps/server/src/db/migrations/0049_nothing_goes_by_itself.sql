ALTER TABLE "consent" DROP CONSTRAINT "consent_member_id_member_id_fk";
--> statement-breakpoint
ALTER TABLE "challenge_chapter_image" DROP CONSTRAINT "challenge_chapter_image_chapter_id_challenge_chapter_id_fk";
--> statement-breakpoint
ALTER TABLE "article_desk" DROP CONSTRAINT "article_desk_chapter_id_challenge_chapter_id_fk";
--> statement-breakpoint
ALTER TABLE "article_page" DROP CONSTRAINT "article_page_chapter_id_challenge_chapter_id_fk";
--> statement-breakpoint
ALTER TABLE "article_upload" DROP CONSTRAINT "article_upload_chapter_id_challenge_chapter_id_fk";
--> statement-breakpoint
ALTER TABLE "inquiry" DROP CONSTRAINT "inquiry_member_id_member_id_fk";
--> statement-breakpoint
ALTER TABLE "inquiry_image" DROP CONSTRAINT "inquiry_image_inquiry_id_inquiry_id_fk";
--> statement-breakpoint
ALTER TABLE "gift_receipt" DROP CONSTRAINT "gift_receipt_member_id_member_id_fk";
--> statement-breakpoint
ALTER TABLE "gift_receipt" DROP CONSTRAINT "gift_receipt_gift_id_inbox_entry_id_fk";
--> statement-breakpoint
ALTER TABLE "inbox_recipient" DROP CONSTRAINT "inbox_recipient_member_id_member_id_fk";
--> statement-breakpoint
ALTER TABLE "inbox_recipient" DROP CONSTRAINT "inbox_recipient_entry_id_inbox_entry_id_fk";
--> statement-breakpoint
ALTER TABLE "refund_event" DROP CONSTRAINT "refund_event_request_id_refund_request_id_fk";
--> statement-breakpoint
ALTER TABLE "refund_line" DROP CONSTRAINT "refund_line_request_id_refund_request_id_fk";
--> statement-breakpoint
ALTER TABLE "offer_user" DROP CONSTRAINT "offer_user_member_id_member_id_fk";
--> statement-breakpoint
ALTER TABLE "point_conversion" DROP CONSTRAINT "point_conversion_member_id_member_id_fk";
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_chapter_image" ADD CONSTRAINT "challenge_chapter_image_chapter_id_challenge_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."challenge_chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_desk" ADD CONSTRAINT "article_desk_chapter_id_challenge_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."challenge_chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_page" ADD CONSTRAINT "article_page_chapter_id_challenge_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."challenge_chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_upload" ADD CONSTRAINT "article_upload_chapter_id_challenge_chapter_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."challenge_chapter"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_image" ADD CONSTRAINT "inquiry_image_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_receipt" ADD CONSTRAINT "gift_receipt_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_receipt" ADD CONSTRAINT "gift_receipt_gift_id_inbox_entry_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."inbox_entry"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_recipient" ADD CONSTRAINT "inbox_recipient_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_recipient" ADD CONSTRAINT "inbox_recipient_entry_id_inbox_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."inbox_entry"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_event" ADD CONSTRAINT "refund_event_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_line" ADD CONSTRAINT "refund_line_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_user" ADD CONSTRAINT "offer_user_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_conversion" ADD CONSTRAINT "point_conversion_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE restrict ON UPDATE no action;