import { expect, it } from 'vitest';
import { freshDatabase } from '#testing/fresh-database.ts';

/** What may go by itself with the row that it belongs to, and why nobody misses it. */
const allowed: Readonly<Record<string, string>> = {
  'session.member_id > member': 'opens nothing without its account',
  'one_time_token.member_id > member': 'opens nothing without its account',
  'external_login.member_id > member': 'a way into an account that is gone',
  'rsa_session_key.rsa_key_id > rsa_key': 'fits nothing without its key',
  'push_subscription.member_id > member': 'where notices go that nobody gets any more',
  'notice_setting.member_id > member': 'a switch of notices that nobody gets any more',
  'inbox_look.member_id > member': 'how far somebody has looked at a list that is gone',
  'gift_ending_notice.gift_id > inbox_entry': 'that a notice was sent of what is gone',
  'article_page_slice.page_id > article_page': 'a piece of a page that its creator takes away',
  'article_upload_part.upload_id > article_upload': 'a piece of a file that becomes nothing',
  'challenge_listed.content_id > challenge_title': 'derived: triggers make it anew',
  'content_author.content_id > content': 'the catalogue, which an import writes anew',
  'content_genre.content_id > content': 'the catalogue, which an import writes anew',
  'content_thumbnail.content_id > content': 'the catalogue, which an import writes anew',
  'chapter_image.chapter_id > chapter': 'the catalogue, which an import writes anew',
  'chapter_epub.chapter_id > chapter': 'the catalogue, which an import writes anew',
  'import_path.content_id > content': 'where the catalogue was imported from',
  'event_link.event_id > event': 'a part of a page that operators write',
  'event_title.event_id > event': 'a part of a page that operators write',
  'event_title.content_id > content': 'a place that editors give a title',
  'banner.content_id > content': 'a place that editors give a title',
  'section_element.section_id > section': 'a place that editors give a title',
  'section_element.content_id > content': 'a place that editors give a title',
  'section_element.banner_id > banner': 'a place that editors give a banner',
  'menu_item.menu_id > menu': 'a part of a menu that editors arrange',
  'catalog_entry.catalog_id > catalog': 'a part of a list that editors arrange',
  'catalog_entry.content_id > content': 'a place that editors give a title',
  'popup.content_id > content': 'a place that editors give a title',
  'promotion.content_id > content': 'a place that editors give a title',
  'title_notice.content_id > content': 'that a notice was sent of what is gone',
};

it('lets nothing go by itself that a reader owns or wrote', async () => {
  const { sql } = await freshDatabase();
  const cascading = await sql<{ link: string }>`
    select conrelid::regclass || '.' || string_agg(a.attname, ',' order by a.attnum) || ' > '
      || confrelid::regclass as link
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where contype = 'f' and confdeltype = 'c' and connamespace = 'public'::regnamespace
    group by c.oid, conrelid, confrelid`;
  expect(cascading.map(({ link }) => link).toSorted()).toEqual(Object.keys(allowed).toSorted());
});
