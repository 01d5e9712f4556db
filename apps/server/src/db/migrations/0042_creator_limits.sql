ALTER TABLE "article_upload" DROP CONSTRAINT "article_upload_refusal_known";--> statement-breakpoint
ALTER TABLE "challenge_reading" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article_upload" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "article_upload" ADD CONSTRAINT "article_upload_refusal_known" CHECK (refusal in ('kind', 'tooLarge', 'tooManyPixels', 'tooManyImages', 'chapterTooLarge', 'totalTooLarge', 'unpacksTooLarge', 'broken', 'locked', 'noImages', 'pageGone', 'onePicture', 'tooNarrow', 'gaveUp'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "challenge_chapter_appeared"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.status = 'published' OR (TG_OP = 'UPDATE' AND OLD.status = 'published') THEN
		-- First the title: who changes another of its chapters waits, and counts this one then.
		PERFORM FROM challenge_title WHERE id = NEW.content_id FOR NO KEY UPDATE;
		UPDATE challenge_title SET chapter_count = facts.count,
			published_at = least(published_at, facts.first),
			updated_at = greatest(updated_at, facts.last)
		FROM (SELECT count(*) AS count, min(published_at) AS first, max(published_at) AS last
			FROM challenge_chapter WHERE content_id = NEW.content_id AND status = 'published') AS facts
		WHERE id = NEW.content_id;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
UPDATE challenge_title SET chapter_count = facts.count
FROM (SELECT title.id, count(chapter.id) AS count FROM challenge_title AS title
	LEFT JOIN challenge_chapter AS chapter ON chapter.content_id = title.id
		AND chapter.status = 'published' GROUP BY title.id) AS facts
WHERE challenge_title.id = facts.id AND challenge_title.chapter_count <> facts.count;
