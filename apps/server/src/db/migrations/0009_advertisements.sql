ALTER TABLE "chapter_rental" DROP CONSTRAINT "chapter_rental_method_known";--> statement-breakpoint
ALTER TABLE "chapter_rental" DROP CONSTRAINT "chapter_rental_paid";--> statement-breakpoint
ALTER TABLE "chapter_rental" ADD CONSTRAINT "chapter_rental_method_known" CHECK (method in ('rent-with-coin', 'rent-with-ticket', 'rent-with-gauge', 'rent-with-ads'));--> statement-breakpoint
ALTER TABLE "chapter_rental" ADD CONSTRAINT "chapter_rental_paid" CHECK (case method when 'rent-with-gauge' then entry_id is null
        when 'rent-with-ads' then true else entry_id is not null end);