CREATE INDEX "title_subscription_of_content" ON "title_subscription" USING btree ("content_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "refund_bankbook_of_member" ON "refund_bankbook" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "refund_request_of_member" ON "refund_request" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "refund_request_of_bankbook" ON "refund_request" USING btree ("bankbook_id");--> statement-breakpoint
CREATE INDEX "point_conversion_of_member" ON "point_conversion" USING btree ("member_id");