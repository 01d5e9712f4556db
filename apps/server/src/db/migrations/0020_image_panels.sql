ALTER TABLE "image" ADD COLUMN "panels" jsonb;--> statement-breakpoint
ALTER TABLE "image" ADD CONSTRAINT "image_panels_bounded" CHECK (jsonb_array_length("image"."panels" -> 'panels') <= 64);