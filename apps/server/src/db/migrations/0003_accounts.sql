CREATE TABLE "attempt" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"member_id" uuid NOT NULL,
	"type" text NOT NULL,
	"version" text NOT NULL,
	"agreed" boolean NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_member_id_type_said_at_pk" PRIMARY KEY("member_id","type","said_at"),
	CONSTRAINT "consent_type_known" CHECK (type in ('terms_of_use', 'privacy_policy', 'marketing_notification', 'advertisement'))
);
--> statement-breakpoint
CREATE TABLE "external_login" (
	"login_type" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" uuid NOT NULL,
	"linked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"disconnected_at" timestamp with time zone,
	CONSTRAINT "external_login_login_type_subject_pk" PRIMARY KEY("login_type","subject"),
	CONSTRAINT "external_login_type_known" CHECK (login_type in ('payco', 'apple', 'google', 'facebook', 'naver', 'kakao', 'twitter'))
);
--> statement-breakpoint
CREATE TABLE "one_time_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"member_id" uuid,
	"data" text DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_token_kind_known" CHECK (kind in ('certifiedEmail', 'passwordReset', 'dormantCheck', 'externalFlow', 'externalIdentity', 'certification', 'previousAccount'))
);
--> statement-breakpoint
CREATE TABLE "outbox_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy" (
	"type" text NOT NULL,
	"version" text NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "policy_type_version_locale_pk" PRIMARY KEY("type","version","locale"),
	CONSTRAINT "policy_type_known" CHECK (type in ('terms_of_use', 'privacy_policy', 'marketing_notification', 'advertisement'))
);
--> statement-breakpoint
CREATE TABLE "rsa_key" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"private_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rsa_session_key" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"rsa_key_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rsa_session_key_purpose_known" CHECK (purpose in ('LOGIN', 'CHECK_PASSWORD', 'SIGN_UP', 'CHANGE_PASSWORD', 'RESET_PASSWORD'))
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"email_hash" "bytea" PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "nickname" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "password_postponed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "avatar_key" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "cell_phone" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "email_notify" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "accept_mature" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "adult_certified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "last_signed_in_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "dormant_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "deletion_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "deletion_reason" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "stay_logged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_login" ADD CONSTRAINT "external_login_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rsa_session_key" ADD CONSTRAINT "rsa_session_key_rsa_key_id_rsa_key_id_fk" FOREIGN KEY ("rsa_key_id") REFERENCES "public"."rsa_key"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_last_failed" ON "attempt" USING btree ("last_failed_at");--> statement-breakpoint
CREATE INDEX "external_login_member" ON "external_login" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "one_time_token_member" ON "one_time_token" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "one_time_token_expires" ON "one_time_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_mail_created" ON "outbox_mail" USING btree ("created_at" desc);--> statement-breakpoint
CREATE INDEX "rsa_session_key_expires" ON "rsa_session_key" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verification_code_sent" ON "verification_code" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_email" ON "member" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "member_last_signed_in" ON "member" USING btree ("last_signed_in_at");--> statement-breakpoint
CREATE INDEX "member_deletion_asked" ON "member" USING btree ("deletion_asked_at") WHERE deletion_asked_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "session_id" ON "session" USING btree ("id");