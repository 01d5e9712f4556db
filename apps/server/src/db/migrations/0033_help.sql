CREATE TABLE "help_document" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"edition" text NOT NULL,
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	CONSTRAINT "help_document_type_known" CHECK (type in ('notice', 'faq')),
	CONSTRAINT "help_document_edition_known" CHECK (edition in ('ko', 'ja', 'global', 'vi-refund')),
	CONSTRAINT "help_document_locale_known" CHECK (locale in ('ko-KR', 'ja-JP', 'en-US', 'zh-TW', 'vi-VN', 'fr-FR', 'de-DE')),
	CONSTRAINT "help_document_withdrawn" CHECK (num_nulls(withdrawn_at, withdrawn_by) in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "help_document_version" (
	"document_id" integer NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"category_path" text[] NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"written_by" text NOT NULL,
	CONSTRAINT "help_document_version_document_id_version_pk" PRIMARY KEY("document_id","version")
);
--> statement-breakpoint
CREATE TABLE "inquiry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition" text NOT NULL,
	"locale" text NOT NULL,
	"category" text NOT NULL,
	"body" text NOT NULL,
	"email" text NOT NULL,
	"member_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"key" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" text,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"closed_reason" text,
	CONSTRAINT "inquiry_key_unique" UNIQUE("key"),
	CONSTRAINT "inquiry_edition_known" CHECK (edition in ('ko', 'ja', 'global', 'vi-refund')),
	CONSTRAINT "inquiry_locale_known" CHECK (locale in ('ko-KR', 'ja-JP', 'en-US', 'zh-TW', 'vi-VN', 'fr-FR', 'de-DE')),
	CONSTRAINT "inquiry_category_known" CHECK (category in ('account', 'payment', 'reading', 'content', 'rights', 'suggestion', 'other')),
	CONSTRAINT "inquiry_answered" CHECK (num_nulls(answer, answered_at, answered_by) in (0, 3)),
	CONSTRAINT "inquiry_closed" CHECK (num_nulls(closed_at, closed_by, closed_reason) in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "inquiry_image" (
	"inquiry_id" integer NOT NULL,
	"position" integer NOT NULL,
	"object_key" text NOT NULL,
	CONSTRAINT "inquiry_image_inquiry_id_position_pk" PRIMARY KEY("inquiry_id","position"),
	CONSTRAINT "inquiry_image_object_key_unique" UNIQUE("object_key")
);
--> statement-breakpoint
ALTER TABLE "policy" DROP CONSTRAINT "policy_type_known";--> statement-breakpoint
ALTER TABLE "help_document_version" ADD CONSTRAINT "help_document_version_document_id_help_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."help_document"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry" ADD CONSTRAINT "inquiry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_image" ADD CONSTRAINT "inquiry_image_inquiry_id_inquiry_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "help_document_key" ON "help_document" USING btree ("type","edition","locale","key");--> statement-breakpoint
CREATE INDEX "help_document_shown" ON "help_document" USING btree ("edition","type","published_at");--> statement-breakpoint
CREATE INDEX "inquiry_open" ON "inquiry" USING btree ("sent_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "inquiry_closed_at" ON "inquiry" USING btree ("closed_at") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "inquiry_member" ON "inquiry" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "policy" ADD CONSTRAINT "policy_type_known" CHECK (type in ('terms_of_use', 'privacy_policy', 'marketing_notification', 'advertisement', 'youth_protection_policy', 'fund_settlement', 'special_commercial_transaction'));