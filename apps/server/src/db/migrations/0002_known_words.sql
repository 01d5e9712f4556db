-- What stands there already is not checked: a service would not start for a word that nobody knows.
ALTER TABLE "banner" ADD CONSTRAINT "banner_area_known" CHECK (area in ('top', 'section', 'adult', 'content_home')) NOT VALID;--> statement-breakpoint
ALTER TABLE "menu" ADD CONSTRAINT "menu_source_known" CHECK (source in ('curated', 'ranking', 'newest', 'gauge', 'genre', 'publish_day', 'completed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "popup" ADD CONSTRAINT "popup_page_known" CHECK (page in ('home', 'content_home')) NOT VALID;--> statement-breakpoint
ALTER TABLE "popup" ADD CONSTRAINT "popup_ui_type_known" CHECK (ui_type in ('image', 'content')) NOT VALID;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_category_known" CHECK (category in ('chapter_free_for_now', 'chapter_unlock_discount', 'chapter_unlock_coinback')) NOT VALID;--> statement-breakpoint
ALTER TABLE "section" ADD CONSTRAINT "section_page_known" CHECK (page in ('home', 'adult')) NOT VALID;--> statement-breakpoint
ALTER TABLE "section" ADD CONSTRAINT "section_ui_type_known" CHECK (section_ui_type in ('normal', 'ranking')) NOT VALID;--> statement-breakpoint
ALTER TABLE "section" ADD CONSTRAINT "section_element_ui_type_known" CHECK (element_ui_type in ('banner_image', 'banner_list', 'banner_swipe', 'normal', 'big', 'genre_basic', 'content_big')) NOT VALID;--> statement-breakpoint
ALTER TABLE "section" ADD CONSTRAINT "section_source_known" CHECK (source in ('curated', 'ranking', 'newest', 'gauge', 'genre', 'publish_day', 'completed')) NOT VALID;